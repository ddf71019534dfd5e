import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { expectFlash } from '../support/vocabulary.ts'
import { goToRecap, loseOrder, openRecap, parcel, posted, seedVini, validate } from '../support/wizard.ts'
import type { Fault, FaultReply, World } from '../support/world.ts'

/**
 * Five orders, and something that goes wrong at each of them: in the end there are exactly five, with the codes of one
 * submission, whatever it was (G-75).
 */
const positions = [1, 2, 3, 4, 5]
const five = { 'Taina-3': 4, Punaauia: 1 }

const at = (nth: number): Fault => ({ method: 'POST', path: '/api/orders$', nth })
const report = (page: Page, created: number) =>
  page.getByText(`${created} commande(s) créée(s), ${5 - created} en échec`, { exact: true })

async function expectFiveOrders(page: Page, world: World) {
  await expectFlash(page, '5 commandes créées !')
  await expect(page).toHaveURL('/livraisons')
  const orders = await world.table('orders')
  const stem = String(orders[0]?.['barcode']).replace(/-1$/, '')
  expect(stem).toMatch(/^vini-01-[A-Z]{8}$/)
  expect(orders.map(({ barcode }) => barcode)).toEqual(positions.map((position) => `${stem}-${position}`))
  for (const code of ['multiOrderCode', 'receiveCode']) {
    expect(new Set(orders.map((order) => order[code])).size).toBe(1)
  }
}

test.beforeEach(async ({ world }) => seedVini(world))

interface Case {
  name: string
  /** None: the answer is lost after the server has stored the order. */
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
  for (const position of positions) {
    test(`[WIZ-35] [WIZ-39] ${name} at order ${position} of five`, async ({ as, page, world }) => {
      await openRecap(page, as('member').open, five)
      if (reply === undefined) await loseOrder(page, position, { stored })
      else await world.fault(at(position), reply)
      await validate(page)
      await expectFlash(page, toast)
      await expect(report(page, position - 1)).toBeVisible()
      await expect(parcel(page, position, 5)).toContainText(says)
      expect(await posted(world)).toHaveLength(position)

      await world.forgetRequests()
      await validate(page)
      await expectFiveOrders(page, world)

      // Only the missing ones were sent, with the barcodes they had; what may exist was looked up first.
      const missing = positions.filter((each) => each > position || (each === position && !stored))
      const sent = await posted(world)
      expect(sent.map(({ barcode }) => Number(barcode.split('-').at(-1)))).toEqual(missing)
      const lookUps = await world.requests('GET /api/orders?page=1&itemsPerPage=10&barcode=')
      expect(lookUps).toHaveLength(stored ? 1 : 0)
    })
  }
}

for (const position of positions) {
  test(`a token that expires at order ${position} of five is renewed on the way`, async ({ as, page, world }) => {
    await openRecap(page, as('member').open, five)
    await world.fault(at(position), { expireToken: true })
    await validate(page)
    await expectFiveOrders(page, world)
    expect(await world.requests('POST /api/token/refresh')).toHaveLength(1)
  })
}

for (const position of positions) {
  test(`ten seconds of silence at order ${position} of five are waited for`, async ({ as, page, world }) => {
    await openRecap(page, as('member').open, five)
    await world.fault(at(position), { delayMs: 10_000 })
    await validate(page)
    await expect(parcel(page, position, 5)).toContainText('Envoi en cours')
    await expect(page.getByText(`Création de la commande ${position} sur 5...`).first()).toBeVisible()
    await expect(page).toHaveURL('/livraisons', { timeout: 15_000 })
    expect(await world.table('orders')).toHaveLength(5)
    expect(await posted(world)).toHaveLength(5)
  })
}

for (const position of [1, 3, 5]) {
  test(`[WIZ-35] a session that ends at order ${position} of five is taken up again`, async ({ as, page, world }) => {
    await openRecap(page, as('member').open, five)
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
    await expectFiveOrders(page, world)
  })
}

test('[WIZ-35] a reload in the middle finds what was sent', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, five)
  await world.fault(at(3), { delayMs: 1_500 })
  await validate(page)
  await expect(parcel(page, 3, 5)).toContainText('Envoi en cours')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(report(page, 2)).toBeVisible()
  // The third arrives while the new page is being read.
  await expect.poll(async () => (await world.table('orders')).length).toBe(3)
  await validate(page)
  await expectFiveOrders(page, world)
})

