import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '#api/test-calls.ts'
import { renderWithLinks } from '#ui/render-ui.tsx'
import { EditBookingDialog, roomOf } from './EditBookingDialog.tsx'

const slot = { '@id': '/api/slots/9', id: 9, available: 4 }

test('[BK-28] below the specified text the maximum number of slots is shown', () => {
  expect(roomOf({ capacity: 6, slot })).toBe('4 libres + 6 déjà dans ce booking = 10 au plus')
  expect(roomOf({ capacity: 1, slot: { ...slot, available: 1 } })).toBe('1 libre + 1 déjà dans ce booking = 2 au plus')
})

test('[BK-28] no maximum is computed from a missing or impossible count, or from the count of the booking', () => {
  const rest = [{ capacity: 6, available: 2 }, { slot }, { capacity: 6, slot: { ...slot, available: -1 } }]
  expect(rest.map(roomOf)).toEqual([undefined, undefined, undefined])
})

test('[BK-28] without a count of the slot the dialog shows that of the booking', async () => {
  signIn()
  const booking = { '@id': '/api/booking_slots/42', id: 42, capacity: 5, available: 2 }
  await renderWithLinks(<EditBookingDialog id={42} companyId={12} booking={booking} opened onClose={() => undefined} />)
  expect(await screen.findByText('Casiers disponibles : 2')).toBeDefined()
})
