import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

/** `src/features/users/columns.test.ts` has the users that cannot be deleted. */
test('[USR-06] [USR-07] [USR-08] [ERR-40] deleting a user asks first, and then removes the row', async ({
  as,
  world,
}) => {
  await seedMoana(world)
  const page = await as('admin').open('/utilisateurs')
  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("Voulez-vous vraiment supprimer l'utilisateur Moana Tehei ?")
  await expect(dialog.getByRole('button', { name: 'Non' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Non' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await world.requests('DELETE')).toEqual([])

  await rowMenu(page, 'Moana Tehei', 'Supprimer')
  await confirmButton(page).dblclick()
  await expectFlash(page, 'Utilisateur supprimé !')
  await expect(row(page, 'Moana Tehei')).toHaveCount(0)
  expect((await world.requests('DELETE')).map(({ url, body }) => [url, body])).toEqual([['/api/users/7', null]])
})
