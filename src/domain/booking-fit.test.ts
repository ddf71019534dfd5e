import { describe, expect, test } from 'vitest'
import type { BookingSlot } from '#api/generated/entities.ts'
import { type BookedParcel, byNeed, fitOf, momentsOf, sumOf } from './booking-fit.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
/** Midnight in Tahiti before Monday 2 March 2026. */
const start = Date.UTC(2026, 2, 2, 10)
const week = { first: '2026-03-02', last: '2026-03-08' }
const later = start + 30 * 24 * HOUR
const hours = (count: number) => start + count * HOUR

const booking = (given: Partial<BookingSlot> = {}): BookingSlot => ({
  '@id': '/api/booking_slots/1',
  id: 1,
  capacity: 8,
  available: 8,
  active: true,
  ...given,
})
const parcel = (from: number, until: number | undefined): BookedParcel => ({
  stays: [{ from: hours(from), to: until === undefined ? undefined : hours(until) }],
  holdsPlace: until === undefined,
})
/** Enough parcels for a proposal, one after the other. */
const twenty = Array.from({ length: 20 }, (_, index) => parcel(index, index + 1))
const undated: BookedParcel = { stays: undefined, holdsPlace: false }
const fit = (given: Partial<BookingSlot>, parcels: readonly BookedParcel[], { now = later, isWhole = true } = {}) =>
  fitOf(booking(given), parcels, { moments: momentsOf(week, now), isWhole })

