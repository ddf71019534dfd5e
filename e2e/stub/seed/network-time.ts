import { day, hour } from './dates.ts'

/** Business hours of the network, in Tahiti time. Times are whole minutes since 1970. */

const tahiti = 10 * hour

/** Seeded pseudo-random numbers between 0 and 1. */
export type Draw = () => number

export function drawFrom(seed: number): Draw {
  let state = (seed * 2_654_435_761 + 97) % 2 ** 32
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  // Skips the first numbers, which are similar for neighbouring seeds.
  for (let turn = 0; turn < 4; turn += 1) next()
  return next
}

export const among = <T>(items: readonly T[], draw: Draw): T => items[Math.floor(draw() * items.length)] as T

/** The first minute of the day in Tahiti. */
const startOfDay = (moment: number): number => Math.floor((moment - tahiti) / day) * day + tahiti
/** 0 is Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (moment: number): number => (Math.floor((moment - tahiti) / day) + 4) % 7
export const hourOf = (moment: number): number => Math.floor((moment - startOfDay(moment)) / hour)

/** Weight of each hour, starting at `from`. */
type Curve = { from: number; weights: number[] }

/** Couriers fill the machines in the morning and after lunch. */
const deposits: Curve = { from: 7, weights: [2, 6, 10, 9, 5, 2, 4, 8, 7, 3, 1] }
/** Clients come before work, at noon, and mostly after work. */
const collections: Curve = { from: 6, weights: [1, 4, 3, 2, 3, 6, 9, 4, 2, 4, 10, 13, 9, 4, 2, 1] }
const weekendCollections: Curve = { from: 8, weights: [3, 7, 9, 8, 4, 2, 2, 3, 4, 3, 1] }

/** Random minute of the day of `moment`. */
function within({ from, weights }: Curve, moment: number, draw: Draw): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = draw() * total
  const rank = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return startOfDay(moment) + (from + Math.max(0, rank)) * hour + Math.floor(draw() * hour)
}

export const depositOn = (moment: number, draw: Draw): number => within(deposits, moment, draw)

export function collectionOn(moment: number, draw: Draw): number {
  const weekday = weekdayOf(moment)
  return within(weekday === 0 || weekday === 6 ? weekendCollections : collections, moment, draw)
}

/** Number of deposits a day, from Sunday to Saturday. */
export const parcelsPerDay = [7, 60, 66, 58, 63, 70, 20]

const isOpen = (moment: number): boolean => weekdayOf(moment) !== 0 && hourOf(moment) >= 7 && hourOf(moment) < 17

/** Time this many working minutes before `moment`, without nights and Sundays. */
export function workBefore(moment: number, minutes: number): number {
  let at = moment
  let left = minutes
  while (left > 0) {
    const step = isOpen(at - 1) ? 1 : 5
    at -= step
    if (step === 1) left -= 1
  }
  return at
}
