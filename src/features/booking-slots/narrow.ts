import { byId } from '#api/addresses.ts'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { bookingStateOf, isJudged } from '#domain/occupancy.ts'
import { lockerName, nameOf, zoneName } from '#lib/names.ts'
import { holdsWords } from '#lib/plain-text.ts'
import type { SearchOf } from '#list/parameters.ts'

type BookingFilter = NonNullable<SearchOf<'bookings'>['filtre']>

export type Booking = Ref<BookingSlot>

const isSuch: Record<BookingFilter, (booking: Booking) => boolean> = {
  actives: ({ active }) => active !== false,
  saturees: (booking) => bookingStateOf(booking) === 'saturated',
  inutilisees: (booking) => bookingStateOf(booking) === 'idle',
}

/** Searchable texts of a booking: company, machine and zone. */
const placeOf = (company: Company, { slot }: Booking) => {
  const { temperatureZone: zone } = slot ?? {}
  return [nameOf(company), lockerName(zone?.locker), zone?.locker?.location, zoneName(zone)].filter(Boolean).join(' ')
}

/**
 * The filters of the list: by state, and by typed words that company, machine and zone together contain.
 * @returns `bookingsOf` with the bookings of a company that match, and `accepts` for companies that the list shows. A company
 * without bookings matches words by its name.
 */
export function narrowing({ filtre, recherche }: Pick<SearchOf<'bookings'>, 'filtre' | 'recherche'>) {
  const known = new WeakMap<Company, readonly Booking[]>()

  function bookingsOf(company: Company): readonly Booking[] {
    const found =
      known.get(company) ??
      (company.bookingSlots ?? []).filter(
        (booking) =>
          (filtre === undefined || isSuch[filtre](booking)) &&
          (recherche === undefined || holdsWords(placeOf(company, booking), recherche)),
      )
    known.set(company, found)
    return found
  }

  function accepts(company: Company) {
    if (bookingsOf(company).length > 0) return true
    if (filtre !== undefined) return false
    return recherche === undefined || (!company.bookingSlots?.length && holdsWords(nameOf(company), recherche))
  }

  return { bookingsOf, accepts }
}

export type Narrowing = ReturnType<typeof narrowing>

/** A line of the file. */
export interface Line {
  company: Company
  booking: Booking
}

/** One line for each booking that the list shows under its companies. */
export const linesOf =
  ({ accepts, bookingsOf }: Narrowing) =>
  (rows: Company[]) =>
    rows.filter(accepts).flatMap((company) =>
      bookingsOf(company)
        .toSorted(byId)
        .map((booking): Line => ({ company, booking })),
    )

/** Whether all companies have been read. Otherwise neither the number of matches nor their absence is certain. */
export const isEverything = ({ loading, incomplete, reading }: Reading) =>
  !loading && incomplete !== true && reading?.isComplete !== false

interface Reading {
  loading: boolean
  incomplete: boolean | undefined
  reading: { isComplete: boolean } | undefined
}

/** Number of companies without their bookings, or without the counts that the filter needs. */
export const countUnknown = (items: readonly Company[], filter: BookingFilter | undefined) => {
  const isCounted = filter === 'saturees' || filter === 'inutilisees'
  return items.filter(({ bookingSlots }) => !bookingSlots || (isCounted && !bookingSlots.every(isJudged))).length
}
