import { expect, test } from '../support/fixtures/test.ts'
import { card, seedOrder } from '../support/pages/order-detail.ts'
import { no, yes } from '../support/pages/order-menu.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[ORDD-04] [ORDD-05] [ORDD-06] [API-47] [API-69] [CST-22] [ERR-42] [ROLE-65] the zone is changed after a question', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  const zone = page.getByLabel('Zone de température', { exact: true })
  // In the same machine, of the same company, active and not full.
  await expect(zone.getByRole('option')).toHaveText([/^Frais \(MT\)/, /^Ambiant \(HT\)/])
  const [asked] = await world.requests('GET /api/companies/7/bookings')
  expect(asked?.query).toContain('page=1&itemsPerPage=50')
  await zone.selectOption({ value: '/api/booking_slots/31' })
  await expect(page.getByRole('dialog')).toContainText(
    'Voulez-vous vraiment placer la commande #14 dans la zone « Ambiant (HT) » ?',
  )
  await no(page).click()
  await expect(zone).toHaveValue('/api/booking_slots/30')
  expect(await world.requests('PATCH')).toEqual([])
  // The machine gives another door meanwhile, while somebody is typing below.
  await fillField(page, 'Durée (minutes)', '60')
  await world.seed({ orders: [{ id: 14, cleveronSlotId: '42' }] })
  await zone.selectOption({ value: '/api/booking_slots/31' })
  await yes(page).dblclick()
  await expectFlash(page, 'Zone de température changée !')
  await expect(zone).toHaveValue('/api/booking_slots/31')
  await expect(zone.locator('option:checked')).toHaveText(/^Ambiant/)
  await expect(field(page, 'ID casier Cleveron')).toHaveValue('42')
  await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
  expect((await world.requests('PATCH')).map(({ url, body }) => [url, body])).toEqual([
    ['/api/orders/14', { bookingSlot: '/api/booking_slots/31' }],
  ])
})

test('[API-48] [CST-22] of an order whose company is not known, the zones are found by its booking', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  await world.fault(
    { path: '^/api/orders/14' },
    {
      status: 200,
      body: {
        '@id': '/api/orders/14',
        locker: '/api/lockers/3',
        bookingSlot: '/api/booking_slots/30',
        status: 'created',
      },
    },
  )
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(page.getByLabel('Zone de température').getByRole('option')).toHaveText([/^Frais/, /^Ambiant/])
  const [asked] = await world.requests('GET /api/booking_slots')
  expect(asked?.query).toContain('page=1&itemsPerPage=200')
})

test('[ORDD-08] [ORDD-09] [ORDD-10] [API-66] [ENT-15] [ERR-44] [ROLE-66] codes, hold time and age are edited in place', async ({
  world,
  as,
}) => {
  await seedOrder(world, { ageRestriction: 18 })
  const page = await as('admin').open('/livraisons/detail/14')
  const values = {
    'ID commande Cleveron': 'CLV14',
    'ID casier Cleveron': '17',
    'ID externe': 'EXT14',
    'Code-barres': 'vaima-QNJURNU3',
    'Code multi-commande': '',
    'Code de retrait': '12345678',
    'Durée (minutes)': '2880',
  }
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
  const age = page.getByLabel("Restriction d'âge")
  await expect(age).toBeChecked()
  const save = page.getByRole('button', { name: 'Enregistrer' })
  const sent = async () => (await world.requests('PATCH')).map(({ body }) => body)

  await fillField(page, 'Durée (minutes)', '1440')
  await expect(page.getByText('Soit 24 h.')).toBeVisible()
  await save.click()
  await expectFlash(page, 'Commande #14 modifiée')
  expect(await sent()).toEqual([{ hold: 1440 }])
  await age.uncheck()
  await save.click()
  await expect.poll(sent).toEqual([{ hold: 1440 }, { ageRestriction: null }])
  await expect(save).not.toHaveAttribute('aria-disabled')
  await fillField(page, 'ID externe', '')
  await fillField(page, 'Code de retrait', '00001234')
  await save.click()
  await expect
    .poll(sent)
    .toEqual([{ hold: 1440 }, { ageRestriction: null }, { externalOrderId: null, receiveCode: '00001234' }])
  await expect(save).not.toHaveAttribute('aria-disabled')
  // A click that follows at once would be the second half of a double click.
  await expect(async () => {
    await save.click()
    await expect(page.getByText('Aucun changement à enregistrer.').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await sent()).toHaveLength(3)
  // Everything is saved: leaving asks nothing.
  await page.getByRole('link', { name: 'Livraisons' }).first().click()
  await expect(page).toHaveURL('/livraisons')
})

test('[ORDD-09] [ORDD-25] [VAL-68] [VAL-71] what is refused stands under its field, and nothing typed is lost', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await fillField(page, 'Code-barres', ' ')
  await fillField(page, 'Durée (minutes)', '0')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFieldError(page, 'Code-barres', 'Ce champ est obligatoire')
  await expectFieldError(page, 'Durée (minutes)', 'Veuillez saisir un nombre entier supérieur ou égal à 1')
  expect(await world.requests('PATCH')).toEqual([])

  await world.fault(
    { method: 'PATCH' },
    {
      violations: [
        { propertyPath: 'barcode', message: 'Ce code-barres existe déjà.' },
        { propertyPath: 'foo', message: 'Autre chose.' },
      ],
    },
  )
  await fillField(page, 'Code-barres', 'déjà-pris')
  await fillField(page, 'Durée (minutes)', '60')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, validationFailure)
  await expectFieldError(page, 'Code-barres', 'Ce code-barres existe déjà.')
  await expect(page.getByText('Autre chose.')).toBeVisible()
  await expect(field(page, 'Code-barres')).toHaveValue('déjà-pris')
  // Leaving now asks first.
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
})

