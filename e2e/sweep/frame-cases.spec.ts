import { expect, test } from '../support/fixtures/test.ts'
import { menu } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'

/** The frame around every screen: menu, top bar and footer. */

test('[NAV-14] [NAV-15] [CST-24] the brand links to / and shows the logo, 50 pixels wide', async ({ as }) => {
  const page = await as('member').open('/composants')
  const brand = menu(page).getByRole('link', { name: 'Consigne' })
  await expect(brand).toHaveAttribute('href', '/')
  const logo = brand.locator('img')
  await expect(logo).toHaveAttribute('width', '50')
  expect(await logo.boundingBox()).toMatchObject({ width: 50 })
  await brand.click()
  await expect(page).toHaveURL('/societes')
  // The lower edges of brand and top bar are on one line.
  const [one, other] = [await brand.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect((one?.y ?? 0) + (one?.height ?? 0)).toBe((other?.y ?? 0) + (other?.height ?? 0))
})

test('the legal notices link to the licences of the software in use, close by their button and by a click beside them', async ({
  as,
  context,
}) => {
  const page = await as('member').open('/composants')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' })
  const dialog = page.getByRole('dialog')
  await opener.click()
  const link = dialog.getByRole('link', { name: 'Licences des logiciels utilisés' })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByText('react-dom').first()).toBeVisible()
  await expect(opened.getByText('Permission is hereby granted').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/composants')
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

test('[NAV-22] [NAV-23] the documentation is on the configured host and opens in a new tab', async ({
  as,
  page,
  baseURL,
  context,
}) => {
  // Another host name for the same server.
  const host = (baseURL ?? '').replace('localhost', '127.0.0.1')
  await page.route('/config.json', (route) => route.fulfill({ json: { apiHost: host } }))
  await context.route(`${host}/api/docs`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>API</h1>' }))
  await as('member').open('/composants')
  const documentation = menu(page).getByRole('link', { name: /^Documentation API/ })
  await expect(documentation).toHaveAttribute('rel', /noopener/)
  await expect(documentation).toHaveAccessibleName(/nouvel onglet/)
  const [opened] = await Promise.all([context.waitForEvent('page'), documentation.click()])
  await expect(opened).toHaveURL(`${host}/api/docs`)
  await expect(page).toHaveURL('/composants')
})
