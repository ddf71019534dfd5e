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

test('[NXT-04] the page lists the resends of this tab, and the question mentions them', async ({ world, as, page }) => {
  await page.clock.install({ time: new Date('2026-11-22T14:05:00-10:00') })
  await seedOrder(world, { status: 'operin' })
  await as('admin').open('/livraisons/detail/14')
  const resend = async () => {
    await menuOf(page, 14).click()
    await page.getByRole('menuitem', { name: 'Renvoyer le SMS' }).click()
  }
  await resend()
  await expect(no(page)).toBeFocused()
  await expect(page.getByRole('dialog')).not.toContainText('Déjà')
  await yes(page).click()
  await expect(page.getByText('SMS renvoyé à 14:05 (sur ce poste)')).toBeVisible()
  await page.clock.fastForward('03:00')
  await resend()
  await expect(page.getByRole('dialog')).toContainText('Déjà renvoyé il y a 3 min.')

  // The answer is lost. The browser cuts the call, because it repeats one that the server cuts.
  await page.route('**/resend-notification*', (route) => route.abort('connectionreset'))
  await yes(page).click()
  await expect(page.getByText('SMS peut-être envoyé à 14:08 (2ᵉ fois, sur ce poste)')).toBeVisible()
  await resend()
  await expect(page.getByRole('dialog')).toContainText("Peut-être déjà envoyé il y a moins d'une minute.")
  await no(page).click()
})
