import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, no, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

/** Two refusals in a row have different messages. Otherwise a message that stayed open could pass for the new one. */
const refusals = [
  { reply: { status: 500, html: '<h1>Boom</h1>' }, message: formFailure, inDialog: undefined },
  { reply: { status: 403, description: 'Refusé' }, message: 'Refusé', inDialog: undefined },
  { reply: { status: 409, description: 'Conflit' }, message: formFailure, inDialog: undefined },
  {
    reply: { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
    message: validationFailure,
    inDialog: 'Transition impossible.',
  },
]

test('[ORD-78] [API-76] [ERR-02] after a refused change the list shows the stored status again', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20&status=created')
  for (const { reply, message, inDialog } of refusals) {
    await world.fault({ method: 'PATCH', path: '/orders/101' }, reply)
    await chooseAction(page, 101, 'Annuler la commande')
    await world.forgetRequests()
    await yes(page).click()
    await expectFlash(page, message)
    if (inDialog !== undefined) {
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(inDialog)
      await no(page).click()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, '101').getByText('Commande créée')).toBeVisible()
    expect(await world.requests('PATCH')).toHaveLength(1)
    await expect.poll(async () => (await listCalls(world)).map((call) => call.get('status'))).toEqual(['created'])
    expect(await world.requests('POST /api/token/refresh')).toEqual([])
    await world.mend()
  }
})
