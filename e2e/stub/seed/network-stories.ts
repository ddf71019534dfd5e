import { day, hour } from './dates.ts'
import { among, collectionOn, depositOn, hourOf, workBefore, type Draw } from './network-time.ts'

/** History of a parcel: its statuses with their moments, in minutes since 1970. */

export type Step = { status: string; at: number }
export type NetworkStory = { hold: number; steps: Step[] }

/** Statuses from the order to the deposit. The courier collects a parcel before the deposit. */
function delivery(deposit: number, draw: Draw): Step[] {
  const pickedUp = deposit - 15 - Math.floor(draw() * 75)
  const ready = workBefore(pickedUp, 20 + Math.floor(draw() * 100))
  const created = workBefore(ready, 10 + Math.floor(draw() * 60))
  return [
    { status: 'created', at: created },
    { status: 'ready_for_delivery', at: ready },
    { status: 'picked_up', at: pickedUp },
    { status: 'operin', at: deposit },
  ]
}

/** Reminder after half of the stay, another one when a tenth is left, then expiry. */
const warnings = (hold: number, deposit: number): Step[] => [
  { status: 'reminder', at: deposit + Math.floor(hold / 2) },
  { status: 'overtimedue', at: deposit + Math.floor(hold * 0.9) },
  { status: 'overtime', at: deposit + hold },
]

const holds = [2 * day, 2 * day, 2 * day, 3 * day]

/** Time of a collection: mostly the same or the next day, and after the end of the stay if never. */
function collectionAfter(deposit: number, draw: Draw): number {
  const patience = draw()
  if (patience > 0.97) return deposit + 9 * day
  const days = patience < 0.5 ? 0 : patience < 0.84 ? 1 : patience < 0.93 ? 2 : 3
  const at = collectionOn(deposit + days * day, draw)
  return at > deposit + 20 ? at : collectionOn(deposit + day, draw)
}

/** Statuses after expiry: the courier removes the parcel. The customer service keeps some, and hands over a few. */
function takenBack(expired: number, draw: Draw): Step[] {
  const out = Math.max(depositOn(expired + (hourOf(expired) < 9 ? 0 : day), draw), expired + 30)
  const steps = [{ status: 'operout', at: out }]
  const fate = draw()
  if (fate < 0.6) steps.push({ status: 'left_for_customer_service', at: out + 2 * hour })
  if (fate < 0.3) steps.push({ status: 'receive', at: collectionOn(out + day, draw) })
  return steps
}

/** Full history of a parcel with a planned deposit on the day of `moment`. In a slow machine clients come on the fourth day. */
export function finishedStory(moment: number, draw: Draw, isSlow: boolean): NetworkStory {
  const usual = among(holds, draw)
  const hold = isSlow ? 5 * day : usual
  const deposit = depositOn(moment, draw)
  const way = delivery(deposit, draw)
  if (draw() < 0.03) {
    const held = way.slice(0, draw() < 0.6 ? 1 : 2)
    return { hold, steps: [...held, { status: 'cancel', at: (held.at(-1)?.at ?? deposit) + 25 }] }
  }
  const collected = isSlow ? collectionOn(deposit + 4 * day, draw) : collectionAfter(deposit, draw)
  const expired = deposit + hold
  if (collected >= expired) return { hold, steps: [...way, ...warnings(hold, deposit), ...takenBack(expired, draw)] }
  const warned = warnings(hold, deposit).filter(({ at }) => at < collected)
  const steps = [...way, ...warned, { status: 'receive', at: collected }]
  if (draw() < 0.02) steps.push({ status: 'return', at: collectionOn(collected + day, draw) })
  return { hold, steps }
}

const shortHolds = [2 * day, 1.5 * day, day, 18 * hour, 12 * hour, 8 * hour, 6 * hour, 3 * hour]

/** Stay of which this fraction is over, with a deposit during the day. */
function stayOver(part: number, now: number): { hold: number; deposit: number } {
  const stays = shortHolds.map((hold) => ({ hold, deposit: Math.floor(now - hold * part) }))
  return stays.find(({ deposit }) => hourOf(deposit) >= 7 && hourOf(deposit) < 18) ?? { hold: day, deposit: now - day }
}

const parts: Record<string, (draw: Draw) => number> = {
  reminder: (draw) => 0.55 + draw() * 0.3,
  overtimedue: (draw) => 0.91 + draw() * 0.08,
  overtime: (draw) => 1.02 + draw() * 0.12,
}

/** History of a parcel that is in its machine now. */
function inMachine(status: string, now: number, draw: Draw): NetworkStory {
  const part = parts[status]
  if (part !== undefined) {
    const { hold, deposit } = stayOver(part(draw), now)
    return { hold, steps: [...delivery(deposit, draw), ...warnings(hold, deposit).filter(({ at }) => at <= now)] }
  }
  const deposit = workBefore(now, 4 + Math.floor(draw() * 580))
  // After a Sunday the newest parcels are two days old, so their stay is longer.
  return { hold: now - deposit < day ? 2 * day : 4 * day, steps: delivery(deposit, draw) }
}

/** History of a parcel on its way to a machine. */
function onTheWay(status: string, now: number, draw: Draw): NetworkStory {
  const reached = ['created', 'ready_for_delivery', 'picked_up'].indexOf(status) + 1
  const last = workBefore(now, 3 + Math.floor(draw() * 240))
  const way = delivery(last, draw)
  const shift = last - (way[reached - 1]?.at ?? last)
  return { hold: 2 * day, steps: way.slice(0, reached).map((step) => ({ ...step, at: step.at + shift })) }
}

/** History of a parcel that came to a slow machine within the last working day. */
export const storyInSlowMachine = (now: number, draw: Draw): NetworkStory => ({
  hold: 5 * day,
  steps: delivery(workBefore(now, 60 + Math.floor(draw() * 500)), draw),
})

export const storyUnderWay = (status: string, now: number, draw: Draw): NetworkStory =>
  ['created', 'ready_for_delivery', 'picked_up'].includes(status)
    ? onTheWay(status, now, draw)
    : inMachine(status, now, draw)
