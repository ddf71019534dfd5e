import { expect, type Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'
import { age, refreshButton } from './refresh.ts'

const now = '2026-03-12T20:00:00Z'
const HOLD_MS = 48 * 3_600_000
/** Longer than a journey takes. */
export const LEFT_MS = 600_000
const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString()

const parcel = (id: number, deposit: string) =>
  anOrder({
    id,
    status: 'operin',
    company: 7 as never,
    locker: 1 as never,
    bookingSlot: 1 as never,
    history: [{ status: 'operin', createdAt: deposit }],
  })

/** A parcel that expires in a day. */
export const aDayLeft = (id: number) => parcel(id, before(HOLD_MS / 2))

/** Taina has 5 parcels in 8 slots, and its zone is 5 °C. Parcel 3 expires in ten minutes, the others in a day. */
export async function seedAlerts(world: World) {
  const zone = aZone({ id: 1, name: 'Frais', myKey: 'MT', currentTemp: 5, slots: [aSlot({ id: 1, capacity: 8 })] })
  await world.start({
    clock: now,
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Taina', temperatureZones: [zone] })],
    bookingSlots: [{ id: 1, slot: 1, company: 7, capacity: 8, active: true }],
    orders: [...[1, 2, 4, 5].map((id) => aDayLeft(id)), parcel(3, before(HOLD_MS - LEFT_MS))],
  })
}

/** A clock, temperature bands, and a system that shows messages without asking. */
export async function prepareAlerts(page: Page) {
  await page.clock.install({ time: now })
  await page.context().route('/config.json', (route) => route.fulfill({ json: { temperatureBands: { MT: [2, 8] } } }))
  await page.context().addInitScript(() => {
    const shown: Notification[] = []
    class Fake extends EventTarget {
      static permission = 'granted'
      readonly text: string
      constructor(name: string, { body = '' }: NotificationOptions) {
        super()
        this.text = `${name}: ${body}`
        shown.push(this as unknown as Notification)
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake, shown })
  })
}

interface Shown {
  shown: (EventTarget & { text: string })[]
}
export const systemMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as Shown).shown.map(({ text }) => text))
export const clickSystemMessage = (page: Page) =>
  page.evaluate(() => (window as unknown as Shown).shown[0]?.dispatchEvent(new Event('click')))

export const board = (page: Page) => page.getByRole('region', { name: 'Machines sous tension' })
export async function expectBoardRead(page: Page) {
  await expect(age(page)).toBeVisible()
  await expect(board(page)).toContainText('Aucune machine sous tension.')
  await expect(page.getByRole('region', { name: 'Zones enregistrées hors plage' })).toContainText(
    'Toutes les zones mesurées',
  )
  await expect(page.getByRole('row', { name: /CMP-3/ })).toBeVisible()
}

/** Lets a delivery expire, and refreshes « Aujourd'hui » until it counts this many. */
export async function letOneExpire(world: World, page: Page, id: number, expired: number) {
  // The first reading of a delivery is no event. It is judged a moment after it has arrived (Alerts.tsx).
  await page.clock.runFor(1_000)
  await world.changeElsewhere('orders', id, { status: 'overtime' })
  await refreshButton(page).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Expirées' }) })).toContainText(
    String(expired),
  )
}
