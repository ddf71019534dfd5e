import { useQueryClient } from '@tanstack/react-query'
import { byId } from '#api/addresses.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { lockerOfBooking } from '#api/records/orders.ts'
import { type Batch, walkPages } from '#api/resource.ts'
import { impersonal } from '#lib/contact.ts'
import { type CsvColumn, fileOf } from '#lib/csv.ts'
import { lockerName, nameOf, zoneName } from '#lib/names.ts'
import { heightFirstCm, isMeasured } from '#lib/numbers.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { columns as titles, exported, filters } from './copy.ts'
import { q } from './list-query.ts'
import { countUnknown, filtered, searched } from './narrow.ts'
import type { BookingFilter } from './search.ts'

interface Line {
  company: Company
  booking: Ref<BookingSlot>
}

const shown: CsvColumn<Line>[] = [
  { header: titles.company, cell: ({ company }) => nameOf(company) },
  { header: titles.location, cell: ({ booking }) => lockerName(lockerOfBooking(booking)) },
  { header: titles.zone, cell: ({ booking }) => zoneName(booking.slot?.temperatureZone) },
  {
    header: titles.dimensions,
    cell: ({ booking: { slot } }) => (slot && isMeasured(slot) ? heightFirstCm(slot) : undefined),
  },
  { header: titles.capacity, cell: ({ booking }) => booking.capacity },
  { header: titles.available, cell: ({ booking }) => booking.available },
  {
    header: titles.active,
    cell: ({ booking }) => (booking.active === false ? words.disabled : words.enabled),
  },
]
const withId: CsvColumn<Line>[] = [{ header: titles.id, cell: ({ booking }) => booking.id }, ...shown]

/** One line for each booking that the list shows under its companies. */
export const linesOf = (filtre: BookingFilter | undefined, recherche?: string) => (rows: Company[]) =>
  searched(filtered(rows, filtre), recherche).flatMap((company) =>
    (company.bookingSlots ?? []).toSorted(byId).map((booking): Line => ({ company, booking })),
  )

/** Warns at the end of an incomplete export if companies came without their bookings. */
export function orPart(next: (signal: AbortSignal) => Promise<Batch<Company>>, filtre?: BookingFilter) {
  let unknown = 0
  return async (signal: AbortSignal): Promise<Batch<Company>> => {
    const batch = await next(signal)
    unknown += countUnknown(batch.items, filtre)
    return { ...batch, isPart: batch.isPart || (batch.isOver && unknown > 0) }
  }
}

interface Props {
  filtre: BookingFilter | undefined
  recherche: string | undefined
}

/** « Exporter » for the bookings of the filter. */
export function ExportBookings({ filtre, recherche }: Props) {
  const client = useQueryClient()
  const columns = useCan('bookings:see-id') ? withId : shown
  return (
    <Can do="lists:export">
      <ExportButton
        job={{
          title: exported.title,
          name: [exported.name, filtre && filters[filtre], impersonal(recherche)],
          begin: () =>
            fileOf(
              columns,
              orPart(walkPages(companies.list({ q, itemsPerPage: 100 }), client), filtre),
              linesOf(filtre, recherche),
            ),
        }}
      />
    </Can>
  )
}
