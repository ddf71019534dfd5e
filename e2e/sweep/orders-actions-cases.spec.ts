import { expect, test } from '../support/fixtures/test.ts'
import { chooseAction, no, yes } from '../support/pages/order-menu.ts'
import { listCalls, seedStatuses } from '../support/pages/orders.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

for (const { reply, message, inDialog } of [
  { reply: { status: 500, html: '<h1>Boom</h1>' }, message: formFailure },
  { reply: { status: 403, description: 'Refusé' }, message: 'Refusé' },
  {
    reply: { violations: [{ propertyPath: 'status', message: 'Transition impossible.' }] },
    message: validationFailure,
    inDialog: 'Transition impossible.',
  },
])
  test(`[ORD-78] [API-76] after a refused change the list shows the stored status again: ${inDialog ?? message}`, async ({
    world,
    as,
  }) => {
    await seedStatuses(world)
    await world.fault({ method: 'PATCH', path: '/orders/101' }, reply)
    const page = await as('member').open('/livraisons?per_page=20&status=created')
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
    await expect.poll(async () => (await listCalls(world)).map((call) => call.get('status'))).toEqual(['created'])
    expect(await world.requests('PATCH')).toHaveLength(1)
  })