test('[ORDD-12] [API-73] the recipient is edited under his own number', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Tapare')
  await dialog.getByLabel('Adresse e-mail').fill('abc')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText("L'adresse e-mail n'est pas valide")).toBeVisible()
  await dialog.getByLabel('Adresse e-mail').fill('hina@example.pf')
  await dialog.getByLabel('Téléphone').fill('+689 87 12 34 56')
  await world.fault(
    { method: 'PATCH', times: 1 },
    { violations: [{ propertyPath: 'phone', message: 'Numéro refusé.' }] },
  )
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Numéro refusé.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, 'Commande #14 modifiée')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Destinataire')).toContainText('hina@example.pf')
  const sent = await world.requests('PATCH')
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
    ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
  ])
})

test('[ORDD-14] [API-67] products are sent as a whole', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantité').nth(1).fill('12')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expectFlash(page, 'Commande #14 modifiée')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Produits').getByRole('row').nth(2)).toContainText('12')
  expect((await world.requests('PATCH')).map(({ body }) => body)).toEqual([
    {
      products: [
        { name: 'Panier', quantity: 2, price: 1 },
        { name: 'Fromage', quantity: 12, price: 4.5 },
        { name: 'Pain', quantity: 3, price: 1 },
      ],
    },
  ])
})

test('[VAL-67] an order for adults keeps its products declared', async ({ world, as }) => {
  await seedOrder(world, { ageRestriction: 18, products: [{ name: 'Rhum', quantity: 1, price: 1 }] })
  const page = await as('admin').open('/livraisons/detail/14')
  await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retirer le produit 1' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toContainText("Veuillez déclarer les produits de la commande (présence d'alcool)")
  expect(await world.requests('PATCH')).toEqual([])
})

test('[ORDD-15] [ORDD-16] [ORDD-17] [ORDD-18] [API-21] [API-68] [CST-22] [ERR-41] [ROLE-12] [ROLE-67] [ROLE-68] a shipper is assigned', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  const open = card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' })
  expect(await world.requests('GET /api/users')).toEqual([])
  await open.click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: 'Livreur' })
  await choice.click()
  await expect(dialog.getByRole('option')).toHaveText([/Livreur$/, /Aro .*Livreur$/, /Opérateur$/])
  const [asked] = await world.requests('GET /api/users')
  expect(asked?.query).toContain('page=1&itemsPerPage=10000')
  expect(asked?.query).not.toContain('apmAccessCode')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await world.requests('PATCH')).toEqual([])
  await expect(open).toBeFocused()

  await open.click()
  await choice.fill('aro')
  await page.getByRole('option', { name: /Teiva Aro/ }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expectFlash(page, 'Livreur assigné !')
  await expect(card(page, 'Livreur')).toContainText('Teiva Aro')
  expect((await world.requests('PATCH')).map(({ url, body }) => [url, body])).toEqual([
    ['/api/orders/14', { shippedBy: '/api/users/501' }],
  ])
})
