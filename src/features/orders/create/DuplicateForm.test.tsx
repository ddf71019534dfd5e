import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { DuplicateForm } from './DuplicateForm.tsx'

const source: Order = { '@id': '/api/orders/14', id: 14, company: { '@id': '/api/companies/2', id: 2, name: 'Vaiana' } }
const booking = (available: number): BookingSlot => ({
  '@id': '/api/booking_slots/42',
  id: 42,
  active: true,
  available,
})

async function open(bookings: BookingSlot[], role: string, order = source) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  await renderWithLinks(<DuplicateForm source={order} bookings={bookings} onSaved={() => undefined} cancel={null} />)
}

test.each<[what: string, role: string, bookings: BookingSlot[], isSaid: boolean, href: string | undefined]>([
  ['without a free slot', 'ROLE_SUPER_ADMIN', [booking(0)], true, '/societes/2/booking/creation'],
  ['without a link to a screen that the role may not open', 'ROLE_ADMIN', [], true, undefined],
  ['with a free slot', 'ROLE_SUPER_ADMIN', [booking(1)], false, undefined],
])('[DUP-02] %s, as %s', async (_what, role, bookings, isSaid, href) => {
  await open(bookings, role)
  expect(screen.queryByText("Aucun casier de cette société n'est libre.") !== null).toBe(isSaid)
  expect(screen.queryByRole('link', { name: 'Nouvelle réservation' })?.getAttribute('href')).toBe(href)
})

test.each([true, false])('[DUP-12] the booking of the source is chosen while it is active: %s', async (active) => {
  const { '@id': iri } = booking(1)
  await open([{ ...booking(1), active }], 'ROLE_USER', { ...source, bookingSlot: { '@id': iri, id: 42 } })
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Zone de température' })
  expect(zone.value !== '').toBe(active)
})
