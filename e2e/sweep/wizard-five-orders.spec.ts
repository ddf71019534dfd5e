import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { at, expectFiveOrders, five, report } from '../support/pages/five-orders.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import { goToRecap, loseOrder, openRecap, orderDraft, posted, seedVini, validate } from '../support/pages/wizard.ts'
import { formFailure, validationFailure } from '../support/tables/presets.ts'

/**
 * Something goes wrong at one of five orders. In the end there are exactly five orders.
 * `src/features/orders/create/use-submission.test.ts` proves it at each position, for every kind of failure.
 */
const position = 3

test.beforeEach(async ({ world }) => {
  await seedVini(world)
  await world.seed({
    bookingSlots: [
      { id: 71, capacity: 25 },
      { id: 72, capacity: 5 },
    ],
  })
})

test('[WIZ-35] [WIZ-39] a violation at the third and a lost answer to the fourth of five orders are shown, and only the missing orders are sent again', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, five)
  const sent = async () => (await posted(world)).map(({ barcode }) => Number(barcode.split('-').at(-1)))
  const lookUps = () => world.requests('GET /api/orders?page=1&itemsPerPage=10&barcode=')

  await world.fault(at(position), { violations: [{ propertyPath: 'products', message: 'Trop de produits.' }] })
  await validate(page)
  await expect(report(page, 2)).toBeVisible()
  await expectFlash(page, validationFailure)
  await expect(orderDraft(page, position, 5)).toContainText('Trop de produits.')
  expect(await sent()).toEqual([1, 2, 3])

  // A refused order does not exist, so it is sent again with the same barcode. The answer to the next one is lost.
  await world.forgetRequests()
  await loseOrder(page, 2, { stored: true })
  await validate(page)
  await expect(report(page, 3)).toBeVisible()
  await expectFlash(page, formFailure)
  await expect(orderDraft(page, 4, 5)).toContainText("réponse du serveur s'est perdue")
  expect(await sent()).toEqual([3, 4])
  expect(await lookUps()).toEqual([])

  // An order that may exist is looked up first.
  await world.forgetRequests()
  await validate(page)
  await expectFiveOrders(page, world)
  expect(await sent()).toEqual([5])
  expect(await lookUps()).toHaveLength(1)
})

test('a submission is interrupted by the end of the session, and the next one by leaving', async ({
  as,
  page,
  world,
}) => {
  await test.step('[WIZ-35] after the session ends at the third of five orders, the missing orders are sent after the next sign-in', async () => {
    await openRecap(page, as('member').open, five)
    await world.fault(at(position), { expireToken: true })
    await world.fault({ path: '/token/refresh', times: 1 }, { status: 401, description: 'Invalid.' })
    await validate(page)
    await expect(page).toHaveURL('/connexion')
    // The sign-in page shows how many orders were created.
    await expectFlash(page, `${position - 1} commande(s) créée(s), ${6 - position} en échec`)
    await signIn(page, 'membre')
    // The sign-in leads back to the address where the session ended.
    await expect(page).toHaveURL('/livraisons/creation?etape=4')
    await expect(report(page, position - 1)).toBeVisible()
    await validate(page)
    await expectFiveOrders(page, world)
  })

  await test.step('after leaving during a submission and coming back, the answer of the running order is waited for', async () => {
    await world.forgetRequests()
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
    expect(await world.table('orders')).toHaveLength(6)
    expect(await posted(world)).toHaveLength(1)
  })
})
