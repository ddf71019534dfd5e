import { expect, test } from '../support/fixtures/test.ts'
import { isCovered } from '../support/measures/screen.ts'
import { seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { saveButton, title } from '../support/pages/vocabulary.ts'

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
