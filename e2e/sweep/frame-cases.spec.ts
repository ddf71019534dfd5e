import { expect, test } from '../support/fixtures/test.ts'
import { isCovered } from '../support/measures/screen.ts'
import { menu, seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { expectFlash, saveButton, title } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the legal notices link to the licences of the software in use', async ({ as, context }) => {
  const page = await as('member').open('/preferences')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Licences des logiciels utilisés' })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByText('react-dom').first()).toBeVisible()
  await expect(opened.getByText('Permission is hereby granted').first()).toBeVisible()
})

test('a link and a button look pressed while the pointer is down', async ({ as }) => {
  const page = await as('member').open('/societes')
  await expect(title(page, 'Sociétés')).toBeVisible()
  for (const one of [
    menu(page).getByRole('link', { name: 'Machines' }),
    page.getByRole('button', { name: 'Actualiser' }),
  ]) {
    await expect(one).toHaveCSS('opacity', '1')
    await one.hover()
    await page.mouse.down()
    await expect(one).toHaveCSS('opacity', '0.7')
    // Releasing the pointer elsewhere triggers no click.
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect(one).toHaveCSS('opacity', '1')
  }
})

test.beforeEach(({ world }) => seedTeva(world))

test('[JRN-01] the bell is there before the code of the messages, which moves nothing', async ({ as, page }) => {
  const { promise: measured, resolve: release } = Promise.withResolvers<void>()
  await page.route(/FlashViewport-.*\.js/, async (route) => {
    await measured
    await route.continue()
  })
  await as(teva).open('/societes')
  const search = page.getByRole('button', { name: 'Rechercher' })
  const bell = page.getByRole('button', { name: 'Messages' })
  await expect(search).toBeVisible()
  await expect(bell).toBeVisible()
  const places = async () => [await search.boundingBox(), await bell.boundingBox()]
  const before = await places()
  release()
  await expect(page.getByTestId('flash-viewport')).toBeAttached()
  expect(await places()).toEqual(before)
})

test('the focus stays on the button of a menu that loads, and Tab closes it', async ({ as, page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/OpenedMenu.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await as(teva).open('/societes')
  await userButton(page).focus()
  await page.keyboard.press('Enter')
  for (const key of ['Enter', 'ArrowDown', 'x']) {
    await page.keyboard.press(key)
    await expect(userButton(page)).toBeFocused()
  }
  release()
  await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeFocused()
  await expect(page).toHaveURL('/societes')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await userButton(page).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  await expect(userButton(page)).not.toBeFocused()
})

test('[NAV-07] in a small window « Haut de page » lies on no button of a long form', async ({ as, page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await as(teva).open('/lockers/creation')
  await expect(title(page, 'Machine / création')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 320))
  await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
  for (const each of [saveButton(page), page.getByRole('link', { name: 'Annuler', exact: true })])
    await expect.poll(() => isCovered(each)).toBe(false)
})

test('[NAV-59] without a session an unknown address says « Page introuvable » without the menu', async ({ page }) => {
  await page.goto('/n-existe-pas')
  await expect(title(page, 'Page introuvable')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/connexion')
})

test('[COD-49] [ERR-01] [ORDD-23] an unknown record shows an error and no parts, and leads to the list', async ({
  as,
}) => {
  const page = await as('super_admin').open('/societes/detail/999')
  await expectFlash(page, fetchFailure)
  await expect(title(page, 'Données introuvables')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Utilisateurs' })).toHaveCount(0)
  await expect(menu(page)).toBeVisible()
  await page.goto('/livraisons/detail/999')
  await expectFlash(page, fetchFailure)
  await page.getByRole('button', { name: 'Retour', exact: true }).click()
  await expect(page).toHaveURL('/livraisons')
})

test('[NAV-59] with a session an unknown address says so beside the menu, and leads home', async ({ as }) => {
  const page = await as('member').open('/societes/1/rien')
  await expect(title(page, 'Page introuvable')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/societes')
  await expect(title(page, 'Sociétés')).toBeFocused()
})
