import type { BookingSlot, Company } from '#api/generated/entities.ts'
import { bookingStateOf, isJudged } from '#api/records/occupancy.ts'
import { compareNames, lockerName, nameOf, zoneName } from '#lib/names.ts'
import { holdsWords } from '#ui/plain-text.ts'
import type { BookingFilter, BookingsSearch } from './search.ts'

type Booking = Pick<BookingSlot, 'capacity' | 'available' | 'active'>

const accepts: Record<BookingFilter, (booking: Booking) => boolean> = {
  actives: ({ active }) => active !== false,
  saturees: (booking) => bookingStateOf(booking) === 'saturated',
  inutilisees: (booking) => bookingStateOf(booking) === 'idle',
}

/** Filtered companies by company. Keeps object identity, so that only changed rows render. */
const narrowed: Record<BookingFilter, WeakMap<Company, Company>> = {
  actives: new WeakMap(),
  saturees: new WeakMap(),
  inutilisees: new WeakMap(),
}

function withOnly(filter: BookingFilter, company: Company): Company {
  const known = narrowed[filter].get(company)
  if (known) return known
  const found = { ...company, bookingSlots: company.bookingSlots?.filter(accepts[filter]) ?? [] }
  narrowed[filter].set(company, found)
  return found
}

/** Keeps the bookings that match the filter, and the companies that have some. */
export const filtered = (items: readonly Company[], filter: BookingFilter | undefined): readonly Company[] =>
  filter === undefined
    ? items
    : items.map((company) => withOnly(filter, company)).filter(({ bookingSlots = [] }) => bookingSlots.length > 0)

/** Searchable texts of a booking: company, machine and zone. */
const placeOf = (company: Company, { slot }: Pick<BookingSlot, 'slot'>) => {
  const { temperatureZone: zone } = slot ?? {}
  return [nameOf(company), lockerName(zone?.locker), zone?.locker?.location, zoneName(zone)].filter(Boolean).join(' ')
}

/** Bookings whose company, machine and zone together contain the typed words. A company without bookings matches by its name. */
export function searched(items: readonly Company[], typed: string | undefined): readonly Company[] {
  if (typed === undefined) return items
  return items.flatMap((company) => {
    const { bookingSlots = [] } = company
    if (bookingSlots.length === 0) return holdsWords(nameOf(company), typed) ? [company] : []
    const found = bookingSlots.filter((booking) => holdsWords(placeOf(company, booking), typed))
    if (found.length === bookingSlots.length) return [company]
    return found.length === 0 ? [] : [{ ...company, bookingSlots: found }]
  })
}

/** Sorts by name, or keeps the order of the server. */
export function sortByName(items: readonly Company[], direction: 'asc' | 'desc' | undefined): readonly Company[] {
  if (direction === undefined) return items
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * compareNames(nameOf(a), nameOf(b)))
}

export const arranged = (items: readonly Company[], { tri, filtre }: Pick<BookingsSearch, 'tri' | 'filtre'>) =>
  sortByName(filtered(items, filtre), tri)

/** Whether all companies have been read. Otherwise neither the number of matches nor their absence is certain. */
export const isEverything = ({ loading, incomplete, whole }: Reading) =>
  !loading && incomplete !== true && whole?.isComplete !== false

interface Reading {
  loading: boolean
  incomplete: boolean | undefined
  whole: { isComplete: boolean } | undefined
}

/** Number of companies without their bookings, or without the counts that the filter needs. */
export const countUnknown = (items: readonly Company[], filter: BookingFilter | undefined) => {
  const isCounted = filter === 'saturees' || filter === 'inutilisees'
  return items.filter(({ bookingSlots }) => !bookingSlots || (isCounted && !bookingSlots.every(isJudged))).length
}

export const countBookings = (items: readonly Company[]) =>
  items.reduce((sum, { bookingSlots = [] }) => sum + bookingSlots.length, 0)
