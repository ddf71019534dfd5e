import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'
import { title, visit } from '../support/pages/vocabulary.ts'

const configured = (page: Page, config: object) =>
  page.route('/config.json', (route) => route.fulfill({ json: config }))

test('[NAV-29] the sign-in, the menu, the brand and / lead to the screen of config.json', async ({ page }) => {
  const home = '/livraisons?status=overtime'
  await configured(page, { home })
  await page.goto('/connexion')
  await signIn(page, 'livreur')
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

/** Addresses that cannot be the home of a shipper, and whether config.json is to blame. */
const refused = [
  { home: '/societes/creation', isWrong: false },
  { home: '/lockers/detail/abc', isWrong: true },
  { home: '/connexion', isWrong: true },
]

for (const { home, isWrong } of refused)
  test(`[NAV-29] the home ${home}, which does not exist or is not for the role, leads to the companies`, async ({
    page,
    as,
  }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('config.json')) said.push(message.text())
    })
    await configured(page, { home })
    await as('shipper').open('/')
    await expect(page).toHaveURL('/societes')
    await expect(title(page, 'Sociétés')).toBeVisible()
    expect(said).toEqual(isWrong ? [expect.stringContaining('the entry home is')] : [])
  })
