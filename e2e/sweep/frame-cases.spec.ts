import { expect, test } from '../support/fixtures/test.ts'
import { menu, seedTeva, teva } from '../support/pages/frame.ts'

/** The frame around every screen: menu, top bar and footer. */

test('the frame: brand and legal notices', async ({ as, context, page, world }) => {
  await test.step('[NAV-14] [NAV-15] [CST-24] the brand links to / and shows the logo, 50 pixels wide', async () => {
    await seedTeva(world)
    await as(teva).open('/composants')
    const brand = menu(page).getByRole('link', { name: 'Consigne' })
    await expect(brand).toHaveAttribute('href', '/')
    const logo = brand.locator('img')
    await expect(logo).toHaveAttribute('width', '50')
    expect(await logo.boundingBox()).toMatchObject({ width: 50 })
    await brand.click()
    await expect(page).toHaveURL('/societes')
    // The lower edges of brand and top bar are on one line.
    const bottom = async (box: Promise<{ y: number; height: number } | null>) => {
      const { y, height } = (await box) ?? { y: 0, height: 0 }
      return y + height
    }
    expect(await bottom(brand.boundingBox())).toBe(await bottom(page.getByRole('banner').boundingBox()))
  })

  await test.step('the legal notices link to the licences of the software in use, and the privacy policy does not', async () => {
    const link = page.getByRole('dialog').getByRole('link', { name: 'Licences des logiciels utilisés' })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Politique de confidentialité' }).click()
    await expect(page.getByRole('dialog')).toHaveText('Politique de confidentialitéContenu à venir.')
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).click()
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(opened.getByText('react-dom').first()).toBeVisible()
    await expect(opened.getByText('Permission is hereby granted').first()).toBeVisible()
  })
})

test('[NAV-22] [NAV-23] the documentation is on the configured host and opens in a new tab', async ({
  as,
  page,
  baseURL,
  context,
  world,
}) => {
  await seedTeva(world)
  // Another host name for the same server.
  const host = (baseURL ?? '').replace('localhost', '127.0.0.1')
  await page.route('/config.json', (route) => route.fulfill({ json: { apiHost: host } }))
  await context.route(`${host}/api/docs`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>API</h1>' }))
  await as(teva).open('/composants')
  const documentation = menu(page).getByRole('link', { name: /^Documentation API/ })
  await expect(documentation).toHaveAttribute('href', `${host}/api/docs`)
  await expect(documentation).toHaveAttribute('rel', /noopener/)
  await expect(documentation).toHaveAccessibleName(/nouvel onglet/)
  const [opened] = await Promise.all([context.waitForEvent('page'), documentation.click()])
  await expect(opened).toHaveURL(`${host}/api/docs`)
  await expect(page).toHaveURL('/composants')
})
