import type { Page } from '@playwright/test'
import type { FaultReply } from '../stub/fault.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { at, expectFiveOrders, five, positions, report } from '../support/pages/five-orders.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import {
  goToRecap,
  holdOrders,
  loseOrder,
  openRecap,
  openRecapAgain,
  parcel,
  posted,
  seedVini,
  validate,
} from '../support/pages/wizard.ts'

/**
 * Something goes wrong at each of five orders, one submission for each: whatever it is, in the end there are exactly five.
 * (The same for every kind of failure, by itself: src/features/orders/wizard/submission.test.ts.)
 */
/** Five submissions of five orders in one page: `tell` breaks the one at the position it is given. */
async function atEachPosition(
  { page, world, open }: { page: Page; world: World; open: (path: string) => Promise<Page> },
  tell: (position: number) => Promise<unknown>,
) {
  for (const position of positions) {
    await test.step(`at order ${position} of five`, async () => {
      await (position === 1 ? openRecap(page, open, five) : openRecapAgain(page, five))
      await world.mend()
      await world.forgetRequests()
      await tell(position)
      await expectFiveOrders(page, world, position)
    })
  }
}

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
  /** None: the answer is lost after the server has stored it. */
  reply?: FaultReply
  /** What the screen says beyond the count. */
  says: RegExp
  toast: string
  /** Whether the server has the order all the same, and the console must find it. */
  stored?: boolean
}

const stops: Case[] = [
  {
    name: 'a violation',
    reply: { violations: [{ propertyPath: 'products', message: 'Trop de produits.' }] },
    says: /Trop de produits\./,
    toast: 'Erreur de validation : veuillez vérifier les informations saisies.',
  },
  {
    name: 'a 403',
    reply: { status: 403, description: 'Société suspendue.' },
    says: /Société suspendue\./,
    toast: "Une erreur s'est produite ! Veuillez recommencer.",
  },
  {
    name: 'an answer lost after the server has stored it',
    says: /réponse du serveur s'est perdue/,
    toast: "Une erreur s'est produite ! Veuillez recommencer.",
    stored: true,
  },
]

for (const { name, reply, says, toast, stored = false } of stops) {
  test(`[WIZ-35] [WIZ-39] ${name}, at each order of five`, async ({ as, page, world }) => {
    test.slow()
    await atEachPosition({ page, world, open: as('member').open }, async (position) => {
      if (reply === undefined) await loseOrder(page, position, { stored })
      else await world.fault(at(position), reply)
      await validate(page)
      await expect(report(page, position - 1)).toBeVisible()
      await expectFlash(page, toast)
      await expect(parcel(page, position, 5)).toContainText(says)
      expect(await posted(world)).toHaveLength(position)

      await world.forgetRequests()
      await validate(page)
      await expect(page).toHaveURL('/livraisons', { timeout: 20_000 })

      // Only the missing ones were sent, with the barcodes they had; what may exist was looked up first.
      const missing = positions.filter((each) => each > position || (each === position && !stored))
      const sent = await posted(world)
      expect(sent.map(({ barcode }) => Number(barcode.split('-').at(-1)))).toEqual(missing)
      const lookUps = await world.requests('GET /api/orders?page=1&itemsPerPage=10&barcode=')
      expect(lookUps).toHaveLength(stored ? 1 : 0)
    })
  })
}

test('a token that expires, at each order of five, is renewed on the way', async ({ as, page, world }) => {
  test.slow()
  await atEachPosition({ page, world, open: as('member').open }, async (position) => {
    await world.fault(at(position), { expireToken: true })
    await validate(page)
    await expect(page).toHaveURL('/livraisons', { timeout: 20_000 })
    expect(await world.requests('POST /api/token/refresh')).toHaveLength(1)
  })
})

test('[WIZ-35] a session that ends, at each order of five, is taken up again', async ({ as, page, world }) => {
  test.slow()
  await atEachPosition({ page, world, open: as('member').open }, async (position) => {
    await world.fault(at(position), { expireToken: true })
    await world.fault({ path: '/token/refresh', times: 1 }, { status: 401, description: 'Invalid.' })
    await validate(page)
    await expect(page).toHaveURL('/connexion')
    // The count is left for this page.
    await expectFlash(page, `${position - 1} commande(s) créée(s), ${6 - position} en échec`)
    await page.getByLabel("Nom d'utilisateur").fill('membre')
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Motdepasse!2023')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('link', { name: 'Livraisons' }).click()
    await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
    await expect(report(page, position - 1)).toBeVisible()
    await validate(page)
  })
})

test('ten seconds of silence at each of five orders are waited for', async ({ as, page, world }) => {
  // By the clock of the page, which is the one that could lose patience.
  await page.clock.install()
  await openRecap(page, as('member').open, five)
  const gates = await holdOrders(page)
  await validate(page)
  for (const position of positions) {
    await expect(parcel(page, position, 5)).toContainText('Envoi en cours')
    await expect(page.getByText(`Création de la commande ${position} sur 5...`).first()).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(parcel(page, position, 5)).toContainText('Envoi en cours')
    gates.open()
  }
  await expectFiveOrders(page, world)
  expect(await posted(world)).toHaveLength(5)
})

test('who leaves while an order is on its way and comes back waits for its answer', async ({ as, page, world }) => {
  await as('member').open('/livraisons/creation')
  await goToRecap(page, { Punaauia: 1 })
  const gates = await holdOrders(page)
  await validate(page)
  await expect(parcel(page, 1, 1)).toContainText('Envoi en cours')
  // Nothing can be changed meanwhile, not even by way of Back.
  await page.goBack()
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
  await expect(parcel(page, 1, 1)).toContainText('Envoi en cours')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, je confirme' }).click()
  await expect(page).toHaveURL('/livraisons')
  await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
  await expect(parcel(page, 1, 1)).toContainText('À vérifier')
  await validate(page)
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-disabled', 'true')
  gates.open()
  await expect(page).toHaveURL('/livraisons')
  expect(await world.table('orders')).toHaveLength(1)
  expect(await posted(world)).toHaveLength(1)
})
