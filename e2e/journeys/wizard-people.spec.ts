import { expect, test } from '../support/fixtures/test.ts'
import { chooseCompany, goToRecap, next, seedVini, validate } from '../support/pages/wizard.ts'

test.beforeEach(({ world }) => seedVini(world))

test('[ROLE-58] [WIZ-36] a courier creates two deliveries, and the next one starts empty', async ({ as, world }) => {
  const page = await as('shipper').open('/livraisons')
  const create = page.getByRole('link', { name: 'Nouvelle livraison' }).first()
  await create.click()
  await goToRecap(page, { Punaauia: 2 })
  await validate(page, '2 commandes créées !')
  expect(await world.table('orders')).toHaveLength(2)
  await create.click()
  await expect(page.getByRole('combobox', { name: 'Société' })).toHaveValue('')
  await chooseCompany(page, 'Vini')
  await next(page)
  await expect(page.getByRole('listitem', { name: 'Punaauia' })).toContainText('Complet')
})
