import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Page } from '#api/hydra.ts'
import type { Selection } from '#api/query-string.ts'
import { compareNames } from '#lib/collation.ts'
import { type BookingsSearch, defaultSize } from './search.ts'

/** A company's name and all that the rows of its bookings show, nested: a relation would come as a bare IRI (G-19). */
const q = [
  'id',
  'name',
  {
    bookingSlots: [
      'id',
      'capacity',
      'available',
      'active',
      {
        slot: [
          'id',
          'height',
          'width',
          'depth',
          'available',
          { temperatureZone: ['id', 'name', 'myKey', { locker: ['id', 'location', 'shortLocation'] }] },
        ],
      },
    ],
  },
] as const satisfies Selection<Company>

/** When the server does not say how many there are. */
const unknownTotal = 1000

/** The page the address asks for; of « Tous » the first one, which tells how many there are. */
export const pageOf = ({ page = 1, per_page = defaultSize }: BookingsSearch) =>
  companies.list({ page, itemsPerPage: per_page === 'tous' ? defaultSize : per_page, q })

/** All at once, as many as there are: never a size of 0, and the rest by the next links should the server cap it (G-20). */
const everythingOf = (total = unknownTotal) => companies.all({ itemsPerPage: Math.max(total, 1), q })

type Rows = Pick<Page<Company>, 'items' | 'total'>
type RowsOptions = UseSuspenseQueryOptions<Rows, Error, Rows, readonly [string, ...unknown[]]>

/** The rows of the address, and where they are among all of them. */
export function useCompanyPage(search: BookingsSearch) {
  const { page = 1, per_page: size = defaultSize, tri } = search
  const { data } = useSuspenseQuery(pageOf(search))
  const rows: RowsOptions = size === 'tous' ? everythingOf(data.total) : pageOf(search)
  const { items, total } = useSuspenseQuery(rows).data
  const before = size === 'tous' ? 0 : (page - 1) * size
  return {
    items: tri === undefined ? items : sortByName(items, tri),
    // Of « Tous » everything is here, counted by the server or not.
    total: size === 'tous' ? (total ?? items.length) : total,
    first: before + 1,
    last: items.length === 0 ? 0 : before + items.length,
    hasMore: data.next !== undefined,
  }
}

const nameOf = ({ name, id }: Company) => name ?? `#${id}`

/** Only what is loaded: the server lists no order for companies (G-21). */
function sortByName(items: readonly Company[], direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((a, b) => sign * compareNames(nameOf(a), nameOf(b)))
}
