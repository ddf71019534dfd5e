import type { Page } from '@playwright/test'
import { keep } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import {
  aDayLeft,
  board,
  clickSystemMessage,
  expectBoardRead,
  LEFT_MS,
  letOneExpire,
  prepareAlerts,
  seedAlerts,
  systemMessages,
} from '../support/pages/alerts.ts'
import { bell, journal, openJournal } from '../support/pages/journal.ts'
import { refreshButton, setHidden } from '../support/pages/refresh.ts'
import { signIn, signOut } from '../support/pages/session.ts'

/** Calls of the alerts, several tabs, hidden tabs, and the next person. */

/** Turns all alerts on, as another tab would. */
async function turnOnElsewhere(page: Page) {
  const [key, text] = ['eb_preferences', '{"alertExpired":true,"alertMachines":true,"alertZones":true}'] as const
  await keep(page, key, text)
  await page.evaluate(
    ([name, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key: name, newValue })),
    [key, text] as const,
  )
}

/** @returns the calls of a refresh after which this many deliveries have expired */
async function callsOfRefresh(world: World, page: Page, id: number, expired: number) {
  await world.forgetRequests()
  await letOneExpire(world, page, id, expired)
  const reads = async () => (await world.requests('GET')).map(({ path, query }) => `${path}?${query}`).toSorted()
  // Machines, zones, bookings.
  await expect.poll(async () => (await reads()).length).toBe(3)
  return [await reads(), (await world.counts()).length, (await world.parcelReads()).length]
}

/** Opens the journal. @returns its messages about several events */
async function readJournal(page: Page) {
  await openJournal(page)
  await expect(
    journal(page)
      .getByText(/^\d alertes|^Aucun message|^La livraison/)
      .first(),
  ).toBeVisible()
  const entries = await journal(page)
    .getByText(/^\d alertes/)
    .allTextContents()
  return entries.map((text) => text.replace(/ \d\d:\d\d$/, ''))
}

test('alerts in two tabs', async ({ world, as, page }) => {
  await seedAlerts(world)
  await prepareAlerts(page)
  await as('admin').open('/aujourd-hui')
  await expectBoardRead(page)

  await test.step('[ALRT-01] alerts send no further call', async () => {
    const without = await callsOfRefresh(world, page, 4, 1)
    await turnOnElsewhere(page)
    const during = await callsOfRefresh(world, page, 2, 2)
    await expect(page).toHaveTitle("(1) Aujourd'hui – Consigne")
    expect(during).toEqual(without)
    // The alert itself sends nothing either.
    const all = [
      (await world.requests('GET')).length,
      (await world.counts()).length,
      (await world.parcelReads()).length,
    ]
    expect(all).toEqual([3, ...without.slice(1)])
    await openJournal(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle("Aujourd'hui – Consigne")
  })

  const second = await page.context().newPage()
  const tabs = [page, second]

  await test.step('[ALRT-02] three events of one reading are one message and the number 3, in two tabs, and reading the journal ends it', async () => {
    await second.goto('/aujourd-hui')
    await expectBoardRead(second)
    await world.seed({ orders: [6, 7, 8].map((id) => aDayLeft(id)) })
    await world.changeElsewhere('orders', 1, { status: 'overtime' })
    await world.changeElsewhere('temperature_zones', 1, { currentTemp: 9 })
    // Both tabs read the same events.
    await Promise.all(tabs.map((tab) => refreshButton(tab).click()))
    for (const tab of tabs) {
      await expect(board(tab)).toContainText('8 occupés sur 8')
      await expect(tab).toHaveTitle(/^\(3\) /)
    }
    const sentence = '3 alertes\u{A0}: 1 livraison expirée, 1 machine occupée à 95\u{A0}% ou plus, 1 zone hors plage.'
    expect([...(await readJournal(page)), ...(await readJournal(second))]).toEqual([sentence])
    for (const tab of tabs) {
      await tab.keyboard.press('Escape')
      await expect(journal(tab)).toHaveCount(0)
      await expect(tab).toHaveTitle("Aujourd'hui – Consigne")
    }
  })

  await test.step('[ALRT-02] hidden tabs send no call; a delivery that expires meanwhile is one system message, which leads to it', async () => {
    for (const tab of tabs) await setHidden(tab, true)
    await world.forgetRequests()
    await page.clock.runFor(LEFT_MS + 5_000)
    const shown = async () => (await Promise.all(tabs.map(systemMessages))).flat()
    await expect.poll(shown).toEqual(['Consigne: La livraison CMP-3 a expiré.'])
    await page.clock.runFor(60_000)
    expect(await shown()).toHaveLength(1)
    expect(await world.requests()).toEqual([])
    for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /)

    const [first] = await systemMessages(page)
    const told = first === undefined ? second : page
    await setHidden(told, false)
    await clickSystemMessage(told)
    await expect(told).toHaveURL('/livraisons/detail/3')
    for (const tab of tabs) await expect(tab).not.toHaveTitle(/^\(/)
  })

  await test.step('[ALRT-02] signing out forgets the alerts, and the next person gets no number of the one before', async () => {
    const [first] = await systemMessages(page)
    const told = first === undefined ? second : page
    await told.getByRole('link', { name: "Aujourd'hui" }).click()
    await expect(refreshButton(told)).toBeVisible()
    await world.changeElsewhere('orders', 5, { status: 'overtime' })
    await refreshButton(told).click()
    await expect(told).toHaveTitle(/^\(1\) /)
    await signOut(told, 'Administrateur')
    await expect(told).toHaveURL('/connexion')
    expect(await told.evaluate(() => localStorage.getItem('eb_alerts'))).toBeNull()
    await signIn(told, 'admin')
    await expect(told).toHaveTitle('Sociétés – Consigne')
    await expect(bell(told)).toBeVisible()
  })
})
