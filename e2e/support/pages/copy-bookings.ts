import type { Page } from '@playwright/test'
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

const booking = (id: number, slot: number, capacity: number, company = 12) => ({
  id,
  company,
  slot,
  capacity,
  active: true,
})

export const path = '/societes/12/booking/reprise?de=3&vers=4'

export async function seedCopied(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Vini' })],
    lockers: [taina, gare],
    bookingSlots: [
      booking(41, 10, 3),
      booking(42, 11, 4),
      booking(43, 12, 2),
      booking(44, 13, 6),
      booking(45, 21, 2, 13),
    ],
  })
}

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
