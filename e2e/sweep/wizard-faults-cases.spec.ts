import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { retryButton } from '../support/pages/vocabulary.ts'
import { goToRecap, openRecap, orderDraft, posted, seedVini, validate, wizardPath } from '../support/pages/wizard.ts'

/**
 * A submission stops half-way, and the person completes it afterwards. `src/features/orders/create/use-submission.test.ts`
 * proves every kind of failure at each position.
 */

const creation = { method: 'POST', path: '/api/orders$' }

test.beforeEach(({ world }) => seedVini(world))

test('a slot that was taken meanwhile can be replaced, also after a reload', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1, Punaauia: 2 })
  const taken = [{ id: 900, barcode: 'autre', bookingSlot: 72 }]
  await world.seed({ bookingSlots: [{ id: 72, capacity: 2 }], orders: taken })
  await validate(page)
  const partly = page.getByText('2 commande(s) créée(s), 1 en échec', { exact: true })
  await expect(partly).toBeVisible()
  // The page is loaded again and cannot read the bookings at first. The submission is still shown.
  page.on('dialog', (dialog) => void dialog.accept())
  await world.fault({ path: '/companies/7/bookings' }, { status: 500, html: '<h1>500</h1>' })
  await page.reload()
  await expect(partly).toBeVisible()
  await expect(retryButton(page)).toBeVisible()
  await world.mend()
  await retryButton(page).click()
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

test('who leaves during a submission and comes back waits for the running order', async ({ as, page, world }) => {
  await as('member').open('/livraisons')
  const create = page.getByRole('link', { name: 'Nouvelle livraison' }).first()
  await create.click()
  await goToRecap(page, { Punaauia: 1 })
  const gates = await holdCalls(page, 'POST **/api/orders')
  await validate(page)
  await expect(orderDraft(page, 1, 1)).toContainText('Envoi en cours')
  // Back does not leave the last step while an order is being sent.
  await page.goBack()
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
  await expect(orderDraft(page, 1, 1)).toContainText('Envoi en cours')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' }).click()
  await expect(page).toHaveURL('/livraisons')
  await create.click()
  await expect(orderDraft(page, 1, 1)).toContainText('À vérifier')
  await validate(page)
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-disabled', 'true')
  await gates.letOne()
  await expect(page).toHaveURL('/livraisons')
  expect(await world.table('orders')).toHaveLength(1)
  expect(await posted(world)).toHaveLength(1)
})

test('[WIZ-35] [WIZ-40] leaving asks while orders are missing, which are sent later', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1, Punaauia: 1 })
  await world.fault({ ...creation, nth: 2 }, { status: 403, description: 'Refusé.' })
  await validate(page)
  await expect(page.getByText('1 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()

  const machines = page.getByRole('link', { name: 'Machines' })
  await machines.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Des commandes ne sont pas encore créées. Voulez-vous vraiment quitter ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  await expect(orderDraft(page, 1, 2)).toContainText('Créée')
  await machines.click()
  await question.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expect(page).toHaveURL('/lockers')
  await page.goto(wizardPath)
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  await validate(page, '2 commandes créées !')
  expect(await posted(world)).toHaveLength(3)
})
