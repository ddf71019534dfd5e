import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { doubleClick, expectFieldError, expectFlash, field, save, saveButton } from '../support/pages/vocabulary.ts'
import { posted } from '../support/pages/wizard.ts'
import { validationFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedCopied(world))

test('[DUP-03] [DUP-04] [DUP-05] [DUP-06] [NAV-58] the form starts with a copy', async ({ as, world }) => {
  const page = await as('member').open(address)
  await expect(field(page, 'Code-barres')).toHaveValue(/^vini-01-[A-Z]{8}$/)
  await expect(field(page, 'Code-barres')).not.toHaveValue(source.barcode)
  await expect(page.getByRole('combobox', { name: 'Zone de température' })).toHaveValue(/^Punaauia · Sec/)
  await expect(field(page, 'Durée de conservation (minutes)')).toHaveValue('1440')
  await expect(page.getByRole('checkbox', { name: "Contient de l'alcool" })).toBeChecked()
  const lines = page.getByRole('group', { name: 'Produits' })
  await expect(lines.getByLabel('Nom')).toHaveCount(2)
  await expect(lines.getByLabel('Nom').first()).toHaveValue('Rhum')
  await expect(lines.getByLabel('Prix').first()).toHaveValue('30')

  const [call, ...others] = await world.requests('GET /api/orders/14')
  expect(others).toEqual([])
  const query = decodeURIComponent(call?.query ?? '')
  for (const name of ['hold', 'ageRestriction', 'products']) expect(query).toContain(`q[]=${name}`)
  for (const name of ['q[client][]', 'q[bookingSlot][]']) expect(query).toContain(name)
  expect(query).not.toMatch(/receiveCode|cleveronOrderId|cleveronSlotId|status|history/)
  const [bookings] = await world.requests('GET /api/companies/7/bookings')
  expect(bookings?.query).toMatch(/^\??page=1&itemsPerPage=50/)
})

test('[DUP-07] [DUP-08] [DUP-10] [DUP-11] [ERR-43] a double click sends one copy', async ({ as, world }) => {
  const page = await as('member').open(address)
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Commande dupliquée !')
  await expect(page).toHaveURL('/livraisons')
  expect(await world.patches()).toEqual([])
  const [body, ...others] = await posted(world)
  expect(others).toEqual([])
  expect(body).toEqual({
    bookingSlot: '/api/booking_slots/72',
    products: source.products,
    client: source.client,
    receiveCode: expect.stringMatching(/^[1-9]\d{7}$/) as unknown,
    barcode: expect.stringMatching(/^vini-01-[A-Z]{8}$/) as unknown,
    hold: 1440,
    multiOrderCode: null,
    ageRestriction: 18,
    externalOrderId: body?.barcode,
  })
  expect(body?.receiveCode).not.toBe(source.receiveCode)
})

test('[DUP-08] [DUP-12] [DUP-13] [DUP-14] [VAL-68] [VAL-73] every field of a copy is edited', async ({ as, world }) => {
  await world.seed({ bookingSlots: [aCompanyBooking({ id: 70, company: 7, machine: 'Mahina', active: false })] })
  const page = await as('member').open(address)
  const lines = page.getByRole('group', { name: 'Produits' })
  await field(page, 'Code-barres').fill('a-moi-42')
  await page.getByRole('combobox', { name: 'Zone de température' }).click()
  // The machine of the source comes first. An inactive booking is shown, but it cannot be chosen.
  await expect(page.getByRole('option')).toHaveText([/^Punaauia/, /^Mahina.*indisponible/, /^Taina-3/])
  await page.getByRole('option', { name: 'Taina-3' }).click()
  await field(page, 'Durée de conservation (minutes)').fill('600')
  await expect(page.getByText('soit 10 h')).toBeVisible()
  await page.getByRole('checkbox', { name: "Contient de l'alcool" }).uncheck()
  await lines.getByRole('button', { name: 'Retirer le produit 1' }).click()
  await lines.getByLabel('Quantité').fill('4')
  await lines.getByLabel('Nom').press('Enter')
  await page.keyboard.type('Vanille')

  const violations = [
    { propertyPath: 'barcode', message: 'Déjà pris.' },
    { propertyPath: 'products[1].name', message: 'Trop long.' },
    { propertyPath: 'client.phone', message: 'Numéro inconnu.' },
  ]
  await world.fault({ method: 'POST', path: '/orders$', nth: 1 }, { violations })
  await save(page, validationFailure)
  await expectFieldError(page, 'Code-barres', 'Déjà pris.')
  await expect(lines.getByLabel('Nom').nth(1)).toHaveAccessibleDescription('Trop long.')
  // The recipient was copied and had no fields. After the violation it can be corrected.
  await expectFieldError(page, 'Téléphone', 'Numéro inconnu.')
  await field(page, 'Téléphone').fill('87 00 00 00')
  await save(page, 'Commande dupliquée !')
  expect((await posted(world)).at(-1)).toMatchObject({
    barcode: 'a-moi-42',
    externalOrderId: 'a-moi-42',
    bookingSlot: '/api/booking_slots/71',
    hold: 600,
    ageRestriction: null,
    client: { ...source.client, phone: '87000000' },
    products: [
      { name: 'Pain', quantity: 4, price: 1 },
      { name: 'Vanille', quantity: 1, price: 1 },
    ],
  })
})
