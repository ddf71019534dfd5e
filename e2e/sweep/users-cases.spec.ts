import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { confirmButton, expectFlash, fillField, row, rowMenu, save } from '../support/pages/vocabulary.ts'

test('[USR-39] a super administrator who edits the own record sees the new name in the top bar', async ({ as }) => {
  const page = await as('super_admin').open('/utilisateurs/modification/1')
  await fillField(page, 'Prénom', 'Heimana')
  await save(page, 'Utilisateur modifié !')
  await expect(page.getByRole('banner')).toContainText('Heimana')
  await expect(page).toHaveURL('/utilisateurs/detail/1')
})

test('[USR-09] a refused deletion shows the reason of the server and reloads the list', async ({ as, world }) => {
  const description = 'This user belongs to a company.'
  await seedMoana(world)
  await world.fault({ method: 'DELETE' }, { status: 403, description })
  const page = await as('admin').open('/utilisateurs')
  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  await world.forgetRequests()
  await confirmButton(page).click()
  await expectFlash(page, description)
  await expect.poll(() => world.requests('GET /api/users?')).toHaveLength(1)
  await expect(row(page, 'Moana Tehei')).toBeVisible()
  expect(await world.requests('POST')).toEqual([])
})

/** `src/app/roles.test.tsx` shows who has which actions. */
test('[USR-04] [USR-10] the list leads to the screens of a user', async ({ as, world }) => {
  await seedMoana(world)
  const page = await as('super_admin').open('/utilisateurs')
  await rowMenu(page, 'Moana Tehei', 'Détail')
  await expect(page).toHaveURL('/utilisateurs/detail/7')
  await page.goBack()
  await rowMenu(page, 'Moana Tehei')
  await page.getByRole('menuitem', { name: 'Modifier', exact: true }).click()
  await expect(page).toHaveURL('/utilisateurs/modification/7')
  await page.goBack()
  await page.getByRole('link', { name: 'Nouvel utilisateur' }).click()
  await expect(page).toHaveURL('/utilisateurs/creation')
})
