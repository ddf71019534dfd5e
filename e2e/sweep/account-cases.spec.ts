import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { expectFlash, retryButton } from '../support/pages/vocabulary.ts'

test('the account screens fit a width of 320 px', { tag: '@phone' }, async ({ as, page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await as('operator').open('/mon-compte')
  for (const path of ['/mon-compte', '/mon-compte/modification', '/mon-compte/modification/mot-de-passe']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await look(page, `account${path.slice('/mon-compte'.length).replaceAll('/', '-')}`)
  }
})

test('[ACC-02] [ERR-01] a profile that cannot be read shows the error, and « Réessayer » loads it', async ({
  as,
  world,
  page,
}) => {
  await as('member').open('/societes')
  for (const reply of [{ status: 500 }, { html: '<h1>Maintenance</h1>' }, { truncate: 20 }]) {
    await world.mend()
    await world.fault({ path: '/api/me' }, reply)
    await page.goto('/mon-compte')
    await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écran indisponible')
  }
  await world.mend()
  await retryButton(page).click()
  await expect(page.getByRole('region', { name: 'Moana Pambrun' })).toBeVisible()
})
