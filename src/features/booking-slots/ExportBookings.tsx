import { byId } from '#api/addresses.ts'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { markIncomplete, walkPages } from '#api/resource.ts'
import { type CsvColumn, fileOf } from '#lib/csv.ts'
import { nameOf } from '#lib/names.ts'
import { ExportList } from '#list/ExportList.tsx'
import type { SearchOf } from '#list/parameters.ts'
import { persistedValue } from '#list/views.ts'
import { type Columns, csvColumnsOf } from '#ui/table/columns.tsx'
import { wholeQuery } from './company-page.ts'
import { columns as titles, exported, filters } from './copy.ts'
import { type Booking, countUnknown, type Narrowing } from './narrow.ts'

interface Line {
  company: Company
  booking: Booking
}

/** The columns of the list, with the company after the number of the booking. */
function lineColumns(columns: Columns<Booking>): CsvColumn<Line>[] {
  const own = csvColumnsOf(columns).map(({ header, cell }) => ({
    header,
    cell: ({ booking }: Line) => cell(booking),
  }))
  const place = own.findIndex(({ header }) => header === titles.id) + 1
  return own.toSpliced(place, 0, { header: titles.company, cell: ({ company }) => nameOf(company) })
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

interface Props {
  search: SearchOf<'bookings'>
  narrow: Narrowing
  columns: Columns<Booking>
}

/** « Exporter » for the bookings of the filter. */
export const ExportBookings = ({ search: { filtre, recherche }, narrow, columns }: Props) => (
  <ExportList
    job={(client) => ({
      title: exported.title,
      name: [exported.name, filtre && filters[filtre], persistedValue('bookings', 'recherche', recherche)],
      begin: () =>
        fileOf(
          lineColumns(columns),
          markIncomplete(walkPages(companies.list(wholeQuery), client), (rows) => countUnknown(rows, filtre)),
          linesOf(narrow),
        ),
    })}
  />
)
