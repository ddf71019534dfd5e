/** The rows and sums of « Taille des réservations », from the deliveries of « Analyse » and the bookings. */
import type { BookingSlot } from '#api/generated/entities.ts'
import { type BookingFit, byNeed, fitOf, type FitSum, momentsOf, sumOf } from '#domain/booking-fit.ts'
import { lockerOfBooking, type Place, placeOf } from '#domain/orders/place.ts'
import { filtered, type Period } from '#features/analysis/days.ts'
import type { Delivery, Party } from '#features/analysis/delivery.ts'
import { FEWEST } from '#features/analysis/figures.ts'
import type { AnalysisSearch } from '#features/analysis/search.ts'
import { dayAfter, startOfDay } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, lockerName, nameOf } from '#lib/names.ts'

/** Four weeks, so that each weekday counts as often as the others. */
const DEFAULT_DAYS = 28

/**
 * Days before the period whose deliveries are read as well, because a parcel may have been in its place since then. Those that
 * stay longer are found by the number of places that the server counts as taken.
 */
const LEAD_DAYS = 14

/** The chosen period, by default the four weeks until yesterday. Days to come are cut off. */
export function periodIn({ du, au }: Pick<AnalysisSearch, 'du' | 'au'>, today: string): Period {
  const chosen = au ?? dayAfter(today, -1)
  const last = chosen > today ? today : chosen
  return { first: du ?? dayAfter(last, 1 - DEFAULT_DAYS), last }
}

/** The first day of creation of the deliveries that a period needs. */
export const readFrom = ({ first }: Period) => dayAfter(first, -LEAD_DAYS)

export interface FitRow extends BookingFit {
  /** Position in the table, from 1 on. The chart names its bars by it. */
  rank: number
  company: Party
  machine: Party
  place: Place
}

/** The bookings of a company or a machine. */
export interface FitGroup extends FitSum {
  key: string
  party: Party
}

export interface BookingFits {
  rows: readonly FitRow[]
  total: FitSum
  companies: readonly FitGroup[]
  machines: readonly FitGroup[]
  /** Parcels in a machine during the period that are in no row, because they have no booking, or because theirs is deleted. */
  unbooked: number
  orphaned: number
  /** Parcels of the rows without dates. */
  undated: number
}

interface Asked {
  period: Period
  /** When the deliveries were read. */
  now: number
  /** All deliveries since `readFrom` have been read. */
  isWhole: boolean
  companyId: number | undefined
  machineId: number | undefined
}

export function bookingFitsOf(
  deliveries: readonly Delivery[],
  bookings: readonly BookingSlot[],
  { period, now, isWhole, ...wanted }: Asked,
): BookingFits {
  const moments = momentsOf(period, now)
  // A parcel without dates may have been there in the period if it was created in it or shortly before.
  const mayCount = ({ stays, createdDay = period.first }: Delivery) =>
    stays !== undefined || (createdDay >= readFrom(period) && createdDay <= period.last)
  const parcels = groupBy(deliveries.filter(mayCount), ({ bookingId }) => bookingId)
  const rows = bookings
    .filter(
      (booking) =>
        (wanted.companyId === undefined || booking.company?.id === wanted.companyId) &&
        (wanted.machineId === undefined || lockerOfBooking(booking)?.id === wanted.machineId),
    )
    .map((booking) => fitOf(booking, parcels.get(booking.id) ?? [], { moments, isWhole, fewest: FEWEST }))
    .toSorted(byNeed)
    .map((fit, index): FitRow => {
      const { company } = fit.booking
      const locker = lockerOfBooking(fit.booking)
      return {
        ...fit,
        rank: index + 1,
        company: { id: company?.id, name: nameOf(company) },
        machine: { id: locker?.id, name: lockerName(locker) },
        place: placeOf(fit.booking),
      }
    })
  const known = new Set(bookings.map(({ id }) => id))
  const inPeriod = filtered(deliveries, wanted).filter(wasThereIn(period, now))
  return {
    rows,
    total: sumOf(rows),
    companies: groupsOf(rows, ({ company }) => company),
    machines: groupsOf(rows, ({ machine }) => machine),
    unbooked: inPeriod.filter(({ bookingId }) => bookingId === undefined).length,
    orphaned: inPeriod.filter(({ bookingId }) => bookingId !== undefined && !known.has(bookingId)).length,
    undated: rows.reduce((sum, { undated }) => sum + undated, 0),
  }
}

function wasThereIn({ first, last }: Period, now: number) {
  const [start, end] = [startOfDay(first), Math.min(startOfDay(dayAfter(last, 1)), now)]
  return ({ stays = [] }: Delivery) => stays.some(({ from, to = Infinity }) => from < end && to > start && from < to)
}

/** By unused places, then by shortages, then by name. */
const groupsOf = (rows: readonly FitRow[], partyOf: (row: FitRow) => Party): FitGroup[] =>
  [...groupBy(rows, (row) => String(partyOf(row).id ?? ''))]
    .map(([key, group]) => ({
      key,
      party: group.map(partyOf).find(({ name }) => name !== undefined) ?? {},
      ...sumOf(group),
    }))
    .toSorted(
      (a, b) => b.unused - a.unused || b.short - a.short || compareNames(a.party.name ?? '', b.party.name ?? ''),
    )

/** The companies or machines of the bookings, by name, for the filters. */
export const partiesIn = (bookings: readonly BookingSlot[], partyOf: (booking: BookingSlot) => Party): Party[] =>
  [...groupBy(bookings.map(partyOf), ({ id }) => id).values()]
    .flatMap(([party]) => party ?? [])
    .toSorted((a, b) => compareNames(a.name ?? '', b.name ?? ''))
