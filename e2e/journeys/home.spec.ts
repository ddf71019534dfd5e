import { expect, test } from '../support/fixtures/test.ts'
import { arrive, configured } from '../support/pages/home.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Where `/` leads, when `config.json` names a screen as `home`. */

test('the sign-in, « Dashboard », the brand and / lead to the screen that config.json names, and Back skips /', async ({
  page,
}) => {
  const home = '/livraisons?status=overtime'
  await configured(page, { home })
  await arrive(page, 'livreur')
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraisons')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const name of ['Dashboard', 'Consigne']) {
    await menu.getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL('/lockers')
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(home)
    await expect(menu.locator('[aria-current=page]')).toHaveText('Livraisons')
  }
  await page.goBack()
  await expect(page).toHaveURL('/lockers')
  await page.goto('/')
  await expect(page).toHaveURL(home)
  await visit(page, '/connexion')
  await expect(page).toHaveURL(home)
})
