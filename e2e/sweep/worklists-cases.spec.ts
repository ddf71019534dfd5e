import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { worklist, worklists } from '../support/pages/orders.ts'
import { countOf, seedWorklists } from '../support/pages/worklists.ts'

test('[WRK-02] a failed count is a dash with a retry, and other counts stay', async ({ world, as }) => {
  await seedWorklists(world)
  const of = (status: string) => ({ path: `itemsPerPage=1&status=${status}&` })
  await world.fault(of('overtime'), { status: 503, description: 'Plus tard.', headers: { 'Retry-After': '600' } })
  await world.fault(of('reminder'), { status: 403, description: 'Refusé.' })
  await world.fault(of('created'), { delayMs: 60_000 })
  await world.fault(of('picked_up'), { status: 200, body: { 'hydra:member': [] } })
  const page = await as('member').open('/livraisons')
  const again = (name: string) =>
    page.getByRole('button', { name: `${name}\u{A0}: nombre inconnu, compter à nouveau`, exact: true })
  for (const name of ['Expirées', 'À relancer', 'En livraison']) await expect(again(name)).toHaveText('–')
  await expect(countOf(page, 'Déposées')).toHaveText('4')
  await expect(worklist(page, 'À préparer')).toHaveText('À préparer')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await world.mend()
  await again('Expirées').press('Enter')
  await expect(countOf(page, 'Expirées')).toHaveText('2')
  await expect(worklists(page).getByRole('link', { name: 'Expirées' })).toBeFocused()
  await expect(page).toHaveURL('/livraisons')
})
