import { expect, test } from '../support/fixtures/test.ts'
import {
  hiro,
  idsFrom,
  iris,
  membersReads,
  patches,
  queryOf,
  removeMoana,
  seedCompany,
  someMembers,
} from '../support/pages/company-page.ts'
import { confirmButton, expectFlash, row, rowMenu, visit } from '../support/pages/vocabulary.ts'

test('a super administrator opens, edits and removes a member by its menu', async ({ world, as }) => {
  await seedCompany(world, { members: someMembers(12) })
  const page = await as('super_admin').open('/societes/detail/12')
  const moana = row(page, 'Moana Membre 803')

  await test.step('[COD-22] [COD-23] the menu shows three actions, and opening it does not follow the link of the row', async () => {
    const menu = await rowMenu(page, 'Moana Membre 803')
    await expect(menu.getByRole('menuitem')).toHaveText(['Détail', 'Modifier', removeMoana])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/societes/detail/12')
  })

  await test.step('[COD-20] [COD-21] the menu opens the user and the form of the user', async () => {
    await rowMenu(page, 'Moana Membre 803', 'Détail')
    await expect(page).toHaveURL('/utilisateurs/detail/803')
    await page.goBack()
    await rowMenu(page, 'Moana Membre 803', 'Modifier')
    await expect(page).toHaveURL('/utilisateurs/modification/803')
    await page.goBack()
  })

  await test.step('[COD-51] [ERR-47] removing a member asks first, and « Non » sends nothing', async () => {
    await rowMenu(page, 'Moana Membre 803', removeMoana)
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Voulez-vous vraiment retirer Moana Membre 803 de cette société ?')
    await page.getByRole('button', { name: 'Non' }).click()
    await expect(question).toHaveCount(0)
    expect(await membersReads(world)).toEqual([])
    expect(await patches(world)).toEqual([])
  })

  await test.step('[COD-25] [COD-27] [ROLE-28] a removal reads all members first and removes one, also when another user adds one', async () => {
    await world.forgetRequests()
    // Another user adds a member while this page is open.
    await world.seed({ companies: [{ id: 12, members: [...someMembers(12), hiro] }] })
    await rowMenu(page, 'Moana Membre 803', removeMoana)
    await confirmButton(page).click()
    await expectFlash(page, 'Utilisateur retiré de la société !')
    await expect(moana).toHaveCount(0)
    const [read, ...more] = await membersReads(world)
    expect(read).toMatch(/^\?page=1&itemsPerPage=100/)
    expect(more).toEqual([])
    const left = iris([...idsFrom(800, 12).filter((id) => id !== 803), 900])
    const [write, ...others] = await patches(world)
    expect(others).toEqual([])
    expect(write?.path).toBe('/api/companies/12')
    expect(Object.keys(write?.body ?? {})).toEqual(['members'])
    expect(write?.body.members?.toSorted()).toEqual(left.toSorted())
    // The read comes before the write.
    const calls = (await world.requests()).map(({ method, url }) => `${method} ${queryOf(url).slice(0, 24)}`)
    expect(calls.findIndex((call) => call.includes('itemsPerPage=100'))).toBeLessThan(calls.indexOf('PATCH '))
    const [company] = (await world.table('companies')) as { members?: string[] }[]
    expect(company?.members?.toSorted()).toEqual(left.toSorted())
    await visit(page, '/societes/detail/12')
    await expect(row(page, 'Moana Membre 802')).toBeVisible()
    await expect(moana).toHaveCount(0)
  })
})
