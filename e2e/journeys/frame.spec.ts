import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { menuEntries } from '../support/tables/screens.ts'

/** What is around every screen (journey J-04): menu, top bar, footer. */

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Somebody called Teva, with these roles, on the companies' page. */
test.beforeEach(async ({ world }) => {
  await world.seed({
    users: [{ id: 500, username: 'teva', firstName: 'Teva', lastName: 'Tehei', roles: ['ROLE_SUPER_ADMIN'] }],
  })
})
const teva = { username: 'teva' }

test('[NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] one menu, one top bar with name and role, one content, one footer', async ({
  as,
}) => {
  const page = await as(teva).open('/societes')
  await expect(menu(page)).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Teva', { exact: true })).toBeVisible()
  await expect(bar.getByText('Super administrateur', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Sociétés')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1)
  }
  await look(page, 'frame')
})

test('[NAV-08] public pages have neither menu nor top bar content', async ({ page }) => {
  for (const path of ['/connexion', '/mot-de-passe-oublie', '/reinitialisation-mot-de-passe/abc']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
  }
})

for (const role of ['super_admin', 'admin', 'member', 'operator', 'shipper'] as const) {
  test(`[ROLE-18] [NAV-16] [NAV-17] [NAV-18] [NAV-19] [NAV-20] [NAV-21] [ENT-33] [ENT-34] ${role} has the links of the menu, in this order`, async ({
    as,
  }) => {
    const page = await as(role).open('/composants')
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText([
      ...menuEntries.map(({ word }) => word),
      /^Documentation API/,
    ])
    for (const { word, href, path, heading } of menuEntries) {
      const link = menu(page).getByRole('link', { name: word, exact: true })
      await expect(link).toHaveAttribute('href', href)
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(title(page, heading)).toBeVisible()
      await expect(menu(page).locator('[aria-current=page]')).toHaveText(word === 'Dashboard' ? 'Sociétés' : word)
    }
  })
}

test('[NAV-14] [NAV-15] [CST-24] the brand leads home and carries the logo, 50 pixels wide', async ({ as }) => {
  const page = await as(teva).open('/composants')
  const brand = menu(page).getByRole('link', { name: 'Consigne' })
  await expect(brand).toHaveAttribute('href', '/')
  const logo = brand.locator('img')
  await expect(logo).toHaveAttribute('width', '50')
  expect(await logo.boundingBox()).toMatchObject({ width: 50 })
  await brand.click()
  await expect(page).toHaveURL('/societes')
  // Its line is the top bar's line.
  const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
    const { y, height } = (await box) ?? { y: 0, height: 0 }
    return y + height
  }
  expect(await bottom(brand.boundingBox())).toBe(await bottom(page.getByRole('banner').boundingBox()))
})

test('[NAV-13] the menu collapses, says so, names its icons and stays collapsed', async ({ as }) => {
  const page = await as(teva).open('/societes')
  await expect(menu(page)).toHaveCSS('width', '232px')
  const collapse = page.getByRole('button', { name: 'Réduire le menu' })
  await expect(collapse).toHaveAttribute('aria-expanded', 'true')
  await collapse.click()
  const expand = page.getByRole('button', { name: 'Déployer le menu' })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await expect(expand).toBeFocused()
  await expect(menu(page)).toHaveCSS('width', '64px')

  const bookings = menu(page).getByRole('link', { name: 'Bookings', exact: true })
  await bookings.hover()
  await expect(page.getByRole('tooltip', { name: 'Bookings' })).toBeVisible()
  await expectNoAxeViolations(page)
  await look(page, 'frame-collapsed')

  await page.reload()
  await expect(menu(page)).toHaveCSS('width', '64px')
  await page.getByRole('button', { name: 'Déployer le menu' }).click()
  await expect(page.getByRole('button', { name: 'Réduire le menu' })).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toHaveCSS('width', '232px')
})

test.describe('[NAV-22] [NAV-23] the documentation', () => {
  const documentation = (page: Page) => menu(page).getByRole('link', { name: /^Documentation API/ })
  const configured = (page: Page, config: object) =>
    page.route('/config.json', (route) => route.fulfill({ json: config }))

  test('is at {host}/api/docs unless told otherwise', async ({ as, page }) => {
    await configured(page, {})
    await as(teva).open('/composants')
    await expect(documentation(page)).toHaveAttribute('href', '/api/docs')
  })

  test('follows the configured host', async ({ as, page, baseURL, context }) => {
    // Another host by name, the same server in fact.
    const host = (baseURL ?? '').replace('localhost', '127.0.0.1')
    await configured(page, { apiHost: host })
    await context.route(`${host}/api/docs`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>API</h1>' }),
    )
    await as(teva).open('/composants')
    await expect(documentation(page)).toHaveAttribute('href', `${host}/api/docs`)
    await expect(documentation(page)).toHaveAttribute('rel', /noopener/)
    await expect(documentation(page)).toHaveAccessibleName(/nouvel onglet/)
    const [opened] = await Promise.all([context.waitForEvent('page'), documentation(page).click()])
    await expect(opened).toHaveURL(`${host}/api/docs`)
    await expect(page).toHaveURL('/composants')
  })

  test('has an address of its own when it is configured, and only a web address', async ({ as, page }) => {
    await configured(page, { documentationUrl: 'https://docs.example.test/v1' })
    await as(teva).open('/composants')
    await expect(documentation(page)).toHaveAttribute('href', 'https://docs.example.test/v1')
    await page.unroute('/config.json')
    await configured(page, { documentationUrl: 'data:text/html,x' })
    await page.reload()
    await expect(documentation(page)).toHaveAttribute('href', '/api/docs')
  })
})

test('[NAV-24] [NAV-25] [CST-20] [CST-23] the footer says the version, once on the page, and 2023', async ({ as }) => {
  const page = await as(teva).open('/societes')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('1.1.0')).toBeVisible()
  await expect(page.getByText('1.1.0')).toHaveCount(1)
  await expect(footer.getByText('© 2023 - Tous droits réservés', { exact: true })).toBeVisible()
  await expect(footer).not.toContainText(String(new Date().getFullYear()))
})

for (const [row, name] of [
  ['NAV-26', 'Mentions légales'],
  ['NAV-27', 'Politique de confidentialité'],
] as const) {
  test(`[${row}] [NAV-28] the footer opens « ${name} », a placeholder`, async ({ as }) => {
    const page = await as(teva).open('/societes')
    const opener = page.getByRole('contentinfo').getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(`${name}Contenu à venir.`)
    await expect(dialog.locator(':focus')).toHaveCount(1)

    // Tab stays inside.
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/societes')
  })
}

test('the legal window leads to the licences of the software in use, and the privacy window does not', async ({
  as,
  context,
}) => {
  const page = await as(teva).open('/societes')
  const link = page.getByRole('dialog').getByRole('link', { name: 'Licences des logiciels utilisés' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Politique de confidentialité' }).click()
  await expect(page.getByRole('dialog')).toHaveText('Politique de confidentialitéContenu à venir.')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).click()
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByText('react-dom').first()).toBeVisible()
  await expect(opened.getByText('Permission is hereby granted').first()).toBeVisible()
})

test('the theme is chosen once and remembered', async ({ as }) => {
  const page = await as(teva).open('/societes')
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Passer au thème clair' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('the frame stands before the data are there', async ({ as, world }) => {
  await world.fault({ method: 'GET', path: '/companies' }, { delayMs: 2000 })
  const page = await as(teva).open('/societes')
  await expect(menu(page)).toBeVisible({ timeout: 1500 })
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeVisible()
  await expect(title(page, 'Sociétés')).toBeVisible()
})
