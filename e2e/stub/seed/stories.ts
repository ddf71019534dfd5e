import { day, hour } from './dates.ts'
import { pick } from './plan.ts'

/** Status history of an order of the demo data, with the age of each status. */

export type Story = {
  /** Hold time in minutes. */
  hold: number
  /** Oldest first. */
  steps: { status: string; ago: number }[]
}

const holds = [3 * hour, 6 * hour, 12 * hour, day, 2 * day]

/** Longest of these stays up to `minutes`. */
const stayWithin = (minutes: number): number => holds.findLast((hold) => hold <= minutes) ?? 3 * hour

/** Statuses of the newest orders, on the first pages of the list. */
const newest = [
  ['created', 'created', 'ready_for_delivery', 'picked_up', 'ready_for_delivery', 'operin', 'operin', 'operin'],
  ['operin', 'overtime', 'picked_up', 'receive', 'overtimedue', 'cancel', 'receive', 'operin', 'overtime', 'receive'],
].flat()

/** The statuses of the orders of the last two days: many parcels are still in a machine. */
const recent = [
  ['operin', 'receive', 'reminder', 'receive', 'operin', 'receive', 'overtimedue', 'operin', 'receive'],
  ['operout', 'operin', 'receive', 'reminder', 'cancel', 'operin', 'receive', 'left_for_customer_service', 'receive'],
].flat()

/** The statuses of older orders: most parcels were collected. */
const past = [
  ['receive', 'receive', 'return', 'receive', 'receive', 'operout', 'receive', 'receive'],
  ['left_for_customer_service', 'receive', 'cancel', 'cancel', 'receive'],
].flat()

/** `rank` 0 is the newest order. */
export function statusAt(rank: number): string {
  if (rank < newest.length) return pick(newest, rank)
  return rank < 84 ? pick(recent, rank - newest.length) : pick(past, rank - 84)
}

/** The age of an order in minutes: about one order every forty minutes, the newest a few minutes old. */
export const ageAt = (rank: number): number => 6 + rank * 37 + ((rank * 17) % 23)

type Steps = (spread: number, age: number) => { hold: number; deposit: number; after: [status: string, ago: number][] }

/** Age of the deposit in minutes: it was a few hours after the creation. */
const depositOf = (spread: number, age: number): number => Math.ceil(age - Math.min(age / 2, 150 + spread * 6))

/** Reminder after half of the stay, another one when a tenth is left, then expiry. */
const warnings = (hold: number, deposit: number): [string, number][] => [
  ['reminder', deposit - hold / 2],
  ['overtimedue', deposit - hold * 0.9],
  ['overtime', deposit - hold],
]

/** Not collected: the courier removes the parcel half an hour after the end of the stay. */
function takenBack(spread: number, age: number): ReturnType<Steps> {
  const deposit = depositOf(spread, age)
  const hold = stayWithin(deposit - 2 * hour)
  return { hold, deposit, after: [...warnings(hold, deposit), ['operout', deposit - hold - hour / 2]] }
}

/** Collected between an hour and a day after the deposit. */
const collectedAt = (spread: number, deposit: number): number =>
  Math.ceil(deposit - Math.min(hour + spread * 70, deposit * 0.9))

/** Deposit and later statuses, by the current status of a deposited parcel. */
const inMachine: Record<string, Steps> = {
  operin: (spread, age) => {
    const deposit = Math.min(Math.ceil(age * 0.4), 20 * hour - spread * 11)
    return { hold: spread % 4 === 0 ? day : 2 * day, deposit, after: [] }
  },
  reminder: (spread, age) => {
    const hold = stayWithin((age - 45) / 0.8)
    const deposit = Math.round(hold * (0.62 + spread / 100))
    return { hold, deposit, after: warnings(hold, deposit).slice(0, 1) }
  },
  overtimedue: (spread, age) => {
    const hold = stayWithin(age - 45)
    const deposit = Math.round(hold * (0.97 - spread / 400))
    return { hold, deposit, after: warnings(hold, deposit).slice(0, 2) }
  },
  overtime: (spread, age) => {
    const late = 25 + spread * 9
    const hold = stayWithin(age - 45 - late)
    return { hold, deposit: hold + late, after: warnings(hold, hold + late) }
  },
  receive: (spread, age) => {
    const deposit = depositOf(spread, age)
    return { hold: 2 * day, deposit, after: [['receive', collectedAt(spread, deposit)]] }
  },
  return: (spread, age) => {
    const deposit = depositOf(spread, age)
    const collected = collectedAt(spread, deposit)
    const after: [string, number][] = [
      ['receive', collected],
      ['return', Math.round(collected * 0.4)],
    ]
    return { hold: 2 * day, deposit, after }
  },
  operout: takenBack,
  left_for_customer_service: (spread, age) => {
    const { hold, deposit, after } = takenBack(spread, age)
    return { hold, deposit, after: [...after, ['left_for_customer_service', deposit - hold - 1.5 * hour]] }
  },
}

/** The statuses before the deposit. */
const beforeDeposit = ['created', 'ready_for_delivery', 'picked_up']

export function storyOf(status: string, rank: number): Story {
  const age = ageAt(rank)
  const spread = (rank * 7) % 20
  const known = inMachine[status]?.(spread, age)
  const last = known?.deposit ?? age * 0.35
  const between = (part: number): number => Math.round(last + (age - last) * part)
  const onTheWay = [age, between(0.8), between(0.3)]
  const reached =
    known === undefined
      ? status === 'cancel'
        ? 1 + (rank % 2)
        : beforeDeposit.indexOf(status) + 1
      : beforeDeposit.length
  const steps = beforeDeposit.slice(0, reached).map((name, index) => ({ status: name, ago: pick(onTheWay, index) }))
  if (known === undefined) {
    return { hold: 2 * day, steps: status === 'cancel' ? [...steps, { status, ago: between(0) }] : steps }
  }
  const after = known.after.map(([name, ago]) => ({ status: name, ago: Math.max(1, Math.round(ago)) }))
  return { hold: known.hold, steps: [...steps, { status: 'operin', ago: known.deposit }, ...after] }
}
