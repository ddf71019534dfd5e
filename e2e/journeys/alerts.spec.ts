import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { plant } from '../support/fixtures/storage.ts'
import { expect, type Person, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { settingOf } from '../support/pages/preferences.ts'
import { age, refreshButton, setHidden } from '../support/pages/refresh.ts'
import { signIn, signOut } from '../support/pages/session.ts'

/** Alerts about what the screens have read. */

const now = '2026-03-12T20:00:00Z'
const HOLD_MS = 48 * 3_600_000
/** Longer than a journey takes. */
const LEFT_MS = 600_000
const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString()

const parcel = (id: number, deposit: string, given: object = {}) =>
  anOrder({
    id,
    status: 'operin',
    company: 7 as never,
    locker: 1 as never,
    bookingSlot: 1 as never,
    history: [{ status: 'operin', createdAt: deposit }],
    ...given,
  })

/** Taina has 3 parcels in 4 slots, and its zone is 5 °C. Parcel 3 expires in ten minutes, the others in a day. */
async function seed(world: World) {
  await world.reset({ seed: 'empty', clock: now })
  const zone = aZone({ id: 1, name: 'Frais', myKey: 'MT', currentTemp: 5, slots: [aSlot({ id: 1, capacity: 4 })] })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Taina', temperatureZones: [zone] })],
    bookingSlots: [{ id: 1, slot: 1, company: 7, capacity: 4, active: true }],
  })
  const aDayLeft = before(HOLD_MS / 2)
  await world.seed({
    orders: [parcel(1, aDayLeft), parcel(2, aDayLeft), parcel(3, before(HOLD_MS - LEFT_MS))],
  })
}

