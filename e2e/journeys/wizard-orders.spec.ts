import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { doubleClick, expectFlash, field, row } from '../support/pages/vocabulary.ts'
import {
  declare,
  hasDraft,
  next,
  openRecap,
  orderDraft,
  posted,
  seedVini,
  stepLinks,
  validate,
  wizardPath,
} from '../support/pages/wizard.ts'
import { validationFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-18] [WIZ-21] [WIZ-22] [WIZ-25] [WIZ-26] [WIZ-28] [WIZ-29] [WIZ-30] [WIZ-36] [CST-02] [CST-14] [ENT-16] [ENT-17] [ENT-22] [ENT-32] [ERR-49] [VAL-66] one slot is sent as one order with nine fields', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1 })
  await validate(page, 'Commande créée !')
  await expect(page).toHaveURL('/livraisons')
  // The next one starts empty.
  expect(await hasDraft(page)).toBe(false)
  const [call, ...others] = await world.requests('POST /api/orders')
  expect(others).toEqual([])
  expect(call?.query).toBe('')
  const [body] = await posted(world)
  expect(body).toEqual({
    barcode: expect.stringMatching(/^vini-01-[A-Z]{8}$/) as unknown,
    externalOrderId: body?.barcode,
    receiveCode: expect.stringMatching(/^[1-9]\d{7}$/) as unknown,
    client: { firstname: 'Hina', lastname: 'Teriipaia', email: 'hina@mail.pf', phone: '+68987123456' },
    hold: 2880,
    bookingSlot: '/api/booking_slots/71',
    ageRestriction: null,
    products: [],
    multiOrderCode: null,
  })
})

test('[WIZ-16] [WIZ-17] [WIZ-19] [WIZ-20] [WIZ-23] [WIZ-24] [WIZ-27] [WIZ-34] [ENT-18] [LBL-01] a double click creates three orders one after the other, which belong together and have the products of their slots', async ({
  as,
  page,
  world,
}) => {
  await openRecap(page, as('member').open, { 'Taina-3': 2, Punaauia: 1 })
  const alcohol = orderDraft(page, 2, 3).getByRole('checkbox', { name: "Contient de l'alcool" })
  await alcohol.check()
  await validate(page)
  await expect(orderDraft(page, 2, 3)).toContainText(
    "Veuillez déclarer les produits de la commande (présence d'alcool)",
  )
  await alcohol.uncheck()
  await declare(page, 1, 3, 'Vin', 'Pain')
  await orderDraft(page, 1, 3).getByRole('checkbox', { name: 'Alcool', exact: true }).first().check()

  const calls = await holdCalls(page, 'POST **/api/orders')
  await doubleClick(page.getByRole('button', { name: 'Valider' }))
  await calls.letOne()
  await expect(page.getByText('Création de la commande 2 sur 3...').first()).toBeVisible()
  // Nothing can be changed meanwhile.
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveAttribute('aria-disabled', 'true')
  await expect(stepLinks(page)).toHaveCount(0)
  await expect(orderDraft(page, 1, 3)).toContainText('Créée')
  await expect(orderDraft(page, 3, 3)).toContainText('En attente')
  await calls.letAll()
  await expectFlash(page, '3 commandes créées !')
  // All orders are created, so no question comes on leaving.
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('link', { name: 'Imprimer les 3 étiquettes' })).toBeVisible()

  const bodies = await posted(world)
  expect(bodies.map(({ bookingSlot }) => bookingSlot.replace('/api/booking_slots/', ''))).toEqual(['71', '71', '72'])
  const stem = bodies[0]?.barcode.replace(/-1$/, '') ?? ''
  expect(stem).toMatch(/^vini-01-[A-Z]{8}$/)
  expect(bodies.map(({ barcode }) => barcode)).toEqual([`${stem}-1`, `${stem}-2`, `${stem}-3`])
  expect(bodies[0]?.multiOrderCode).toMatch(/^[A-Z]{8}$/)
  const product = (name: string) => ({ name, quantity: 1, price: 1 })
  expect(bodies.map(({ products }) => products)).toEqual([[product('Vin'), product('Pain')], [], []])
  await expect(row(page, '3')).toContainText(`${stem}-3`)
})

test('[WIZ-37] [VAL-72] [VAL-73] a violation of the recipient opens step 3', async ({ as, page, world }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1 })
  const name = orderDraft(page, 1, 1).getByLabel('Nom')
  await name.fill('Vanille')
  const violations = [
    { propertyPath: 'client.email', message: 'Adresse refusée.' },
    { propertyPath: 'client', message: 'Destinataire bloqué.' },
    { propertyPath: 'products[0].name', message: 'Nom refusé.' },
  ]
  await world.fault({ method: 'POST', path: '/api/orders$', nth: 1 }, { violations })
  await validate(page, validationFailure)
  await expect(page).toHaveURL(`${wizardPath}?etape=3`)
  const email = field(page, 'Adresse e-mail')
  await expect(email).toHaveAccessibleDescription('Adresse refusée.')
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('hina@mail.pf')
  await expect(page.getByText('Destinataire bloqué.')).toBeVisible()
  await email.fill('hina@autre.pf')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await next(page)
  await expect(name).toHaveAccessibleDescription('Nom refusé.')
  await name.fill('Vanille de Tahaa')
  await validate(page, 'Commande créée !')
  expect((await posted(world)).at(-1)?.client['email']).toBe('hina@autre.pf')
})
