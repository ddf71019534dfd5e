import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { no, yes } from '../support/pages/order-menu.ts'
import { expectFieldError, expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('the details and the zone of a delivery are changed on its page', async ({ world, as }) => {
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
})

test('[ORDD-25] [VAL-68] [VAL-71] an error appears under its field, and no input is lost', async ({ world, as }) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
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
