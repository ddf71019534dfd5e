import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[USR-07] [USR-08] [ERR-40] deleting asks first, and then removes the row', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('admin').open('/utilisateurs')
  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("Voulez-vous vraiment supprimer l'utilisateur Moana Tehei ?")
  await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Non' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await world.requests('DELETE')).toEqual([])

  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  await dialog.getByRole('button', { name: 'Oui, je confirme' }).dblclick()
  await expectFlash(page, 'Utilisateur supprimé !')
  await expect(row(page, 'Moana Tehei')).toHaveCount(0)
  expect((await world.requests('DELETE')).map(({ url, body }) => [url, body])).toEqual([['/api/users/7', null]])
})

test('[USR-09] [ERR-11] [ERR-12] a refused deletion shows the reason of the server and reloads the list', async ({
  as,
  world,
  page,
}) => {
  await seedMoana(world)
  await as('admin').open('/utilisateurs')
  const description = 'This user belongs to a company.'
  await world.fault({ method: 'DELETE' }, { status: 403, description })
  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, description)
  await expect(row(page, 'Moana Tehei')).toBeVisible()
  await expect.poll(async () => (await world.requests('GET /api/users?')).length).toBe(1)
  expect(await world.requests('POST')).toEqual([])
  await expect(page).toHaveURL('/utilisateurs')
})
