import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#api/generated/entities.ts'
import { type Received, rows } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

const company = (id: number) => ({ '@id': `/api/companies/${id}`, id, name: `Société ${id}`, bookingSlots: [] })
const locker = (id: number) => ({ '@id': `/api/lockers/${id}`, id, shortLocation: `Quai ${id}` })

/** The first row, and the second one at its next link. */
function twoPages({ url }: Received) {
  const path = url.split('?', 1)[0]
  const row = path === '/api/lockers' ? locker : company
  const page = Number(/\bpage=(\d+)/.exec(url)?.[1] ?? 1)
  return page > 2 ? rows([], 12) : rows([row(page)], 12, page === 1 && `${path}?page=2`)
}

async function show(role: Role, path: string) {
  const { router, calls } = await display(role, path, twoPages)
  await screen.findByRole('heading', { level: 1 })
  return { router, queries: () => calls.map(({ url }) => new URL(url, 'http://any').searchParams) }
}

test('[BK-01] [API-40] [ENT-13] the striped list comes with one call', async () => {
  const { queries } = await show('ROLE_USER', '/bookings')
  expect((await screen.findByRole('table', { name: 'Bookings' })).hasAttribute('data-zebra')).toBe(true)
  expect(queries().map((query) => [query.get('page'), query.get('itemsPerPage')])).toEqual([['1', '10']])
  expect(queries()[0]?.getAll('q[bookingSlots][]')).toEqual(['id', 'capacity', 'available', 'active'])
  expect(queries()[0]?.getAll('q[bookingSlots][slot][temperatureZone][locker][]')).toContain('shortLocation')
})

test('[BK-02] a page that does not exist is replaced in the address by the last one', async () => {
  const { router } = await show('ROLE_ADMIN', '/bookings?page=99')
  await waitFor(() => expect(router.state.location.searchStr).toBe('?page=2'))
  expect(router.history.length).toBe(1)
})

test('[TDY-06] the filter in an address does not hold for a member', async () => {
  await show('ROLE_USER', '/bookings?filtre=saturees')
  expect(await screen.findByRole('rowheader', { name: 'Société 1' })).toBeDefined()
})

test('[BK-41] [BK-42] [API-07] a new booking offers the companies and machines of all pages', async () => {
  await show('ROLE_SUPER_ADMIN', '/bookings/creation')
  for (const [label, last] of [
    ['Société', 'Société 2'],
    ['Machine', 'Quai 2'],
  ] as const) {
    fireEvent.click(await screen.findByRole('combobox', { name: label }))
    expect(await screen.findByRole('option', { name: last })).toBeDefined()
  }
})
