import { expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import { markIncomplete } from '#api/resource.ts'
import { linesOf } from './ExportBookings.tsx'
import { countUnknown, narrowing } from './narrow.ts'

const booking = (id: number, given: object) => ({ '@id': `/api/booking_slots/${id}`, id, capacity: 4, ...given })
const companies = [
  {
    '@id': '/api/companies/1',
    id: 1,
    name: 'Vaima',
    bookingSlots: [
      booking(3, { available: 0, active: true }),
      booking(2, { available: 4, active: true }),
      booking(1, { available: 2, active: false }),
    ],
  },
  { '@id': '/api/companies/2', id: 2, name: 'Vide', bookingSlots: [] },
] as unknown as Company[]

test.each([
  [{}, [1, 2, 3]],
  [{ filtre: 'actives', recherche: 'vai' }, [2, 3]],
  [{ recherche: 'vide' }, []],
] as const)('[EXP-01] the file with the filter %o has a line for each booking of the list, by number', (search, ids) =>
  expect(linesOf(narrowing(search))(companies).map(({ booking: { id } }) => id)).toEqual(ids),
)

test.each([
  {
    what: 'came without its bookings',
    odd: [{ '@id': '/api/companies/3', id: 3, name: 'Muette' } as Company],
    isIncomplete: true,
  },
  { what: 'is like the others', odd: [], isIncomplete: false },
])('[EXP-03] the file is partial when a company of any page $what: $isIncomplete', async ({ odd, isIncomplete }) => {
  const pages = [
    { items: [...companies, ...odd], isOver: false },
    { items: companies, isOver: true },
  ]
  const next = async () => ({ read: 0, isIncomplete: false, items: [], isOver: true, ...pages.shift() })
  const walk = markIncomplete<Company>(next, (rows) => countUnknown(rows, undefined))
  const { signal } = new AbortController()
  expect((await walk(signal)).isIncomplete).toBe(false)
  expect((await walk(signal)).isIncomplete).toBe(isIncomplete)
})
