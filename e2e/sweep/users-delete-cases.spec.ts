import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFlash, rowMenu } from '../support/pages/vocabulary.ts'

/** Other failures of the deletion of a user. */

test('[ERR-54] [ERR-56] another failure of a deletion shows the general message', async ({ as, world, page }) => {
  await seedMoana(world)
  await as('admin').open('/utilisateurs')
  for (const reply of [
    { status: 404, description: 'Not Found' },
    { status: 403, html: '<h1>403</h1>' },
  ]) {
    await world.mend()
    await world.fault({ method: 'DELETE' }, reply)
    await rowMenu(page, 'Moana Tehei', 'Supprimer')
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Masquer le message' }).click()
  }
})
