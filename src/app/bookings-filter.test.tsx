import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, type Received, silence, status } from '#api/test-calls.ts'
import { draw, open } from './test-screens.tsx'

/** Messages about a filter of the bookings before, or without, all companies. */

const company = (id: number) => ({ '@id': `/api/companies/${id}`, id, name: `Société ${id}`, bookingSlots: [] })
const firstPage = {
  'hydra:member': [company(1)],
  'hydra:totalItems': 2,
  'hydra:view': { 'hydra:next': '/api/companies?page=2' },
}
const isWhole = ({ url }: Received) => url.includes('itemsPerPage=100')

/** Claims that are allowed only when all companies are loaded. */
const claims = /saturée/

async function contentOf(server: (call: Received) => Response | Promise<Response>, path = '/bookings?filtre=saturees') {
  const { router } = await open('ROLE_SUPER_ADMIN', path, server)
  const { container } = draw(router)
  await screen.findByRole('heading', { level: 1 })
  return container.querySelector('main')
}
const wordsOf = (main: Element | null) => {
  const copy = main?.cloneNode(true) as Element
  // The options of the filter are no claim.
  for (const each of copy.querySelectorAll('select')) each.remove()
  return copy.textContent
}

test('[TDY-06] the number of bookings is not shown before the first answer', async () => {
  const main = await contentOf(silence)
  expect(wordsOf(main)).not.toMatch(claims)
})

test('[TDY-06] while further companies are read, the list does not claim that none has such a booking', async () => {
  const main = await contentOf((call) => (isWhole(call) ? silence(call) : json(firstPage)))
  await waitFor(() => expect(main?.querySelector('table')).not.toBeNull())
  expect(wordsOf(main)).not.toMatch(claims)
  expect(wordsOf(main)).not.toContain('Aucun enregistrement')
})

test('[TDY-06] when the companies cannot be read, the list does not claim that none has such a booking', async () => {
  const main = await contentOf((call) => (isWhole(call) ? status(500) : json(firstPage)))
  await screen.findByRole('button', { name: 'Réessayer' })
  expect(wordsOf(main)).not.toMatch(claims)
})

test('[TDY-06] announces when all are loaded', async () => {
  const all = { 'hydra:member': [company(1), company(2)], 'hydra:totalItems': 2 }
  const main = await contentOf(() => json(all))
  await waitFor(() => expect(wordsOf(main)).toContain('Aucune réservation saturée.'))
  expect(wordsOf(main)).toContain('0 réservation saturée, 0 société')
})
