import { expect, test } from 'vitest'
import type { Company } from '#api/generated/entities.ts'
import { linesOf, orPart } from './ExportBookings.tsx'
import { countBookings, filtered, searched } from './narrow.ts'
import { bookingFilters } from './search.ts'

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

test.each([undefined, ...bookingFilters])('[EXP-01] the file has the bookings of the list with %s', (filtre) => {
  const lines = linesOf(filtre)(companies)
  expect(lines).toHaveLength(countBookings(filtered(companies, filtre)))
})

test.each([
  {
    what: 'came without its bookings',
    odd: [{ '@id': '/api/companies/3', id: 3, name: 'Muette' } as Company],
    isPart: true,
  },
  { what: 'is like the others', odd: [], isPart: false },
])('[EXP-03] the file is partial when a company of any page $what: $isPart', async ({ odd, isPart }) => {
  const pages = [
    { items: [...companies, ...odd], isOver: false },
    { items: companies, isOver: true },
  ]
  const walk = orPart(async () => ({ read: 0, isPart: false, items: [], isOver: true, ...pages.shift() }))
  const { signal } = new AbortController()
  expect((await walk(signal)).isPart).toBe(false)
  expect((await walk(signal)).isPart).toBe(isPart)
})

test.each(['vai', 'vide', 'introuvable'])('[EXP-01] the file has the bookings of the list for « %s »', (recherche) => {
  const lines = linesOf('actives', recherche)(companies)
  expect(lines).toHaveLength(countBookings(searched(filtered(companies, 'actives'), recherche)))
})