/** A clock, temperature bands, and a system that shows messages without asking. */
async function prepare(page: Page) {
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

const all = '{"alertExpired":true,"alertMachines":true,"alertZones":true}'

interface Shown {
  shown: (EventTarget & { text: string })[]
}
const messages = (page: Page) => page.evaluate(() => (window as unknown as Shown).shown.map(({ text }) => text))
const clickMessage = (page: Page) =>
  page.evaluate(() => (window as unknown as Shown).shown[0]?.dispatchEvent(new Event('click')))

const board = (page: Page) => page.getByRole('region', { name: 'Machines sous tension' })
/** The board has read its parcels, machines and zones. */
async function isRead(page: Page) {
  await expect(age(page)).toBeVisible()
  await expect(board(page)).toContainText('Aucune machine sous tension.')
  await expect(page.getByRole('region', { name: 'Zones enregistrées hors plage' })).toContainText(
    'Toutes les zones mesurées',
  )
  await expect(page.getByRole('row', { name: /CMP-3/ })).toBeVisible()
}

test('[ALRT-01] alerts are off by default; one about an expired delivery needs no further call and leads to it', async ({
  world,
  as,
  page,
}) => {
  await seed(world)
  await prepare(page)
  await as('admin').open('/preferences')
  for (const name of ['Livraison expirée', 'Machine presque pleine', 'Zone hors plage'])
    await expect(settingOf(page, name)).not.toBeChecked()
  const { stored, calls: without } = await refreshWith(world, page, 1)
  expect(stored).not.toContain('alert')
  await expect(page).toHaveTitle("Aujourd'hui – Consigne")

  await page.goto('/preferences')
  await settingOf(page, 'Livraison expirée').click()
  await expect(page.getByText(/^Quand l'onglet est caché, l'alerte arrive aussi/)).toBeVisible()
  await expectNoAxeViolations(page)
  const { calls } = await refreshWith(world, page, 2)
  await expect(page).toHaveTitle("(1) Aujourd'hui – Consigne")
  await expect(page.getByText('La livraison CMP-2 a expiré.')).toBeVisible()
  // The same calls as without alerts.
  expect(calls).toEqual(without)
  expect(await messages(page)).toEqual([])

  await page.getByRole('button', { name: /^Messages/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(page).toHaveURL('/livraisons/detail/2')
  await expect(page).not.toHaveTitle(/^\(/)

  // The next person of this tab gets no number of the one before.
  await refreshWith(world, page, 3)
  await expect(page).toHaveTitle(/^\(1\) /)
  await signOut(page, 'Administrateur')
  await signIn(page, 'admin')
  await expect(page).toHaveTitle('Sociétés – Consigne')
})

/** Opens « Aujourd'hui », lets a delivery expire, and refreshes. @returns the calls of the refresh */
async function refreshWith(world: World, page: Page, id: number) {
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await isRead(page)
  await world.changeElsewhere('orders', id, { status: 'overtime' })
  await world.forgetRequests()
  await refreshButton(page).click()
  const reads = async () => (await world.requests('GET')).map(({ path, query }) => `${path}?${query}`).toSorted()
  // Machines, zones, bookings.
  await expect.poll(async () => (await reads()).length).toBe(3)
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Expirées' }) })).toContainText(
    String(id),
  )
  await page.waitForLoadState('networkidle')
  const calls = [await reads(), (await world.counts()).length, (await world.parcelReads()).length]
  const stored = await page.evaluate(() => localStorage.getItem('eb_preferences') ?? '')
  return { calls, stored }
}

/** Opens « Aujourd'hui » in two tabs of a person who wants all alerts. @returns the second one */
async function openTwoTabs(world: World, page: Page, person: Person) {
  await seed(world)
  await prepare(page)
  const planted = await plant(page, 'localStorage', { eb_preferences: all })
  await person.open('/aujourd-hui')
  await planted.dispose()
  await isRead(page)
  const second = await page.context().newPage()
  await second.goto('/aujourd-hui')
  await isRead(second)
  return second
}

test('[ALRT-02] three events of one reading are one message and the number 3, in two tabs, and reading the journal ends it', async ({
  world,
  as,
  page,
}) => {
  const second = await openTwoTabs(world, page, as('admin'))
  await world.seed({ orders: [parcel(4, before(HOLD_MS / 2))] })
  await world.changeElsewhere('orders', 1, { status: 'overtime' })
  await world.changeElsewhere('temperature_zones', 1, { currentTemp: 9 })
  // Both tabs read the same events.
  await Promise.all([refreshButton(page).click(), refreshButton(second).click()])
  for (const tab of [page, second]) {
    await expect(board(tab)).toContainText('4 occupés sur 4')
    await expect(tab).toHaveTitle(/^\(3\) /)
  }
  const sentence = '3 alertes\u{A0}: 1 livraison expirée, 1 machine occupée à 95\u{A0}% ou plus, 1 zone hors plage.'
  const told = async (tab: Page) => {
    await tab.getByRole('button', { name: /^Messages/ }).click()
    const dialog = tab.getByRole('dialog')
    await expect(dialog.getByText(/^\d alertes|^Aucun message/)).toBeVisible()
    const entries = await dialog.getByText(/^\d alertes/).allTextContents()
    return entries.map((text) => text.replace(/ \d\d:\d\d$/, ''))
  }
  expect([...(await told(page)), ...(await told(second))]).toEqual([sentence])
  await page.keyboard.press('Escape')
  for (const tab of [page, second]) await expect(tab).toHaveTitle("Aujourd'hui – Consigne")
})

test('[ALRT-02] hidden tabs send no call; a delivery that expires meanwhile is one system message, which leads to it', async ({
  world,
  as,
  page,
}) => {
  const second = await openTwoTabs(world, page, as('admin'))
  const tabs = [page, second]
  for (const tab of tabs) await setHidden(tab, true)
  await world.forgetRequests()
  await page.clock.runFor(LEFT_MS + 5_000)
  const shown = async () => (await Promise.all(tabs.map(messages))).flat()
  await expect.poll(shown).toEqual(['Consigne: La livraison CMP-3 a expiré.'])
  await page.clock.runFor(60_000)
  expect(await shown()).toHaveLength(1)
  expect(await world.requests()).toEqual([])
  for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /)

  const [first] = await messages(page)
  const told = first === undefined ? second : page
  await setHidden(told, false)
  await clickMessage(told)
  await expect(told).toHaveURL('/livraisons/detail/3')
  for (const tab of tabs) await expect(tab).not.toHaveTitle(/^\(/)
  await signOut(told, 'Administrateur')
  await expect(told).toHaveURL('/connexion')
  expect(await told.evaluate(() => localStorage.getItem('eb_alerts'))).toBeNull()
})
