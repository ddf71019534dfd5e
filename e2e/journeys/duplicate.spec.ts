import type { Page } from '@playwright/test'
import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied, source } from '../support/pages/duplicate.ts'
import { expectFieldError, expectFlash, field, save, saveButton, visit } from '../support/pages/vocabulary.ts'
import { posted } from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

/** The form that creates a new order from a copy. */

/** The button has no role because only the pointer needs it: with the keyboard, a person chooses another zone. */
const clearZone = (page: Page) => page.locator('[aria-label="Effacer le choix"]').click()

test('an order is copied unchanged, and then with other values', async ({ as, world }) => {
  await seedCopied(world)
  const page = await as('member').open(address)
  await test.step('[DUP-03] [DUP-04] [NAV-58] the form starts with a copy of the order without its codes', async () => {
    await expect(field(page, 'Code-barres')).toHaveValue(/^vini-01-[A-Z]{8}$/)
    await expect(field(page, 'Code-barres')).not.toHaveValue(source.barcode)
    await expect(page.getByRole('combobox', { name: 'Zone de température' })).toHaveValue(/^Punaauia · Sec/)
    await expect(field(page, 'Durée de conservation (minutes)')).toHaveValue('1440')
    await expect(page.getByRole('checkbox', { name: "Contient de l'alcool" })).toBeChecked()
    const lines = page.getByRole('group', { name: 'Produits' })
    await expect(lines.getByLabel('Nom')).toHaveCount(2)
    await expect(lines.getByLabel('Nom').first()).toHaveValue('Rhum')
    await expect(lines.getByLabel('Prix').first()).toHaveValue('30')
  })

  await test.step('[DUP-06] the source is read once, without its codes and its history', async () => {
    const [call, ...others] = await world.requests('GET /api/orders/14')
    expect(others).toEqual([])
    const query = decodeURIComponent(call?.query ?? '')
    for (const name of ['hold', 'ageRestriction', 'products']) expect(query).toContain(`q[]=${name}`)
    for (const name of ['q[client][]', 'q[bookingSlot][]']) expect(query).toContain(name)
    expect(query).not.toMatch(/receiveCode|cleveronOrderId|cleveronSlotId|status|history/)
  })

  await test.step('[DUP-07] [DUP-10] a double click sends one order', async () => {
    await saveButton(page).dblclick()
    await expectFlash(page, 'Commande dupliquée !')
    await expect(page).toHaveURL('/livraisons')
    expect(await world.requests('PATCH')).toEqual([])
    const [bookings] = await world.requests('GET /api/companies/7/bookings')
    expect(bookings?.query).toMatch(/^\??page=1&itemsPerPage=50/)
    expect(await posted(world)).toHaveLength(1)
  })

  await test.step('[DUP-08] [DUP-11] [ERR-43] the copy has the contents and the recipient of the order, and new codes', async () => {
    const [body] = await posted(world)
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

  await seedCopied(world)
  await world.set({ flavour: '4', nulls: 'keep' })
  await world.seed({ bookingSlots: [aCompanyBooking({ id: 70, company: 7, machine: 'Mahina', active: false })] })
  await visit(page, address)
  const zone = page.getByRole('combobox', { name: 'Zone de température' })
  const holdTime = field(page, 'Durée de conservation (minutes)')
  const lines = page.getByRole('group', { name: 'Produits' })

  await test.step('[DUP-01] [VAL-64] [VAL-65] barcode, zone and hold time are required', async () => {
    await field(page, 'Code-barres').fill(' ')
    await clearZone(page)
    await holdTime.fill('0')
    await save(page)
    await expectFieldError(page, 'Code-barres', required)
    await expect(zone).toHaveAccessibleDescription(required)
    await expect(holdTime).toHaveAttribute('aria-invalid', 'true')
    expect(await posted(world)).toEqual([])
  })

  await test.step('[DUP-12] every field can be changed, and the machine of the source is offered first', async () => {
    await field(page, 'Code-barres').fill('a-moi-42')
    await zone.click()
    // An inactive booking is shown, but it cannot be chosen.
    await expect(page.getByRole('option')).toHaveText([/^Punaauia/, /^Mahina.*indisponible/, /^Taina-3/])
    await page.getByRole('option', { name: 'Taina-3' }).click()
    await holdTime.fill('600')
    await expect(page.getByText('soit 10 h')).toBeVisible()
    await page.getByRole('checkbox', { name: "Contient de l'alcool" }).uncheck()
    await lines.getByRole('button', { name: 'Retirer le produit 1' }).click()
    await lines.getByLabel('Quantité').fill('4')
    await lines.getByLabel('Nom').press('Enter')
    await page.keyboard.type('Vanille')
  })

  await test.step('[VAL-68] [VAL-73] a violation stands under its field, also in products and recipient', async () => {
    await world.fault(
      { method: 'POST', path: '/orders$', nth: 1 },
      {
        violations: [
          { propertyPath: 'barcode', message: 'Déjà pris.' },
          { propertyPath: 'products[1].name', message: 'Trop long.' },
          { propertyPath: 'client.phone', message: 'Numéro inconnu.' },
        ],
      },
    )
    await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expectFieldError(page, 'Code-barres', 'Déjà pris.')
    await expect(lines.getByLabel('Nom').nth(1)).toHaveAccessibleDescription('Trop long.')
    // The recipient was copied and had no fields. After the violation it can be corrected.
    await expectFieldError(page, 'Téléphone', 'Numéro inconnu.')
    await field(page, 'Téléphone').fill('87 00 00 00')
  })

  await test.step('[DUP-13] [DUP-14] the changed values are sent, the external id is the barcode, and a new product costs 1', async () => {
    await expect(page.getByText('Commande dupliquée !')).toHaveCount(0)
    await world.forgetRequests()
    await save(page, 'Commande dupliquée !')
    const [body] = await posted(world)
    expect(body).toMatchObject({
      barcode: 'a-moi-42',
      externalOrderId: 'a-moi-42',
      bookingSlot: '/api/booking_slots/71',
      hold: 600,
      ageRestriction: null,
      client: { ...source.client, phone: '87000000' },
    })
    expect(body?.products).toEqual([
      { name: 'Pain', quantity: 4, price: 1 },
      { name: 'Vanille', quantity: 1, price: 1 },
    ])
  })
})
