import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { save } from '../support/pages/vocabulary.ts'

test('a creation that is answered without a body opens the list', async ({ world, as }) => {
  await world.start()
  await world.fault({ method: 'POST', path: '/companies' }, { status: 201, raw: '' })
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page)
  await save(page, 'Société créée !')
  await expect(page).toHaveURL('/societes')
  expect(await world.requests('POST /api/companies')).toHaveLength(1)
})