/** Numbers that look random, the same in every run. */
function dice(seed: number) {
  let state = seed * 7919 + 1
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** The figures by looking every ten minutes, with the day of Tahiti from the text of a date. */
function naive(parcels: readonly BookedParcel[], capacity: number, now: number) {
  const highest: Record<string, number> = {}
  for (let time = start - 48 * HOUR; time < Math.min(now, start + 9 * 24 * HOUR); time += 10 * MINUTE) {
    const day = new Date(time - 10 * HOUR).toISOString().slice(0, 10)
    if (day < week.first || day > week.last) continue
    let inside = 0
    for (const { stays = [] } of parcels)
      for (const { from, to } of stays) if (from <= time && (to === undefined || time < to)) inside += 1
    highest[day] = Math.max(highest[day] ?? 0, inside)
  }
  const days = Object.values(highest)
  const most = Math.max(0, ...days)
  return {
    days: days.length,
    most,
    daysAtMost: days.filter((each) => each === most).length,
    daysFull: days.filter((each) => each >= capacity).length,
    daysUnused: days.filter((each) => each === 0).length,
  }
}

const ten = (minutes: number) => start + minutes * 10 * MINUTE

test.each(Array.from({ length: 40 }, (_, seed) => ({ seed, count: [0, 1, 2, 5, 24, 60][seed % 6] ?? 0 })))(
  '[FIT-01] the figures equal those of other code over random books: $count parcels, seed $seed',
  ({ seed, count }) => {
    const roll = dice(seed + 1)
    const now = ten(6 * 144 + roll(300))
    const parcels = Array.from({ length: count }, (): BookedParcel => {
      const from = roll(10 * 144) - 2 * 144
      // Some stays begin and end at midnight, some have no length, and some go on.
      const begin = roll(4) === 0 ? Math.round(from / 144) * 144 : from
      const end = begin + (roll(5) === 0 ? 144 * roll(3) : roll(400))
      const isOpen = roll(6) === 0 && ten(begin) <= now
      const again = { from: ten(end + roll(50)), to: ten(end + 50 + roll(80)) }
      return {
        stays: [{ from: ten(begin), to: isOpen ? undefined : ten(end) }, ...(isOpen || roll(8) > 0 ? [] : [again])],
        holdsPlace: isOpen,
      }
    })
    const capacity = 1 + roll(8)
    expect(fit({ capacity, available: capacity }, parcels, { now })).toMatchObject(naive(parcels, capacity, now))
  },
)

describe('the figures of a booking', () => {
  test('[FIT-01] a stay until midnight in Tahiti is no use of the next day, a minute more is', () => {
    expect(fit({}, [parcel(23, 24)])).toMatchObject({ daysUnused: 6, days: 7 })
    expect(fit({}, [parcel(23, 24 + 1 / 60)])).toMatchObject({ daysUnused: 5 })
    expect(fit({}, [parcel(-2, 0)])).toMatchObject({ parcels: 0, most: 0, daysAtMost: 7, daysUnused: 7 })
  })

  test('[FIT-01] a parcel that is still there uses its place until now, and days to come do not count', () => {
    const now = hours(60)
    expect(fit({ capacity: 1, available: 0 }, [parcel(-500, undefined)], { now })).toMatchObject({
      days: 3,
      daysFull: 3,
      daysUnused: 0,
      isAtLeast: false,
    })
    expect(momentsOf(week, start - 1)).toEqual([])
    expect(fit({}, [parcel(1, 2)], { now: start - 1 })).toMatchObject({ days: 0, most: 0, parcels: 0 })
  })

  test('[FIT-01] a parcel without dates is in no figure, and makes them lower bounds', () => {
    expect(fit({}, [parcel(1, 2), undated])).toMatchObject({ parcels: 1, undated: 1, most: 1, isAtLeast: true })
  })

  test('[FIT-01] more orders in the booking than were read make the figures lower bounds', () => {
    expect(fit({ available: 6 }, [parcel(1, undefined)])).toMatchObject({ isAtLeast: true, doubt: 'missing' })
    expect(fit({ available: 7 }, [parcel(1, undefined)])).toMatchObject({ isAtLeast: false })
  })

  test.each([
    ['large', { capacity: 4, available: 4 }, 2],
    ['fits', { capacity: 4, available: 4 }, 3],
    ['short', { capacity: 4, available: 4 }, 4],
    // A booking that somebody has made smaller meanwhile.
    ['changed', { capacity: 4, available: 4 }, 5],
    ['unknown', { capacity: undefined }, 5],
    ['unknown', { capacity: 0, available: 0 }, 0],
  ] as const)('[FIT-01] %s: %o with %i places used at once', (verdict, given, most) => {
    const parcels = Array.from({ length: most }, () => parcel(30, 40))
    expect(fit(given, parcels).verdict).toBe(verdict)
  })
})

describe('the proposal', () => {
  const four = [...twenty, ...Array.from({ length: 4 }, () => parcel(30, 40))]

  test('[FIT-02] one place more than the highest use', () => expect(fit({}, four).proposed).toBe(5))

  test('[FIT-02] never less than is taken now, also by parcels on their way', () => {
    const coming: BookedParcel[] = Array.from({ length: 7 }, () => ({ stays: [], holdsPlace: true }))
    expect(fit({ available: 1 }, [...four, ...coming]).proposed).toBe(7)
    const more = [...coming, { stays: [], holdsPlace: true }]
    expect(fit({ available: 0 }, [...four, ...more])).toMatchObject({ proposed: undefined, doubt: 'occupied' })
  })

  test('[FIT-02] there is none with parcels without dates, or that were not read', () => {
    const none = { verdict: 'large', proposed: undefined }
    expect(fit({}, [...four, undated])).toMatchObject({ ...none, doubt: 'undated' })
    expect(fit({ available: 7 }, four)).toMatchObject({ ...none, doubt: 'missing' })
  })
})

test('[FIT-01] the worst waste is first, then the worst shortage, then what fits', () => {
  const used = (most: number, until = 40) => [...twenty, ...Array.from({ length: most }, () => parcel(30, until))]
  const fits = [
    fit({ id: 1, capacity: 2, available: 2 }, used(1)),
    fit({ id: 2, capacity: 2, available: 2 }, used(2)),
    fit({ id: 3, capacity: 5, available: 5 }, used(1)),
    fit({ id: 4, capacity: 1, available: 1 }, used(2)),
    fit({ id: 5, capacity: 2, available: 2 }, used(2, 90)),
    fit({ id: 6, capacity: 9, available: 9 }, used(2)),
    fit({ id: 7, capacity: undefined }, []),
  ]
  expect(fits.toSorted(byNeed).map((each) => each.booking.id)).toEqual([6, 3, 5, 2, 4, 1, 7])
  expect(sumOf(fits.slice(0, 6))).toEqual({
    bookings: 6,
    reserved: 21,
    unused: 12,
    freed: 9,
    short: 2,
    isAtLeast: false,
  })
  expect(sumOf(fits).reserved).toBeUndefined()
})
