import { expect, test } from '../support/fixtures/test.ts'
import { iris, patches, removeMoana, seedCompany, someMembers } from '../support/pages/company-page.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('a member is removed from complete lists only', async ({ as, world }) => {
  test.slow()
  await test.step('[COD-26] members in an object with missing number keys are read', async () => {
    await seedCompany(world, { members: someMembers(3) })
    const page = await as('super_admin').open('/societes/detail/12')
    const [first, second, third] = someMembers(3)
    const body = { 'hydra:member': { '0': first, '2': second, '5': third }, 'hydra:totalItems': 3 }
    await world.fault({ path: 'itemsPerPage=100' }, { status: 200, body })
    await rowMenu(page, 'Moana Membre 801', removeMoana)
    await confirmButton(page).click()
    await expectFlash(page, 'Utilisateur retiré de la société !')
    expect(await patches(world)).toEqual([{ path: '/api/companies/12', body: { members: iris([800, 802]) } }])
  })

  await test.step('[API-38] [COD-26] all 120 members are read before one is removed', async () => {
    await seedCompany(world, { members: someMembers(120) })
    const page = await as('super_admin').open('/societes/detail/12')
    await rowMenu(page, 'Moana Membre 800', removeMoana)
    await confirmButton(page).click()
    await expectFlash(page, 'Utilisateur retiré de la société !')
    const members = (await patches(world))[0]?.body.members
    expect(new Set(members).size).toBe(119)
    expect(members).toHaveLength(119)
    expect(members).not.toContain('/api/users/800')
  })

  await test.step('[COD-50] when the second page of members fails, nothing is removed', async () => {
    await seedCompany(world, { members: someMembers(120) })
    await world.fault({ path: 'itemsPerPage=100.*page=2|page=2.*itemsPerPage=100' }, { status: 500 })
    const page = await as('super_admin').open('/societes/detail/12')
    await rowMenu(page, 'Moana Membre 800', removeMoana)
    await confirmButton(page).click()
    await expectFlash(page, fetchFailure)
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    expect(await patches(world)).toEqual([])
  })

  await test.step('[COD-50] when the server announces twelve members and sends ten, nothing is removed', async () => {
    await seedCompany(world, { members: someMembers(12) })
    const body = { 'hydra:member': someMembers(10), 'hydra:totalItems': 12 }
    await world.fault({ path: 'itemsPerPage=100' }, { status: 200, body })
    const page = await as('super_admin').open('/societes/detail/12')
    await rowMenu(page, 'Moana Membre 800', removeMoana)
    await confirmButton(page).click()
    await expectFlash(page, fetchFailure)
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    expect(await patches(world)).toEqual([])
  })
})
