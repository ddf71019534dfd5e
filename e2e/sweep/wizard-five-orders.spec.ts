import type { FaultReply } from '../stub/faults/fault.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { at, expectFiveOrders, five, positions, report } from '../support/pages/five-orders.ts'
import { signIn } from '../support/pages/session.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import { goToRecap, loseOrder, openRecap, orderDraft, posted, seedVini, validate } from '../support/pages/wizard.ts'

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

interface Case {
  name: string
  /** Absent: the server stores the order, and its answer is lost. */
  reply?: FaultReply
  /** Text beside the order. */
  sentence: RegExp
  toast: string
  /** Whether the server has stored the order, so that the console must look it up. */
  stored?: boolean
}

const stops: Case[] = [
  {
    name: 'a violation is shown',
    reply: { violations: [{ propertyPath: 'products', message: 'Trop de produits.' }] },
    sentence: /Trop de produits\./,
    toast: 'Erreur de validation : veuillez vérifier les informations saisies.',
  },
  {
    name: 'a lost answer to a stored order is looked up',
    sentence: /réponse du serveur s'est perdue/,
    toast: "Une erreur s'est produite ! Veuillez recommencer.",
    stored: true,
  },
]

for (const { name, reply, sentence, toast, stored = false } of stops) {
  test(`[WIZ-35] [WIZ-39] ${name} at the third of five orders, and only the missing orders are sent again`, async ({
    as,
    page,
    world,
  }) => {
    await openRecap(page, as('member').open, five)
    if (reply === undefined) await loseOrder(page, position, { stored })
    else await world.fault(at(position), reply)
    await validate(page)
    await expect(report(page, position - 1)).toBeVisible()
    await expectFlash(page, toast)
    await expect(orderDraft(page, position, 5)).toContainText(sentence)
    expect(await posted(world)).toHaveLength(position)

    await world.forgetRequests()
    await validate(page)
    await expect(page).toHaveURL('/livraisons', { timeout: 20_000 })

    // Only the missing orders were sent, with the same barcodes. An order that may exist was looked up first.
    const missing = positions.filter((each) => each > position || (each === position && !stored))
    const sent = await posted(world)
    expect(sent.map(({ barcode }) => Number(barcode.split('-').at(-1)))).toEqual(missing)
    const lookUps = await world.requests('GET /api/orders?page=1&itemsPerPage=10&barcode=')
    expect(lookUps).toHaveLength(stored ? 1 : 0)
    await expectFiveOrders(page, world)
  })
}

test('[WIZ-35] after the session ends at the third of five orders, the missing orders are sent after the next sign-in', async ({
  as,
  page,
  world,
}) => {
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

test('after leaving during a submission and coming back, the answer of the running order is waited for', async ({
  as,
  page,
  world,
}) => {
  await as('member').open('/livraisons/creation')
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
  await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
  await expect(orderDraft(page, 1, 1)).toContainText('À vérifier')
  await validate(page)
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-disabled', 'true')
  await gates.letOne()
  await expect(page).toHaveURL('/livraisons')
  expect(await world.table('orders')).toHaveLength(1)
  expect(await posted(world)).toHaveLength(1)
})
