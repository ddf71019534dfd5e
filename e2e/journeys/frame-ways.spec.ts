import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { isCovered } from '../support/measures/screen.ts'
import { menu, seedTeva, teva, userButton } from '../support/pages/frame.ts'
import { saveButton, title, visit } from '../support/pages/vocabulary.ts'

/** Ways through the console: the user menu, « Retour », « Haut de page », and the focus. */

test('the ways through the console: the keyboard, the user menu, « Retour », the address / and « Haut de page »', async ({
  as,
  world,
}) => {
  await seedTeva(world)
  const page = await as(teva).open('/societes/detail/1')
  const back = page.getByRole('main').getByRole('button', { name: 'Retour', exact: true })

  await test.step('the first Tab leads to « Aller au contenu », which skips the menu', async () => {
    await expect(back).toBeVisible()
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

  await test.step('[NAV-12] « Retour » leads to the list when the page was opened directly', async () => {
    await back.click()
    await expect(page).toHaveURL('/societes')
    await expect(title(page, 'Sociétés')).toBeFocused()
  })

  await test.step('Tab leaves an open menu, and closes it', async () => {
    await userButton(page).click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
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

  await test.step('[NAV-09] [NAV-10] the name of the user opens a menu with the account first and the sign-out last, which the keyboard can use', async () => {
    await expect(userButton(page)).toHaveAttribute('aria-haspopup', 'menu')
    await userButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Mon compte', 'Préférences', 'Aide', 'Déconnexion'])
    const account = page.getByRole('menuitem', { name: 'Mon compte' })
    const leave = page.getByRole('menuitem', { name: 'Déconnexion' })
    await expect(account).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Préférences' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Aide' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(leave).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(account).toBeFocused()
    await page.keyboard.press('End')
    await expect(leave).toBeFocused()
    await page.keyboard.press('Home')
    await expect(account).toBeFocused()
    await page.keyboard.press('d')
    await expect(leave).toBeFocused()
    await look(page, 'user-menu')

    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(userButton(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/mon-compte')
  })

  await test.step('[NAV-07] « Haut de page » appears after 200 pixels and scrolls to the top', async () => {
    await visit(page, '/composants')
    await expect(title(page, 'Composants')).toBeFocused()
    const toTop = page.getByRole('link', { name: 'Haut de page' })
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(toTop).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect(toTop).toBeVisible()
    await toTop.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(toTop).toHaveCount(0)
    await expect(page).toHaveURL('/composants')
  })

  await test.step('[NAV-29] the address / leads to the companies, and Back skips it', async () => {
    const before = await page.evaluate(() => history.length)
    await menu(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/societes')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/composants')

    // A new address takes the place of the one that Forward would open.
    await page.goto('/')
    await expect(page).toHaveURL('/societes')
    await expect(title(page, 'Sociétés')).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  await test.step('[NAV-12] « Retour » goes back one step and keeps the query of the address', async () => {
    await menu(page).getByRole('link', { name: 'Livraisons' }).click()
    await page.getByRole('combobox', { name: 'Statut' }).selectOption('Commande créée')
    await expect(page).toHaveURL('/livraisons?status=created')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/livraisons\/detail\/\d+$/)
    await back.click()
    await expect(page).toHaveURL('/livraisons?status=created')
    await expect(title(page, 'Livraisons')).toBeVisible()
  })

  await test.step('[NAV-07] on a phone « Haut de page » lies on no button of a long form', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await visit(page, '/lockers/creation')
    await expect(title(page, 'Machine / création')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 320))
    await expect(page.getByRole('link', { name: 'Haut de page' })).toBeVisible()
    for (const each of [saveButton(page), page.getByRole('link', { name: 'Annuler', exact: true })])
      await expect.poll(() => isCovered(each)).toBe(false)
  })
})
