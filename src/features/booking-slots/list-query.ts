import type { ListParams } from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
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
export const pageOf = ({ page = 1, per_page = defaultSize }: BookingsSearch): ListParams => ({
  page,
  itemsPerPage: per_page === 'tous' ? defaultSize : per_page,
  q,
})

/** All at once, as many as there are: never a size of 0, and the rest by the next links should the server cap it (G-20). */
export const everythingOf = (total = unknownTotal) => ({ itemsPerPage: Math.max(total, 1), q })
