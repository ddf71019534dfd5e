import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { no, yes } from '../support/pages/order-menu.ts'
import { card, expectFieldError, expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('a delivery is changed on its page and in its dialogs', async ({ world, as }) => {
  await seedOrder(world, { ageRestriction: 18 })
  const page = await as('admin').open('/livraisons/detail/14')
  const age = page.getByLabel("Restriction d'âge")
  await test.step('[ORDD-08] [ENT-15] [ROLE-66] codes, hold time and age restriction can be edited and start with the stored values', async () => {
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
    await expect(age).toBeChecked()
  })

  await test.step('[ORDD-09] [ORDD-10] [API-66] only the changed fields are sent, and an unchanged form sends nothing', async () => {
    const button = saveButton(page)
    const sent = async () => (await world.requests('PATCH')).map(({ body }) => body)

    await fillField(page, 'Durée (minutes)', '1440')
    await expect(page.getByText('Soit 24 h.')).toBeVisible()
    await button.click()
    await expectFlash(page, 'Commande #14 modifiée')
    expect(await sent()).toEqual([{ hold: 1440 }])
    await age.uncheck()
    await button.click()
    await expect.poll(sent).toEqual([{ hold: 1440 }, { ageRestriction: null }])
    await expect(button).not.toHaveAttribute('aria-disabled')
    await fillField(page, 'ID externe', '')
    await fillField(page, 'Code de retrait', '00001234')
    await button.click()
    await expect
      .poll(sent)
      .toEqual([{ hold: 1440 }, { ageRestriction: null }, { externalOrderId: null, receiveCode: '00001234' }])
    await expect(button).not.toHaveAttribute('aria-disabled')
    // The console ignores a click that follows at once, as it may belong to a double click.
    await expect(async () => {
      await button.click()
      await expect(page.getByText('Aucun changement à enregistrer.').first()).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await sent()).toHaveLength(3)
    // Everything is saved, so no question comes on leaving.
    await page.getByRole('link', { name: 'Livraisons' }).first().click()
    await expect(page).toHaveURL('/livraisons')
    await page.goBack()
    await expect(page).toHaveURL('/livraisons/detail/14')
  })

  const zone = page.getByLabel('Zone de température', { exact: true })
  await test.step('[ORDD-04] [API-47] [ROLE-65] a free and active zone of the same machine can be chosen, and « Non » changes nothing', async () => {
    // Bookings of another machine or company and inactive bookings are not offered.
    await expect(zone.getByRole('option')).toHaveText([/^Frais \(MT\)/, /^Ambiant \(HT\)/])
    const [asked] = await world.requests('GET /api/companies/7/bookings')
    expect(asked?.query).toContain('page=1&itemsPerPage=50')
    await zone.selectOption({ value: '/api/booking_slots/31' })
    await expect(page.getByRole('dialog')).toContainText(
      'Voulez-vous vraiment placer la commande #14 dans la zone « Ambiant (HT) » ?',
    )
    await no(page).click()
    await expect(zone).toHaveValue('/api/booking_slots/30')
    expect(await world.requests('PATCH')).toHaveLength(3)
    await world.forgetRequests()
  })

  await test.step('[ORDD-05] [ORDD-06] [ERR-42] a confirmed zone is sent once, and the page shows it and keeps the typed input', async () => {
    // The slot changes on the server while a person types in another field.
    await fillField(page, 'Durée (minutes)', '60')
    await world.seed({ orders: [{ id: 14, cleveronSlotId: '42' }] })
    await zone.selectOption({ value: '/api/booking_slots/31' })
    await yes(page).dblclick()
    await expectFlash(page, 'Zone de température changée !')
    await expect(zone).toHaveValue('/api/booking_slots/31')
    await expect(zone.locator('option:checked')).toHaveText(/^Ambiant/)
    await expect(field(page, 'ID casier Cleveron')).toHaveValue('42')
    await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
    expect(await world.patches()).toEqual([['/api/orders/14', { bookingSlot: '/api/booking_slots/31' }]])
  })

  await test.step('[ORDD-12] [API-73] the recipient is changed by a call with the number of the client', async () => {
    await fillField(page, 'Durée (minutes)', '1440')
    await expect(page.getByText('Commande #14 modifiée')).toHaveCount(0)
    await world.forgetRequests()
    await card(page, 'Destinataire').getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Tapare')
    await dialog.getByLabel('Adresse e-mail').fill('abc')
    await save(dialog)
    await expect(dialog.getByText("L'adresse e-mail n'est pas valide")).toBeVisible()
    await dialog.getByLabel('Adresse e-mail').fill('hina@example.pf')
    await dialog.getByLabel('Téléphone').fill('+689 87 12 34 56')
    await world.fault(
      { method: 'PATCH', times: 1 },
      { violations: [{ propertyPath: 'phone', message: 'Numéro refusé.' }] },
    )
    await save(dialog)
    await expect(dialog.getByText('Numéro refusé.')).toBeVisible()
    await save(dialog)
    await expectFlash(page, 'Commande #14 modifiée')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Destinataire')).toContainText('hina@example.pf')
    const sent = await world.requests('PATCH')
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
      ['/api/clients/201', { phone: '+68987123456', email: 'hina@example.pf' }],
    ])
  })

  await test.step('[ORDD-14] [API-67] a changed product is sent with the whole list of products', async () => {
    await expect(page.getByText('Commande #14 modifiée')).toHaveCount(0)
    await world.forgetRequests()
    await card(page, 'Produits').getByRole('button', { name: 'Modifier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantité').nth(1).fill('12')
    await save(dialog)
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

  await test.step('[ORDD-15] [ORDD-17] [ORDD-18] a shipper is found by name and assigned by one call', async () => {
    await world.forgetRequests()
    await card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Livreur' }).fill('aro')
    await page.getByRole('option', { name: /Teiva Aro/ }).click()
    await saveButton(dialog).dblclick()
    await expectFlash(page, 'Livreur assigné !')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Livreur')).toContainText('Teiva Aro')
    expect(await world.patches()).toEqual([['/api/orders/14', { shippedBy: '/api/users/501' }]])
  })

  await test.step('[ORDD-25] [VAL-68] [VAL-71] an error appears under its field, and no input is lost', async () => {
    await world.forgetRequests()
    await fillField(page, 'Code-barres', ' ')
    await fillField(page, 'Durée (minutes)', '0')
    await save(page)
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
    await save(page, validationFailure)
    await expectFieldError(page, 'Code-barres', 'Ce code-barres existe déjà.')
    await expect(page.getByText('Autre chose.')).toBeVisible()
    await expect(field(page, 'Code-barres')).toHaveValue('déjà-pris')
    await page.getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
    await page.getByRole('button', { name: 'Rester' }).click()
    await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
  })
})
