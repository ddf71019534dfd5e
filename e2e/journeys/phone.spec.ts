import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { scanButton, scanWindow } from '../support/pages/camera.ts'
import { stops } from '../support/pages/round.ts'
import { visit } from '../support/pages/vocabulary.ts'

test('[NAV-61] the menu is a drawer, keeps the focus, and closes by Escape and by a link @phone', async ({ as }) => {
  const page = await as('member').open('/societes')
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu principal' })
  await opener.tap()
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await expectNoAxeViolationsInLight(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await drawer.getByRole('link', { name: 'Machines' }).tap()
  await expect(page).toHaveURL('/lockers')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()
})

test('[WRK-04] the deliveries begin high on the page, with the filters behind one button @phone', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  const delivery = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(delivery.first()).toBeVisible()
  const box = await delivery.first().boundingBox()
  expect(box?.y).toBeLessThan(260)
  // Number and status, code, company and machine.
  expect(box?.height).toBeLessThan(92)
  const status = page.getByRole('combobox', { name: 'Statut' })
  const fold = page.getByRole('button', { name: 'Filtres', exact: true })
  expect((await fold.boundingBox())?.y).toBe((await page.getByRole('searchbox').boundingBox())?.y)
  await expect(status).toHaveCount(0)
  await fold.tap()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await status.selectOption('expirée')
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  expect(await sideways(page)).toBe(0)
})

test('a screen begins high on the page, with its other actions in a menu beside the title @phone', async ({ as }) => {
  const page = await as('super_admin').open('/societes')
  const record = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const card = page.getByRole('region', { name: 'Coordonnées' })
  for (const [path, first] of [
    ['/societes', record],
    ['/inventaire', record],
    ['/tournee', stops(page)],
    ['/societes/detail/2', card],
  ] as const) {
    await visit(page, path)
    // The machines take their order when their parcels are read.
    await expect.poll(async () => (await first.first().boundingBox())?.y, path).toBeLessThan(260)
  }
  const menu = page.getByRole('button', { name: 'Autres actions' })
  const report = page.getByRole('link', { name: 'Rapport mensuel' })
  await menu.tap()
  await expectNoAxeViolationsInLight(page)
  await page.keyboard.press('Escape')
  await expect(report).toBeHidden()
  await menu.tap()
  await report.tap()
  await expect(page).toHaveURL('/analyse/rapport?societe=2')
})

test('[SCAN-04] a phone scans from the bottom of the window, below the page @phone', async ({ as, page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' } as MediaDeviceInfo])
  })
  await as('member').open('/livraisons')
  const button = scanButton(page)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(button).toBeInViewport({ ratio: 1 })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Scanner un code' })).toHaveCount(0)
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await toEnd()
  await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
  await toEnd()
  const last = await page.getByRole('contentinfo').getByRole('button').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0)
  await button.tap()
  await expect(scanWindow(page).getByRole('button', { name: 'Valider' })).toBeInViewport({ ratio: 1 })
  const close = scanWindow(page).getByRole('button', { name: 'Fermer' })
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await close.tap()
  await expect(button).toBeFocused()
})
