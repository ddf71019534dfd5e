import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, retryButton } from '../support/pages/vocabulary.ts'
import {
  goToRecap,
  loseOrder,
  openRecap,
  orderDraft,
  posted,
  seedVini,
  validate,
  wizardPath,
} from '../support/pages/wizard.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

/**
 * A submission stops half-way, and the person completes it afterwards. `src/features/orders/create/use-submission.test.ts`
 * proves every kind of failure at each position.
 */

const creation = { method: 'POST', path: '/api/orders$' }

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-35] [WIZ-39] a violation at the third and a lost answer to the fourth of five orders are shown, and only the missing orders are sent again', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, { 'Taina-3': 4, Punaauia: 1 })
  const sent = async () => (await posted(world)).map(({ barcode }) => Number(barcode.split('-').at(-1)))
  const lookUps = () => world.requests('GET /api/orders?page=1&itemsPerPage=10&barcode=')

  await world.fault(
    { ...creation, nth: 3 },
    { violations: [{ propertyPath: 'products', message: 'Trop de produits.' }] },
  )
  await validate(page, validationFailure)
  const report = page.getByRole('main').getByText(/commande\(s\) créée\(s\)/)
  await expect(report).toHaveText('2 commande(s) créée(s), 3 en échec')
  await expect(orderDraft(page, 3, 5)).toContainText('Trop de produits.')
  expect(await sent()).toEqual([1, 2, 3])

  // A refused order does not exist, so it is sent again with the same barcode. The answer to the next one is lost.
  await world.forgetRequests()
  await loseOrder(page, 2, { stored: true })
  await validate(page, formFailure)
  await expect(report).toHaveText('3 commande(s) créée(s), 2 en échec')
  await expect(orderDraft(page, 4, 5)).toContainText("réponse du serveur s'est perdue")
  expect(await sent()).toEqual([3, 4])
  expect(await lookUps()).toEqual([])

  // An order that may exist is looked up first.
  await world.forgetRequests()
  await validate(page)
  await expectFlash(page, '5 commandes créées !')
  await expect(page).toHaveURL('/livraisons')
  expect(await sent()).toEqual([5])
  // Exactly five orders with the codes of one submission (G-75).
  const orders = await world.table('orders')
  const stem = String(orders[0]?.['barcode']).replace(/-1$/, '')
  expect(orders.map(({ barcode }) => barcode)).toEqual([1, 2, 3, 4, 5].map((rank) => `${stem}-${rank}`))
  for (const code of ['multiOrderCode', 'receiveCode']) expect(new Set(orders.map((order) => order[code])).size).toBe(1)
  expect(await lookUps()).toHaveLength(1)
})

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
  // The submission is kept: it can be completed on coming back.
  await page.goto(wizardPath)
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  await validate(page, '2 commandes créées !')
  expect(await posted(world)).toHaveLength(3)
})
