import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { queryOf, seedCompany, teva, vaiana } from '../support/pages/company-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { card } from '../support/pages/vocabulary.ts'

test('[COD-12] [COD-47] an owner inside the answer of the company is shown without a further call', async ({
  as,
  world,
}) => {
  await seedCompany(world, { owner: teva })
  const page = await as('operator').open('/societes/detail/12')
  const owner = card(page, 'Teva Maono')
  for (const text of ['Propriétaire', 'Administrateur', 'teva@example.test', '87700000', 'Activé', '30/04/2023'])
    await expect(owner).toContainText(text)
  await expect(owner).not.toContainText("Code d'accès")
  expect(await world.requests('GET /api/users')).toEqual([])
  await owner.getByRole('link', { name: 'Détail' }).click()
  await expect(page).toHaveURL('/utilisateurs/detail/700')
})

test('[COD-12] [COD-47] [ENT-05] an owner given as an IRI is read once, with the shown fields', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  const body = { ...aCompany(vaiana), '@type': 'Company', owner: '/api/users/700' }
  await world.fault({ method: 'GET', path: '/companies/12\\?' }, { status: 200, body })
  const page = await as('member').open('/societes/detail/12')
  await expect(card(page, 'Teva Maono')).toContainText('teva@example.test')
  const [asked, ...more] = await world.requests('GET /api/users/700')
  expect(more).toEqual([])
  expect(queryOf(asked?.url)).toContain('q[]=')
  expect(queryOf(asked?.url)).not.toContain('apmAccessCode')
})

test('[COD-13] [ENT-05] [ENT-31] a company without an owner has no owner card for a member, and sends no call for it', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  const page = await as('member').open('/societes/detail/12')
  await expect(card(page, 'Coordonnées')).toBeVisible()
  await expect(page.getByText('Propriétaire')).toHaveCount(0)
  await world.set({ nulls: 'keep' })
  const answered = page.waitForResponse(/companies\/12\?/)
  await refreshButton(page).click()
  expect(await (await answered).text()).toContain('"owner":null')
  await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
  await expect(page.getByText('Propriétaire')).toHaveCount(0)
  expect(await world.requests('GET /api/users')).toEqual([])
})
