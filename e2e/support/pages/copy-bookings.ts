import type { Page } from '@playwright/test'
import { aBooking } from '../../builders/booking.ts'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import type { World } from '../fixtures/world.ts'

/** Company 12 has four bookings in machine 3. Machine 4 is the new one. */

const size = { height: 10, width: 20, depth: 30 }
const large = { size: 'M', height: 40, width: 40, depth: 60 } as const

const taina = aLocker({
  id: 3,
  shortLocation: 'Taina',
  temperatureZones: [
    aZone({ id: 5, name: 'Frais', slots: [aSlot({ id: 10, ...size }), aSlot({ id: 11, ...large })] }),
    aZone({ id: 6, name: 'Surgelé', myKey: 'LT', slots: [aSlot({ id: 12, ...size }), aSlot({ id: 13, ...large })] }),
  ],
})

/** Five small fresh slots, no large one; no small frozen slot is free. */
const gare = aLocker({
  id: 4,
  shortLocation: 'Gare',
  temperatureZones: [
    aZone({ id: 8, name: 'Frais', slots: [aSlot({ id: 20, ...size, capacity: 5 })] }),
    aZone({
      id: 9,
      name: 'Surgelé',
      myKey: 'LT',
      slots: [aSlot({ id: 21, ...size, capacity: 2 }), aSlot({ id: 22, ...large })],
    }),
  ],
})

export const path = '/societes/12/booking/reprise?de=3&vers=4'

export const seedCopied = (world: World) =>
  world.start({
    companies: [aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Vini' })],
    lockers: [taina, gare],
    bookingSlots: [
      aBooking(41, { slot: 10, company: 12, capacity: 3 }),
      aBooking(42, { slot: 11, company: 12, capacity: 4 }),
      aBooking(43, { slot: 12, company: 12, capacity: 2 }),
      aBooking(44, { slot: 13, company: 12, capacity: 6 }),
      aBooking(45, { slot: 21, company: 13, capacity: 2 }),
    ],
  })

export const rows = {
  kept: 'Frais (MT) · S · 10 x 20 x 30 cm',
  missing: 'Frais (MT) · M · 40 x 40 x 60 cm',
  full: 'Surgelé (LT) · S · 10 x 20 x 30 cm',
  refused: 'Surgelé (LT) · M · 40 x 40 x 60 cm',
}

/**
 * Loses the answer to the first creation in slot 20 with this quantity, and refuses those in slot 22. By their bodies, because a
 * bulk job sends three at a time.
 */
export async function failCreations(page: Page, lost: number) {
  let isLost = false
  await page.route('**/api/booking_slots', async (route) => {
    const { slot, capacity } = route.request().postDataJSON() as { slot: string; capacity: number }
    if (slot === '/api/slots/22')
      return route.fulfill({
        status: 403,
        contentType: 'application/ld+json',
        json: { 'hydra:description': 'Refusé.' },
      })
    if (isLost || capacity !== lost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}
