import { day, hour } from './seed-dates.ts'
import { pick } from './seed-plan.ts'

/** What has become of an order by now, and how long ago each step was taken. */

export type Story = {
  /** Minutes the parcel may stay in the machine; what is fresh may stay for less. */
  hold: number
  /** Oldest first. */
  steps: { status: string; ago: number }[]
}

const holds = [3 * hour, 6 * hour, 12 * hour, day, 2 * day]

/** The longest stay that fits into so many minutes. */
const stayWithin = (minutes: number): number => holds.findLast((hold) => hold <= minutes) ?? 3 * hour

/** The newest orders, one by one: what the first pages of the list show. */
const newest = [
  ['created', 'created', 'ready_for_delivery', 'picked_up', 'ready_for_delivery', 'operin', 'operin', 'operin'],
  ['operin', 'overtime', 'picked_up', 'receive', 'overtimedue', 'cancel', 'receive', 'operin', 'overtime', 'receive'],
].flat()

/** Those of the last two days: many still lie in a machine. */
const recent = [
  ['operin', 'receive', 'reminder', 'receive', 'operin', 'receive', 'overtimedue', 'operin', 'receive'],
  ['operout', 'operin', 'receive', 'reminder', 'cancel', 'operin', 'receive', 'left_for_customer_service', 'receive'],
].flat()

/** Those before: all but a few were collected. */
const past = [
  ['receive', 'receive', 'return', 'receive', 'receive', 'operout', 'receive', 'receive'],
  ['left_for_customer_service', 'receive', 'cancel', 'cancel', 'receive'],
].flat()

/** `rank` 0 is the newest order. */
export function statusAt(rank: number): string {
  if (rank < newest.length) return pick(newest, rank)
  return rank < 84 ? pick(recent, rank - newest.length) : pick(past, rank - 84)
}

/** An order every forty minutes or so, the last one a few minutes ago. */
export const ageAt = (rank: number): number => 6 + rank * 37 + ((rank * 17) % 23)

type Steps = (spread: number, age: number) => { hold: number; deposit: number; after: [status: string, ago: number][] }

/** An ordinary day's delivery reaches its machine within hours. */
const depositOf = (spread: number, age: number): number => Math.ceil(age - Math.min(age / 2, 150 + spread * 6))

/** Warned at half of its stay, again when a tenth is left, then expired. */
const warnings = (hold: number, deposit: number): [string, number][] => [
  ['reminder', deposit - hold / 2],
  ['overtimedue', deposit - hold * 0.9],
  ['overtime', deposit - hold],
]

/** Nobody came: the courier takes it back half an hour after its time, and hands it over an hour later. */
function takenBack(spread: number, age: number): ReturnType<Steps> {
  const deposit = depositOf(spread, age)
  const hold = stayWithin(deposit - 2 * hour)
  return { hold, deposit, after: [...warnings(hold, deposit), ['operout', deposit - hold - hour / 2]] }
}

/** Collected between an hour and a day after it was put there. */
const collectedAt = (spread: number, deposit: number): number =>
  Math.ceil(deposit - Math.min(hour + spread * 70, deposit * 0.9))

/** Statuses after the deposit, for a parcel that was put into a machine. */
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

/** The way to the machine, as far as it has come. */
const way = ['created', 'ready_for_delivery', 'picked_up']

export function storyOf(status: string, rank: number): Story {
  const age = ageAt(rank)
  const spread = (rank * 7) % 20
  const known = inMachine[status]?.(spread, age)
  const last = known?.deposit ?? age * 0.35
  const between = (part: number): number => Math.round(last + (age - last) * part)
  const onTheWay = [age, between(0.8), between(0.3)]
  const reached = known === undefined ? (status === 'cancel' ? 1 + (rank % 2) : way.indexOf(status) + 1) : way.length
  const steps = way.slice(0, reached).map((name, index) => ({ status: name, ago: pick(onTheWay, index) }))
  if (known === undefined) {
    return { hold: 2 * day, steps: status === 'cancel' ? [...steps, { status, ago: between(0) }] : steps }
  }
  const after = known.after.map(([name, ago]) => ({ status: name, ago: Math.max(1, Math.round(ago)) }))
  return { hold: known.hold, steps: [...steps, { status: 'operin', ago: known.deposit }, ...after] }
}
