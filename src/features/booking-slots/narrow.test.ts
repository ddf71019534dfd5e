import { expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import { markIncomplete } from '#api/resource.ts'
import type { SearchOf } from '#list/parameters.ts'
import { countUnknown, linesOf, narrowing } from './narrow.ts'

const booking = (id: number, given: object) => ({ '@id': `/api/booking_slots/${id}`, id, active: true, ...given })
const company = (id: number, name: string, bookings: object[]) =>
  ({ '@id': `/api/companies/${id}`, id, name, bookingSlots: bookings }) as unknown as Company

const all = [
  company(1, 'Zoé', [booking(1, { capacity: 4, available: 0 }), booking(2, { capacity: 4, available: 4 })]),
  company(2, 'écume', [booking(3, { capacity: 2, available: 0, active: false })]),
  company(3, 'Eau vive', [booking(4, { capacity: 3, available: 3 }), booking(5, { capacity: 3, available: 1 })]),
  company(4, 'Quai', []),
  company(5, 'Arue', [booking(6, { capacity: 0, available: 0 }), booking(7, { capacity: 2, available: 9 })]),
]
const shown = (companies: Company[], search: SearchOf<'bookings'>) => {
  const { accepts, bookingsOf } = narrowing(search)
  return companies.filter(accepts).map(
    (each) =>
      `${each.name} ${bookingsOf(each)
        .map(({ id }) => id)
        .join(' ')}`,
  )
}

test.each<[what: string, search: SearchOf<'bookings'>, rows: string[]]>([
  [
    'without a filter they are as the server gives them',
    {},
    ['Zoé 1 2', 'écume 3', 'Eau vive 4 5', 'Quai ', 'Arue 6 7'],
  ],
  ['active ones', { filtre: 'actives' }, ['Zoé 1 2', 'Eau vive 4 5', 'Arue 6 7']],
  ['active ones without a free place', { filtre: 'saturees' }, ['Zoé 1']],
  ['active ones whose places are all free', { filtre: 'inutilisees' }, ['Zoé 2', 'Eau vive 4']],
])('[TDY-06] %s', (_what, search, rows) => expect(shown(all, search)).toEqual(rows))

const at = (id: number, shortLocation: string, name: string) =>
  booking(id, { slot: { '@id': `/api/slots/${id}`, temperatureZone: { name, locker: { shortLocation } } } })
const placed = [
  company(1, 'Zoé', [at(1, 'Taina-3', 'Frais'), at(2, 'Gare', 'Sec')]),
  company(2, 'Tainanui', [at(3, 'Gare', 'Frais')]),
  company(3, 'Quai', []),
]

test.each([
  ['the machine', 'taina', ['Zoé 1', 'Tainanui 3']],
  ['the zone, without accents and case', 'FRAIS', ['Zoé 1', 'Tainanui 3']],
  ['words of several places', 'zoe gare', ['Zoé 2']],
  ['a company without bookings', 'quai', ['Quai ']],
  ['nothing', 'introuvable', []],
])('[LIST-02] the filter searches company, machine and zone: %s', (_what, typed, rows) => {
  expect(shown(placed, { recherche: typed })).toEqual(rows)
})

const unsorted = company(1, 'Vaima', [booking(3, {}), booking(2, {}), booking(1, { active: false })])

test.each([
  [{}, [1, 2, 3]],
  [{ filtre: 'actives', recherche: 'vai' }, [2, 3]],
  [{ recherche: 'quai' }, []],
] as const)(
  '[EXP-01] the file with the filter %o has a line for each booking of the list, by number',
  (search, ids) => {
    const lines = linesOf(narrowing(search))([unsorted, company(2, 'Quai', [])])
    expect(lines.map((line) => line.booking.id)).toEqual(ids)
  },
)

test.each([
  ['came without its bookings', [{ '@id': '/api/companies/3', id: 3, name: 'Muette' }], true],
  ['is like the others', [], false],
])('[EXP-03] the file is partial when a company of any page %s', async (_what, odd, isIncomplete) => {
  const pages = [
    { items: [...all, ...odd], isOver: false },
    { items: all, isOver: true },
  ]
  const next = async () => ({ read: 0, isIncomplete: false, items: [], isOver: true, ...pages.shift() })
  const walk = markIncomplete<Company>(next, (rows) => countUnknown(rows, undefined))
  const { signal } = new AbortController()
  expect((await walk(signal)).isIncomplete).toBe(false)
  expect((await walk(signal)).isIncomplete).toBe(isIncomplete)
})
