import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { menuOf, no, yes } from '../support/pages/order-menu.ts'
import { seedStatuses } from '../support/pages/orders.ts'
import { card, expectFlash, pageHead } from '../support/pages/vocabulary.ts'

/** `OrderHead.test.tsx` and `OrderActions.test.tsx` prove the actions of all statuses for all roles. */

test('[NXT-01] [NXT-03] the page of a delivery leads it to its end, and the focus stays on its actions', async ({
  world,
  as,
}) => {
  await seedOrder(world, { history: [{ status: 'picked_up', createdAt: '2023-04-11T12:01:33-10:00' }] })
  const page = await as('shipper').open('/livraisons/detail/14')
  const steps = [
    { button: 'Marquer comme déposée', label: 'déposée', status: 'operin' },
    { button: 'Marquer comme récupérée par le client', label: 'récupérée par le client', status: 'receive' },
  ]
  for (const [at, { button, label, status }] of steps.entries()) {
    await world.forgetRequests()
    await page.getByRole('button', { name: button }).click()
    await expect(no(page)).toBeFocused()
    await yes(page).click()
    await expectFlash(page, 'Commande #14 modifiée')
    await expect(pageHead(page).getByText(label, { exact: true })).toBeVisible()
    await expect(card(page, 'Historique').getByRole('listitem')).toHaveCount(at + 2)
    await expect(card(page, 'Historique').getByRole('listitem').last()).toContainText(label)
    const sent = await world.requests('PATCH')
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/orders/14', { status }]])
    const actions = page.getByRole('group', { name: 'Actions' })
    const next = steps[at + 1]
    if (next) await expect(page.getByRole('button', { name: next.button })).toBeFocused()
    else await expect(actions).toBeFocused()
  }
  await expect(page.getByText('Aucun changement manuel depuis « récupérée par le client ».')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Marquer|Passer/ })).toHaveCount(0)
})

test('[NXT-02] in the list, Enter and Enter lead to the question about the likely next step', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await menuOf(page, 109).focus()
  await page.keyboard.press('Enter')
  const likely = page.getByRole('menuitem', { name: 'Marquer comme récupérée par le coursier' })
  await expect(likely).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Marquer comme récupérée par le coursier' })).toBeVisible()
  await expect(no(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuOf(page, 109)).toBeFocused()
  expect(await world.requests('PATCH')).toEqual([])
})
