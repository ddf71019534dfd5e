import type { Page } from '@playwright/test'
import { plant } from '../support/fixtures/storage.ts'
import { expect, type Person, test } from '../support/fixtures/test.ts'
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
import { refreshButton, setHidden } from '../support/pages/refresh.ts'
import { journal, openJournal } from '../support/pages/toasts.ts'

async function openToday(world: World, page: Page, person: Person) {
  await seedAlerts(world)
  await prepareAlerts(page)
  const on = '{"alertExpired":true,"alertMachines":true,"alertZones":true}'
  const planted = await plant(page, 'localStorage', { eb_preferences: on })
  await person.open('/aujourd-hui')
  await planted.dispose()
  await expectBoardRead(page)
}

async function openTwice(world: World, page: Page, person: Person) {
  await openToday(world, page, person)
  const second = await page.context().newPage()
  await second.goto('/aujourd-hui')
  await expectBoardRead(second)
  return [page, second] as const
}

test('[ALRT-01] a refresh after an expiry sends no call for the alerts', async ({ world, as, page }) => {
  await openToday(world, page, as('admin'))
  await world.forgetRequests()
  await letOneExpire(world, page, 2, 1)
  await expect(page).toHaveTitle("(1) Aujourd'hui – Consigne")
  const reads = async () => (await world.requests('GET')).map(({ path }) => path).toSorted()
  await expect.poll(reads).toEqual(['/api/booking_slots', '/api/lockers', '/api/lockers'])
  expect([(await world.counts()).length, (await world.parcelReads()).length]).toEqual([8, 4])
})

test('[ALRT-02] three events are one message and the number 3, until it is read', async ({ world, as, page }) => {
  const tabs = await openTwice(world, page, as('admin'))
  await world.seed({ orders: [6, 7, 8].map((id) => aDayLeft(id)) })
  await world.changeElsewhere('orders', 1, { status: 'overtime' })
  await world.changeElsewhere('temperature_zones', 1, { currentTemp: 9 })
  await Promise.all(tabs.map((tab) => refreshButton(tab).click()))
  for (const tab of tabs) {
    await expect(board(tab)).toContainText('8 occupés sur 8')
    await expect(tab).toHaveTitle(/^\(3\) /)
  }
  const told: string[] = []
  for (const tab of tabs) {
    await openJournal(tab)
    await expect(journal(tab).getByText(/^3 alertes|^Aucun message/)).toBeVisible()
    told.push(
      ...(await journal(tab)
        .getByText(/^3 alertes/)
        .allTextContents()),
    )
  }
  expect(told.map((text) => text.replace(/ \d\d:\d\d$/, ''))).toEqual([
    '3 alertes\u{A0}: 1 livraison expirée, 1 machine occupée à 95\u{A0}% ou plus, 1 zone hors plage.',
  ])
  for (const tab of tabs) {
    await tab.keyboard.press('Escape')
    await expect(journal(tab)).toHaveCount(0)
    await expect(tab).toHaveTitle("Aujourd'hui – Consigne")
  }
})

test('[ALRT-02] in hidden tabs an expiry is one system message, without a call', async ({ world, as, page }) => {
  const tabs = await openTwice(world, page, as('admin'))
  for (const tab of tabs) await setHidden(tab, true)
  await world.forgetRequests()
  await page.clock.runFor(LEFT_MS + 5_000)
  const shown = async () => (await Promise.all(tabs.map(systemMessages))).flat()
  await expect.poll(shown).toEqual(['Consigne: La livraison CMP-3 a expiré.'])
  await page.clock.runFor(60_000)
  expect(await shown()).toHaveLength(1)
  expect(await world.requests()).toEqual([])
  for (const tab of tabs) await expect(tab).toHaveTitle(/^\(1\) /)

  const told = (await systemMessages(page)).length > 0 ? page : tabs[1]
  await setHidden(told, false)
  await clickSystemMessage(told)
  await expect(told).toHaveURL('/livraisons/detail/3')
  for (const tab of tabs) await expect(tab).not.toHaveTitle(/^\(/)
})
