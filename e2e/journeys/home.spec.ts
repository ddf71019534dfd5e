import { expect, test } from '../support/fixtures/test.ts'
import { arrive, configured } from '../support/pages/home.ts'
import { expectRows, visit } from '../support/pages/vocabulary.ts'

/** Where `/` leads, when `config.json` names a screen as `home`. */

test('the sign-in, « Dashboard », the brand and / lead to the screen that config.json names, and Back skips /', async ({
  page,
  world,
}) => {
  await configured(page, { home: '/livraisons?status=overtime' })
  await arrive(page, 'livreur')
  const home = '/livraisons?status=overtime'
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
  await test.step('[AUTH-25] the session survives a new load of the page, and / leads home', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(home)
    await expectRows(page)
    // The sign-in.
    expect(await world.requests('POST')).toHaveLength(1)
  })
  await visit(page, '/connexion')
  await expect(page).toHaveURL(home)
})
