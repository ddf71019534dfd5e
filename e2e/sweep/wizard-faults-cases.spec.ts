import { expect, test } from '../support/fixtures/test.ts'
import { at, expectFiveOrders, five, report } from '../support/pages/five-orders.ts'
import { retryButton } from '../support/pages/vocabulary.ts'
import { loseOrder, openRecap, orderDraft, posted, seedVini, validate } from '../support/pages/wizard.ts'

/** A submission stops half-way, and the person completes it afterwards. */

test.beforeEach(async ({ world }) => seedVini(world))

test('[WIZ-35] after a reload during the submission, only the missing orders are sent', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, five)
  await world.fault(at(3), { delayMs: 1_500 })
  await validate(page)
  await expect(orderDraft(page, 3, 5)).toContainText('Envoi en cours')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(report(page, 2)).toBeVisible()
  // The server stores the third order while the page loads again.
  await expect.poll(async () => (await world.table('orders')).length).toBe(3)
  await validate(page)
  await expectFiveOrders(page, world)
})

test('an order whose slot was taken meanwhile says so, and another slot can be chosen', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1, Punaauia: 2 })
  await world.seed({
    bookingSlots: [{ id: 72, capacity: 2 }],
    orders: [{ id: 900, barcode: 'autre', bookingSlot: 72 }],
  })
  await validate(page)
  await expect(page.getByText('2 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()
  // The page is loaded again and cannot read the bookings at first. The submission is still shown.
  page.on('dialog', (dialog) => void dialog.accept())
  await world.fault({ path: '/companies/7/bookings' }, { status: 500, html: '<h1>500</h1>' })
  await page.reload()
  await expect(page.getByText('2 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()
  const retry = retryButton(page)
  await expect(retry).toBeVisible()
  await world.mend()
  await retry.click()
  const slot = orderDraft(page, 3, 3).getByRole('combobox', { name: 'Casier' })
  await expect(slot).toHaveAccessibleDescription(/Plus de casier disponible pour ce booking\./)
  await expect(orderDraft(page, 3, 3)).toContainText('Ce casier a été pris entre-temps.')
  await slot.click()
  await page.getByRole('option', { name: 'Taina-3' }).click()
  await expect(page.getByRole('region', { name: 'Résumé' })).toContainText('2 × Taina-3')
  await validate(page, '3 commandes créées !')
  const bodies = await posted(world)
  expect(bodies.at(-1)).toMatchObject({ bookingSlot: '/api/booking_slots/71', barcode: bodies.at(-2)?.barcode })
})

test('[WIZ-39] a lost order is recognised by its exact barcode, and a failed look-up sends nothing', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, five)
  await loseOrder(page, 2, { stored: false })
  await validate(page)
  await expect(report(page, 1)).toBeVisible()
  await expect(orderDraft(page, 2, 5)).toContainText('À vérifier')
  const [first] = await posted(world)
  const longer = first?.barcode.replace(/-1$/, '-20')
  await world.seed({ orders: [{ id: 900, barcode: longer, bookingSlot: 71, status: 'receive' }] })

  await world.forgetRequests()
  await world.fault({ method: 'GET', path: '/api/orders\\?' }, { status: 500, html: '<h1>500</h1>' })
  await validate(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
  await expect(orderDraft(page, 2, 5)).toContainText("rien n'a été envoyé")
  expect(await posted(world)).toEqual([])

  await world.mend()
  await validate(page, '5 commandes créées !')
  expect(await world.table('orders')).toHaveLength(6)
})
