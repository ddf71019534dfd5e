import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnPhone } from '../support/measures/axe.ts'
import { tabTo } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('[QA-01] with the keyboard QA breaks a call, changes a delivery, and sees calls', async ({ world, as, page }) => {
  await page.goto('/__stub')
  await tabTo(page, '#fault')
  await page.keyboard.type('409')
  await tabTo(page, '#delay')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Faute ajoutée.')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Fautes posées' })).toHaveText(
    /GET \/orders · 409 · chaque appel · après 10 ms/,
  )
  await tabTo(page, '#status-id')
  await page.keyboard.type('200')
  await page.keyboard.press('Tab')
  await page.keyboard.type('cancel')
  await tabTo(page, '[aria-label="Statut d\'une livraison"] button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Changement fait.')).toBeFocused()
  const address = page.url()
  expect((await world.table('orders')).find(({ id }) => id === 200)).toMatchObject({ status: 'cancel' })

  await as('admin').open('/livraisons')
  await expect(page.getByText(fetchFailure).first()).toBeVisible()
  // The log goes on after an answer that is none.
  await page.route('/__stub/log?*', (route) => route.fulfill({ body: 'not JSON' }), { times: 1 })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Ce lien décrit un autre état' })).toHaveCount(0)
  await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: '/api/orders?' }).first()).toContainText(
    '409',
  )
  await expectNoAxeViolations(page)
  await expectNoAxeViolationsOnPhone(page)
})

test('[QA-01] [QA-02] a link offers its state, a button takes it and copies its journey', async ({ world, page }) => {
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    navigator.clipboard.writeText = (text) => Promise.resolve(void written.push(text))
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(
    '/__stub?seed=empty&flavour=4&clock=2026-01-02T20:04:05.000Z&change=DELETE /users/4&as=admin&open=/societes',
  )
  await expectNoAxeViolationsOnPhone(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await world.table('users')).toHaveLength(40)
  await page.getByRole('button', { name: 'Mettre le stub dans cet état' }).click()
  await expect(page.getByText("Le stub est dans l'état du lien.")).toBeFocused()
  expect(await world.table('users')).toHaveLength(4)
  await page.getByLabel('Rôle').selectOption('Livreur')
  await page.getByLabel('Premier écran').fill('/livraisons')
  await page.getByRole('button', { name: 'Copier le parcours' }).click()
  await expect(page.getByText('Parcours copié.')).toBeVisible()
  const [text] = await page.evaluate(() => (window as unknown as { written: string[] }).written)
  expect(text).toContain("await page.clock.setFixedTime('2026-01-02T20:04:05.000Z')")
  expect(text).toContain("await world.removeElsewhere('users', 4)")
  expect(text).toContain("await as('shipper').open('/livraisons')")
  await expect(page).toHaveURL(/as=shipper&open=%2Flivraisons/)
})
