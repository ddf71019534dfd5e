/** The rows and sums of « Taille des réservations », from the deliveries of « Analyse » and the bookings. */
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import {
  type BookedParcel,
  bookedParcelOf,
  type BookingFit,
  byNeed,
  fitOf,
  momentsOf,
  sumOf,
  usesPlaceIn,
} from '#domain/booking-fit.ts'
import { companyParty, machineParty, type Party } from '#domain/deliveries.ts'
import { firstEntry } from '#domain/orders/history.ts'
import { companyOf, lockerOf, lockerOfBooking, type Place, placeOf } from '#domain/orders/place.ts'
import type { Period } from '#features/analysis/days.ts'
import { byName, groupedBy } from '#features/analysis/figures.ts'
import type { AnalysisSearch } from '#features/analysis/search.ts'
import { dayAfter, startOfDay, timeOf } from '#lib/dates.ts'

/** Four weeks, so that each weekday counts as often as the others. */
const DEFAULT_DAYS = 28

/** Days read before the period: a parcel may be in its place since then. The server's count of taken places shows longer stays. */
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

export type FitGroup = ReturnType<typeof groupsOf>[number]

export type BookingFits = ReturnType<typeof bookingFitsOf>

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
  orders: readonly Order[],
  bookings: readonly BookingSlot[],
  { period, now, isWhole, companyId, machineId }: Asked,
) {
  const moments = momentsOf(period, now)
  const isWanted = (company: Party | undefined, machine: Party | undefined) =>
    (companyId === undefined || company?.id === companyId) && (machineId === undefined || machine?.id === machineId)
  const known = new Set(bookings.map(({ id }) => id))
  const booked = new Map<number, BookedParcel[]>()
  let [unbooked, orphaned] = [0, 0]
  for (const order of orders) {
    const { bookingSlot: { id } = {} } = order
    const parcel = bookedParcelOf(order)
    if (id !== undefined && known.has(id)) {
      if (parcel.stays === undefined && !mayBeIn(period, order)) continue
      const parcels = booked.get(id)
      if (parcels) parcels.push(parcel)
      else booked.set(id, [parcel])
    } else if (usesPlaceIn(parcel, moments) && isWanted(companyOf(order), lockerOf(order))) {
      if (id === undefined) unbooked += 1
      else orphaned += 1
    }
  }
  const rows = bookings
    .filter((booking) => isWanted(booking.company, lockerOfBooking(booking)))
    .map((booking) => fitOf(booking, booked.get(booking.id) ?? [], { moments, isWhole }))
    .toSorted(byNeed)
    .map((fit, index): FitRow => ({
      ...fit,
      rank: index + 1,
      company: companyParty(fit.booking.company),
      machine: machineParty(lockerOfBooking(fit.booking)),
      place: placeOf(fit.booking),
    }))
  return {
    rows,
    total: sumOf(rows),
    companies: groupsOf(rows, ({ company }) => company),
    machines: groupsOf(rows, ({ machine }) => machine),
    /** Parcels in a machine during the period that are in no row, because they have no booking, or because theirs is deleted. */
    unbooked,
    orphaned,
    /** Parcels of the rows without dates. */
    undated: rows.reduce((sum, { undated }) => sum + undated, 0),
  }
}

/** Whether a parcel without dates may have been in its place: it was created in the period, shortly before, or at an unknown time. */
function mayBeIn(period: Period, { createdAt, history = [] }: Order) {
  const created = timeOf(createdAt) ?? firstEntry(history, 'created')
  return (
    created === undefined || (created >= startOfDay(readFrom(period)) && created < startOfDay(dayAfter(period.last, 1)))
  )
}

/** By unused places, then by shortages, then by name. */
const groupsOf = (rows: readonly FitRow[], partyOf: (row: FitRow) => Party) =>
  groupedBy(rows, partyOf)
    .map(({ group, ...about }) => ({ ...about, ...sumOf(group) }))
    .toSorted((a, b) => b.unused - a.unused || b.short - a.short || byName(a.party, b.party))
