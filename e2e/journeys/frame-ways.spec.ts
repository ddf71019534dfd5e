import { expect, test } from '../support/fixtures/test.ts'
import { seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'

test('the first Tab leads to « Aller au contenu », which skips the menu', async ({ as }) => {
  const page = await as('member').open('/societes/detail/1')
  await expect(page.getByRole('main').getByRole('button', { name: 'Retour', exact: true })).toBeVisible()
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page).toHaveURL('/societes/detail/1')
})

test('[NAV-12] « Retour » goes back one step, or to the list after a direct start', async ({ as }) => {
  const page = await as('member').open('/livraisons/detail/1')
  const back = page.getByRole('main').getByRole('button', { name: 'Retour', exact: true })
  await back.click()
  await expect(page).toHaveURL('/livraisons')
  await expect(title(page, 'Livraisons')).toBeFocused()
  await page.getByRole('combobox', { name: 'Statut' }).selectOption('Commande créée')
  await expect(page).toHaveURL('/livraisons?status=created')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
  await back.click()
  await expect(page).toHaveURL('/livraisons?status=created')
})

test('[NAV-03] [NAV-04] [NAV-09] [NAV-10] first name and role are in the top bar, and open a menu for the keyboard, which leads to the account', async ({
  as,
  world,
}) => {
  await seedTeva(world)
  const page = await as(teva).open('/preferences')
  await expect(userButton(page)).toHaveText('TevaSuper administrateur')
  await expect(userButton(page)).toHaveAttribute('aria-haspopup', 'menu')
  await userButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Mon compte', 'Préférences', 'Aide', 'Déconnexion'])
  const account = page.getByRole('menuitem', { name: 'Mon compte' })
  await expect(account).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(userButton(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(account).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mon-compte')
})

test('[NAV-07] « Haut de page » appears after 200 pixels and scrolls to the top', async ({ as }) => {
  const page = await as('member').open('/composants')
  await expect(title(page, 'Composants')).toBeVisible()
  const toTop = page.getByRole('link', { name: 'Haut de page' })
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(toTop).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 1200))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
  await expect(page).toHaveURL('/composants')
})
