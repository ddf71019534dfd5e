import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, no, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

// `e2e/faults` has the messages of the other refusals.
test('[ORD-78] [API-76] after a refused change the list shows the stored status again', async ({ world, as }) => {
  await seedStatuses(world)
  const violations = [{ propertyPath: 'status', message: 'Transition impossible.' }]
  await world.fault({ method: 'PATCH', path: '/orders/101' }, { violations })
  const page = await as('member').open('/livraisons?per_page=20&status=created')
  await chooseAction(page, 101, 'Annuler la commande')
  await world.forgetRequests()
  await yes(page).click()
  await expectFlash(page, validationFailure)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Transition impossible.')
  await no(page).click()
  await expect(row(page, '101').getByText('Commande créée')).toBeVisible()
  await expect.poll(async () => (await listCalls(world)).map((call) => call.get('status'))).toEqual(['created'])
  expect(await world.requests('PATCH')).toHaveLength(1)
})
