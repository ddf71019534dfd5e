import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMoana } from '../support/pages/users.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[USR-06] [USR-07] a user without a company is deleted, after a question and a refusal', async ({
  as,
  world,
  page,
}) => {
  await seedMoana(world)
  await world.seed({
    users: [
      aUser({ id: 70, firstName: 'A', lastName: 'Libre' }),
      aUser({ id: 73, firstName: 'D', lastName: 'Double' }),
    ],
    companies: [aCompany({ members: [{ '@id': '/api/users/73' }] }), aCompany({ owner: { '@id': '/api/users/73' } })],
  })
  await as('admin').open('/utilisateurs')

  await test.step('[USR-06] [ENT-27] [ROLE-36] only users without a company can be deleted', async () => {
    for (const [name, count] of [
      ['A Libre', 1],
      ['D Double', 0],
      // The signed-in user, who has no company here.
      ['Hinano Faatau', 0],
    ] as const) {
      await rowMenu(page, name)
      await expect(page.getByRole('menuitem', { name: 'Détail' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toHaveCount(count)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    }
  })

  await test.step('[USR-09] [ERR-11] [ERR-12] a refused deletion shows the reason of the server and reloads the list', async () => {
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
    await world.mend()
    await world.forgetRequests()
  })

  await test.step('[USR-07] [USR-08] [ERR-40] deleting asks first, and then removes the row', async () => {
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
})
