import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'

const meCalls = async (world: World) => (await world.requests('GET /api/me')).map(({ url }) => url)

test('the own profile', async ({ as, world, page }) => {
  await as('member').open('/societes')

  await test.step('[ACC-01] [NAV-45] [API-15] a member opens the own profile from the menu', async () => {
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
    // The record has an age like every other one.
    await expect(page.getByText(/^Lu à \d\d:\d\d$/)).toBeVisible()
    expect(await meCalls(world)).toEqual(['/api/me'])
  })

  await test.step('[ACC-02] the profile shows the data of the server, not the stored session', async () => {
    await world.seed({ users: [{ id: 3, firstName: 'Heimana', roles: ['ROLE_ADMIN'] }] })
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(page.getByRole('region', { name: 'Heimana Pambrun' })).toContainText('Administrateur')
    expect(await meCalls(world)).toHaveLength(2)
  })

  await test.step('[ACC-03] [NAV-46] [NAV-47] the profile links to its form and to the password form', async () => {
    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await expect(page).toHaveURL('/mon-compte/modification')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte / modification')
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/mon-compte')
    await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
    await expect(page).toHaveURL('/mon-compte/modification/mot-de-passe')
    await expect(page.locator('input[type=password]')).toHaveCount(3)
  })
})