test('[WIZ-39] only the exact barcode counts, and a look-up that fails sends nothing', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, five)
  await loseOrder(page, 2, { stored: false })
  await validate(page)
  await expect(report(page, 1)).toBeVisible()
  await expect(parcel(page, 2, 5)).toContainText('À vérifier')
  const [first] = await posted(world)
  const longer = first?.barcode.replace(/-1$/, '-20')
  await world.seed({ orders: [{ id: 900, barcode: longer, bookingSlot: 71, status: 'receive' }] })

  await world.forgetRequests()
  await world.fault({ method: 'GET', path: '/api/orders\\?' }, { status: 500, html: '<h1>500</h1>' })
  await validate(page)
  await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
  await expect(parcel(page, 2, 5)).toContainText("rien n'a été envoyé")
  expect(await posted(world)).toEqual([])

  await world.mend()
  await validate(page)
  await expectFlash(page, '5 commandes créées !')
  expect(await world.table('orders')).toHaveLength(6)
})

test('[WIZ-37] [VAL-73] [VAL-72] an objection to the recipient is shown where the recipient is typed', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, five)
  await parcel(page, 1, 5).getByLabel('Nom').fill('Vanille')
  await world.fault(at(1), {
    violations: [
      { propertyPath: 'client.email', message: 'Adresse refusée.' },
      { propertyPath: 'products[0].name', message: 'Nom refusé.' },
    ],
  })
  await validate(page)
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expect(page).toHaveURL('/livraisons/creation?etape=3')
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await expect(email).toHaveAccessibleDescription('Adresse refusée.')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('hina@mail.pf')
  await email.fill('hina@autre.pf')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Suivant' }).click()
  const name = parcel(page, 1, 5).getByLabel('Nom')
  await expect(name).toHaveAccessibleDescription('Nom refusé.')
  await name.fill('Vanille de Tahaa')
  await validate(page)
  await expectFiveOrders(page, world)
  const last = await posted(world)
  expect(last.at(-1)?.client['email']).toBe('hina@autre.pf')
})

test('a slot that somebody else took meanwhile is explained and replaced', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1, Punaauia: 2 })
  await world.seed({ orders: [{ id: 900, barcode: 'autre', bookingSlot: 72 }] })
  await validate(page)
  await expect(page.getByText('2 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()
  const slot = parcel(page, 3, 3).getByRole('combobox', { name: 'Casier' })
  await expect(slot).toHaveAccessibleDescription(/Plus de casier disponible pour ce booking\./)
  await expect(parcel(page, 3, 3)).toContainText('Ce casier a été pris entre-temps.')
  await slot.click()
  await page.getByRole('option', { name: 'Taina-3' }).click()
  await expect(page.getByRole('region', { name: 'Résumé' })).toContainText('2 × Taina-3')
  await validate(page)
  await expectFlash(page, '3 commandes créées !')
  const bodies = await posted(world)
  expect(bodies.at(-1)).toMatchObject({ bookingSlot: '/api/booking_slots/71', barcode: bodies.at(-2)?.barcode })
})

test('[WIZ-40] leaving while orders are missing asks first', async ({ as, page, world }) => {
  await as('member').open('/livraisons/creation')
  await goToRecap(page, { 'Taina-3': 2 })
  await world.fault(at(2), { status: 403, description: 'Refusé.' })
  await validate(page)
  await expect(page.getByText('1 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()

  const machines = page.getByRole('link', { name: 'Machines' })
  await machines.click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Des commandes ne sont pas encore créées. Voulez-vous vraiment quitter ?')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
  await expect(parcel(page, 1, 2)).toContainText('Créée')

  await machines.click()
  await question.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expect(page).toHaveURL('/lockers')
  // Not lost for all that: coming back takes it up.
  await page.goto('/livraisons/creation')
  await expect(page).toHaveURL('/livraisons/creation?etape=4')
  await validate(page)
  await expectFlash(page, '2 commandes créées !')
  expect(await world.table('orders')).toHaveLength(2)
})
