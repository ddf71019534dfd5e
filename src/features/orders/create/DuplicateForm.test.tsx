import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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

async function open(bookings: BookingSlot[], role: string) {
  signIn()
  storeUser({ firstName: 'Teva', roles: [role] })
  await renderWithLinks(
    <QueryClientProvider client={new QueryClient()}>
      <DuplicateForm source={source} bookings={bookings} onSaved={() => undefined} cancel={null} />
    </QueryClientProvider>,
  )
}

const said = () => screen.queryByText("Aucun casier de cette société n'est libre.")
const link = () => screen.queryByRole('link', { name: 'Nouvelle réservation' })

afterEach(cleanup)

test('[DUP-02] without a free slot the form says so, and links a super administrator to a new booking', async () => {
  await open([booking(0)], 'ROLE_SUPER_ADMIN')
  expect(said()).not.toBeNull()
  expect(link()?.getAttribute('href')).toBe('/societes/2/booking/creation')
})

test('[DUP-02] other roles get no link to a screen that they may not open', async () => {
  await open([], 'ROLE_ADMIN')
  expect(said()).not.toBeNull()
  expect(link()).toBeNull()
})

test('[DUP-02] with a free slot there is no message', async () => {
  await open([booking(1)], 'ROLE_SUPER_ADMIN')
  expect(said()).toBeNull()
})
