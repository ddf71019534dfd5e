import { expect, test } from '../support/fixtures/test.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { expectFlash, save } from '../support/pages/vocabulary.ts'

test('leaving during a save stays on the list when the answer comes', async ({ as, world, page }) => {
  await as('super_admin').open('/utilisateurs')
  await page.getByRole('link', { name: 'Nouvel utilisateur' }).click()
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'POST', path: '/api/users$' }, { delayMs: 2500 })
  await save(page)
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/utilisateurs')
  expect(await world.table('users')).toHaveLength(40)
  await expect.poll(() => world.table('users'), { timeout: 10_000 }).toHaveLength(41)
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/utilisateurs')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})
