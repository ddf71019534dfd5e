import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Received, record, rows, status } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

// The clock of the server: noon in Tahiti, on Tuesday 31 March 2026.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 31, 22) }))

const company = { '@id': '/api/companies/2', id: 2, name: 'Vaima' }
const booking = { '@id': '/api/booking_slots/42', id: 42, capacity: 8, available: 8, active: true, company }
/** A parcel of the booking on each day from 30 March backwards, for five hours, the newest first. */
const orders = Array.from({ length: 27 }, (_, index) => {
  const day = `2026-03-${String(30 - index).padStart(2, '0')}`
  return {
    ...record('orders', 60 - index),
    status: 'receive',
    company,
    bookingSlot: { '@id': booking['@id'], id: 42 },
    createdAt: `${day}T19:00:00+00:00`,
    history: [
      { status: 'operin', createdAt: `${day}T20:00:00+00:00` },
      { status: 'receive', createdAt: `${day}T23:00:00+00:00` },
    ],
  }
})

const serve =
  (next?: string) =>
  ({ url }: Received) => {
    if (url.startsWith('/api/booking_slots')) return rows([booking], 1)
    if (/[?&]page=2(&|$)/.test(url)) return status(500)
    return rows(orders, next === undefined ? 27 : 60, next)
  }

const show = (role: 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN', next?: string, search = '') =>
  display(role, `/analyse/reservations${search}`, serve(next))
const cells = async () => {
  const table = await screen.findByRole('table', { name: 'Par réservation' })
  const row = (await within(table).findByRole('rowheader', { name: '1 Vaima' })).parentElement
  return [...(row?.querySelectorAll('td') ?? [])].slice(1).map(({ textContent }) => textContent)
}

test('[FIT-01] [FIT-02] administrators see the proposal, and only super administrators have « Modifier »', async () => {
  await show('ROLE_ADMIN')
  const figures = ['8', '1', '27', '0', '4 %', 'Pourrait passer de 8 à 2']
  expect((await cells()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual(figures)
  cleanup()
  await show('ROLE_SUPER_ADMIN')
  expect((await cells()).at(-1)).toBe('Modifier le booking #42')
})

test('[FIT-01] figures from a part are bounds, and the page says so', async () => {
  await show('ROLE_ADMIN', '/api/orders?page=2')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'partiel\u00A0: les livraisons ne sont pas toutes lues',
  )
  expect((await cells()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '8',
    '≥ 1',
    '–',
    '–',
    '≤ 4 %',
    'Lecture partielle : pas de proposition',
  ])
  const figures = screen.getByRole('region', { name: 'Chiffres' }).textContent
  expect(figures).toContain('Ont manqué de place–')
  const sums = screen.getByRole('table', { name: 'Par machine' }).querySelectorAll('td')
  expect([...sums].at(-1)?.textContent).toBe('–')
  const bars = [...document.querySelectorAll('figure title')].map(({ textContent }) => textContent)
  expect(bars).toContainEqual(expect.stringMatching(/≥ 1 sur 8$/))
})

test('[FIT-01] a period to come, or one that ends before it begins, has no figure', async () => {
  await show('ROLE_ADMIN', undefined, '?du=2026-04-10&au=2026-04-20')
  expect(await screen.findByText("Cette période n'a pas commencé, ou finit avant son début.")).toBeTruthy()
  expect(screen.queryByText(/Pourrait passer|Aucun colis/)).toBeNull()
})
