import { expect, test } from '../support/fixtures/test.ts'
import {
  hiro,
  idsFrom,
  iris,
  membersReads,
  queryOf,
  removeMoana,
  seedCompany,
  someMembers,
} from '../support/pages/company-page.ts'
import { expectFlash, row, rowMenu, yes } from '../support/pages/vocabulary.ts'

test('[COD-22] [COD-23] [COD-25] [COD-27] [COD-51] [ERR-47] one member is removed, no other', async ({ world, as }) => {
  const name = 'Moana Membre 803'
  const members = someMembers(12)
  await seedCompany(world, { members })
  const page = await as('super_admin').open('/societes/detail/12')
  await rowMenu(page, name, removeMoana)
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Voulez-vous vraiment retirer ${name} de cette société ?`)
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(question).toHaveCount(0)
  expect(await membersReads(world)).toEqual([])
  expect(await world.patches()).toEqual([])

  await world.seed({ companies: [{ id: 12, members: [...members, hiro] }] })
  await world.forgetRequests()
  await rowMenu(page, name, removeMoana)
  await yes(page).click()
  await expectFlash(page, 'Utilisateur retiré de la société !')
  await expect(row(page, name)).toHaveCount(0)
  await expect(row(page, 'Moana Membre 802')).toBeVisible()
  const left = iris([...idsFrom(800, 12).filter((id) => id !== 803), 900])
  expect(await world.patches()).toEqual([['/api/companies/12', { members: left }]])
  expect((await membersReads(world)).map((query) => query.slice(0, 24))).toEqual(['?page=1&itemsPerPage=100'])
  // The read comes before the write.
  const calls = (await world.requests()).map(({ method, url }) => `${method} ${queryOf(url).slice(0, 24)}`)
  expect(calls.findIndex((call) => call.includes('itemsPerPage=100'))).toBeLessThan(calls.indexOf('PATCH '))
})
