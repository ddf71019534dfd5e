import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { look } from '../support/measures/look.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'

const meCalls = async (world: World) => (await world.requests('GET /api/me')).map(({ url }) => url)

test('[ACC-01] [NAV-45] [API-15] a member opens the own profile from the menu', async ({ as, world, page }) => {
  await as('member').open('/societes')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Membre/ })
    .click()
  await page.getByRole('menuitem', { name: 'Mon compte' }).click()
  await expect(page).toHaveURL('/mon-compte')
  const card = page.getByRole('region', { name: 'Moana Pambrun' })
  for (const text of ['membre', 'membre@example.test', '87700274'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('Membre').first()).toBeVisible()
  expect(await meCalls(world)).toEqual(['/api/me'])
})

test('[ACC-02] the profile shows the data of the server, not the stored session', async ({ as, world, page }) => {
  await as('member').open('/societes')
  await world.seed({ users: [{ id: 3, firstName: 'Heimana', roles: ['ROLE_ADMIN'] }] })
  await page.goto('/mon-compte')
  await expect(page.getByRole('region', { name: 'Heimana Pambrun' })).toContainText('Administrateur')
})

test('[ACC-03] [NAV-46] [NAV-47] the profile links to its form and to the password form', async ({ as, page }) => {
  await as('shipper').open('/mon-compte')
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(page).toHaveURL('/mon-compte/modification')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte / modification')
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/mon-compte')
  await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
  await expect(page).toHaveURL('/mon-compte/modification/mot-de-passe')
  await expect(page.locator('input[type=password]')).toHaveCount(3)
})

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
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('region', { name: 'Moana Pambrun' })).toBeVisible()
})
