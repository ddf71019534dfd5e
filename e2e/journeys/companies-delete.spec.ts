import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

const vaiana = { id: 12, name: 'Épicerie Vaiana' }

async function seed(world: World, ...companies: object[]) {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies })
}

const deletions = (world: World) => world.requests('DELETE')

test('[CO-10] [CO-11] [ERR-31] deleting a company asks first, and a double click deletes once', async ({
  world,
  as,
}) => {
  await seed(world, aCompany(vaiana), aCompany({ id: 13, name: 'Autre' }))
  const page = await as('super_admin').open('/societes')
  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await expect(page.getByRole('dialog')).toContainText(
    'Voulez-vous vraiment supprimer la société « Épicerie Vaiana » ?',
  )
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await deletions(world)).toEqual([])
  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await page.getByRole('button', { name: 'Oui, je confirme' }).dblclick()
  await expectFlash(page, 'Société supprimée')
  await expect(row(page, 'Épicerie Vaiana')).toHaveCount(0)
  await expect(row(page, 'Autre')).toBeVisible()
  expect((await deletions(world)).map(({ url }) => url)).toEqual(['/api/companies/12'])
})

/** `src/app/query/deletions.dom.test.ts` has the other answers. */
test('[CO-12] [ERR-11] [ERR-12] the reason of a 403 is shown, does not sign out, and reloads the list', async ({
  world,
  as,
}) => {
  await seed(world, aCompany(vaiana))
  const page = await as('super_admin').open('/societes')
  await world.fault({ method: 'DELETE' }, { status: 403, description: 'Refusé.' })
  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'Refusé.')
  await expect.poll(async () => (await world.requests('GET /api/companies?')).length).toBe(1)
  await expect(page).toHaveURL('/societes')
  expect(await world.requests('POST')).toEqual([])
  expect(await deletions(world)).toHaveLength(1)
})
