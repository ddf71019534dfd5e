import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import {
  card,
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  no,
  save,
  saveButton,
  yes,
} from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

/** A delivery is changed on its page and in its dialogs. `src/features/orders/detail/details.test.ts` has the bodies. */

test.beforeEach(({ world }) => seedOrder(world, { ageRestriction: 18 }))

test('[ORDD-08] [ORDD-09] [ORDD-10] [API-66] [ENT-15] [ROLE-66] eight details are edited', async ({ world, as }) => {
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
  await expect(page.getByLabel("Restriction d'âge")).toBeChecked()

  await save(page)
  await expect(page.getByText('Aucun changement à enregistrer.').first()).toBeVisible()
  await fillField(page, 'Durée (minutes)', '1440')
  await expect(page.getByText('Soit 24 h.')).toBeVisible()
  await save(page, 'Commande #14 modifiée')
  await page.getByLabel("Restriction d'âge").uncheck()
  await fillField(page, 'Code de retrait', '00001234')
  await save(page, 'Commande #14 modifiée')
  const bodies = [{ hold: 1440 }, { ageRestriction: null, receiveCode: '00001234' }]
  expect(await world.patches()).toEqual(bodies.map((body) => ['/api/orders/14', body]))
  // Everything is saved, so no question comes on leaving.
  await page.getByRole('link', { name: 'Livraisons' }).first().click()
  await expect(page).toHaveURL('/livraisons')
})

test('[ORDD-04] [ORDD-05] [ORDD-06] [API-47] [ERR-42] [ROLE-65] another zone is sent once', async ({ world, as }) => {
  const page = await as('admin').open('/livraisons/detail/14')
  const zone = page.getByLabel('Zone de température', { exact: true })
  await expect(zone.getByRole('option')).toHaveText([/^Frais \(MT\)/, /^Ambiant \(HT\)/])
  const [asked] = await world.requests('GET /api/companies/7/bookings')
  expect(asked?.query).toContain('page=1&itemsPerPage=50')
  await zone.selectOption({ value: '/api/booking_slots/31' })
  await expect(page.getByRole('dialog')).toContainText(
    'Voulez-vous vraiment placer la commande #14 dans la zone « Ambiant (HT) » ?',
  )
  await no(page).click()
  await expect(zone).toHaveValue('/api/booking_slots/30')

  // The slot changes on the server while a person types in another field.
  await fillField(page, 'Durée (minutes)', '60')
  await world.seed({ orders: [{ id: 14, cleveronSlotId: '42' }] })
  await zone.selectOption({ value: '/api/booking_slots/31' })
  await doubleClick(yes(page))
  await expectFlash(page, 'Zone de température changée !')
  await expect(zone.locator('option:checked')).toHaveText(/^Ambiant/)
  await expect(field(page, 'ID casier Cleveron')).toHaveValue('42')
  await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
  expect(await world.patches()).toEqual([['/api/orders/14', { bookingSlot: '/api/booking_slots/31' }]])
})

test('[ORDD-15] [ORDD-17] [ORDD-18] a shipper is found by name and assigned by one call', async ({ world, as }) => {
  const page = await as('admin').open('/livraisons/detail/14')
  const open = card(page, 'Livreur').getByRole('button', { name: 'Assigner un livreur' })
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: 'Livreur' })
  await open.click()
  await expect(choice).toBeVisible()
  const [asked] = await world.requests('GET /api/users')
  expect(asked?.query).toContain('page=1&itemsPerPage=10000')
  expect(asked?.query).not.toContain('apmAccessCode')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await choice.fill('aro')
  await page.getByRole('option', { name: /Teiva Aro/ }).click()
  await doubleClick(saveButton(dialog))
  await expectFlash(page, 'Livreur assigné !')
  await expect(dialog).toHaveCount(0)
  await expect(card(page, 'Livreur')).toContainText('Teiva Aro')
  expect(await world.patches()).toEqual([['/api/orders/14', { shippedBy: '/api/users/501' }]])
})

test('[ORDD-25] [VAL-68] [VAL-71] an error appears under its field, and no input is lost', async ({ world, as }) => {
  const page = await as('admin').open('/livraisons/detail/14')
  await fillField(page, 'Code-barres', ' ')
  await fillField(page, 'Durée (minutes)', '0')
  await save(page)
  await expectFieldError(page, 'Code-barres', 'Ce champ est obligatoire')
  await expectFieldError(page, 'Durée (minutes)', 'Veuillez saisir un nombre entier supérieur ou égal à 1')

  const violations = [
    { propertyPath: 'barcode', message: 'Ce code-barres existe déjà.' },
    { propertyPath: 'foo', message: 'Autre chose.' },
  ]
  await world.fault({ method: 'PATCH' }, { violations })
  await fillField(page, 'Code-barres', 'déjà-pris')
  await fillField(page, 'Durée (minutes)', '60')
  await save(page, validationFailure)
  await expectFieldError(page, 'Code-barres', 'Ce code-barres existe déjà.')
  await expect(page.getByText('Autre chose.')).toBeVisible()
  await expect(field(page, 'Code-barres')).toHaveValue('déjà-pris')
  expect(await world.patches()).toHaveLength(1)
  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Durée (minutes)')).toHaveValue('60')
})
