import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { listCalls } from '../support/pages/orders.ts'
import { age } from '../support/pages/refresh.ts'
import { card, title } from '../support/pages/vocabulary.ts'

const idleAfter = (page: Page, idleMinutes: number) =>
  page.route('/config.json', (route) => route.fulfill({ json: { idleMinutes } }))

const idleQuestion = (page: Page) => page.getByRole('dialog', { name: 'Session en pause' })
const resumeButton = (page: Page) => page.getByRole('button', { name: 'Reprendre' })

test.beforeEach(({ page }) => page.clock.install())

test('[LIVE-07] an idle list is hidden despite its refresh, and read again on return', async ({ page, as, world }) => {
  await idleAfter(page, 3)
  await as('admin').open('/livraisons')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  // In steps, because the answers of the server do not follow the clock of the page.
  for (let reading = 1; reading <= 2; reading += 1) {
    const answer = page.waitForResponse((response) => response.url().includes('itemsPerPage=10&'))
    await page.clock.runFor(64_000)
    await (await answer).finished()
  }
  expect(await listCalls(world)).toHaveLength(2)
  await expect(title(page, 'Livraisons')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(idleQuestion(page)).toBeVisible()
  await expect(page).toHaveTitle('Session en pause – Consigne')
  await page.evaluate(() => (document.title = '(1) Livraisons – Consigne'))
  await expect(page).toHaveTitle('Session en pause – Consigne')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(age(page)).toBeHidden()
  await expectNoAxeViolations(page)

  await world.forgetRequests()
  await page.clock.runFor(600_000)
  expect(await listCalls(world)).toEqual([])
  await expect(resumeButton(page)).toBeFocused()
  await page.mouse.move(200, 200)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.clock.runFor(2_000)
  await expect(idleQuestion(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(resumeButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Livraisons')).toBeVisible()
  await expect(page).toHaveTitle('(1) Livraisons – Consigne')
  await page.clock.runFor(2_000)
  await expect.poll(() => listCalls(world)).toHaveLength(1)
})

test('[LIVE-07] the input of a dialog survives the idle screen, also after Escape', async ({ page, as, world }) => {
  await seedOrder(world)
  await idleAfter(page, 5)
  await as('admin').open('/livraisons/detail/14')
  await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
  const phone = page.getByRole('dialog').getByLabel('Téléphone')
  await phone.fill('+689 87 99')
  await page.clock.runFor(301_000)
  await expect(idleQuestion(page)).toBeVisible()
  await expect(phone).toBeHidden()
  await page.keyboard.press('Escape')
  await resumeButton(page).click()
  await expect(phone).toHaveValue('+689 87 99')
  await expect(phone).toBeFocused()
  await page.clock.runFor(299_000)
  await expect(phone).toBeVisible()
})
