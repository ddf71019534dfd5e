import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { card, expectFieldError, field } from '../support/pages/vocabulary.ts'
import {
  chooseCompany,
  fillClient,
  next,
  orderDraft,
  quantityAt,
  seedVini,
  step,
  stepLinks,
  wizardPath,
} from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

const wrongQuantities = [
  { typed: '3', message: 'Attention ! il en reste que 2 casier pour ce booking.' },
  { typed: '-1', message: 'Veuillez saisir un nombre entier supérieur ou égal à 0' },
  { typed: '1,5', message: 'Veuillez saisir un nombre entier supérieur ou égal à 0' },
]

const autocomplete = {
  Nom: 'family-name',
  Prénom: 'given-name',
  Téléphone: 'tel',
  'Adresse e-mail': 'email',
}

test('[WIZ-01] [WIZ-06] the steps ask for a company with bookings, slots and a recipient, and going back loses nothing', async ({
  as,
  world,
}) => {
  await seedVini(world)
  await world.seed({
    bookingSlots: [
      aCompanyBooking({ id: 73, company: 7, machine: 'Mahina', active: false }),
      aCompanyBooking({ id: 74, company: 7, machine: 'Paea', capacity: 1 }),
    ],
    orders: [{ bookingSlot: 74, barcode: 'x', client: null }],
  })
  const page = await as('member').open(wizardPath)
  const company = page.getByRole('combobox', { name: 'Société' })

  await test.step('[WIZ-01] [NAV-56] the wizard has four steps and starts with the first', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Livraison / création' })).toBeVisible()
    await expect(page).toHaveTitle('Étape 1 sur 4 – Livraison / création – Livraisons – Consigne')
    const steps = page.getByRole('navigation', { name: 'Étapes de la création' }).getByRole('listitem')
    await expect(steps).toHaveText(['1Société', '2Casiers', '3Destinataire', '4Récapitulatif'])
    await expect(step(page)).toHaveText('1Société')
    await expect(stepLinks(page)).toHaveCount(0)
    const [form, help] = [page.getByRole('main').locator('form'), card(page, 'Bon à savoir')]
    const [left, right] = [await form.boundingBox(), await help.boundingBox()]
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? Infinity))
  })

  await test.step('[WIZ-02] [WIZ-05] step 1 needs a company', async () => {
    await next(page)
    await expectFieldError(page, 'Société', required)
    await expect(page).toHaveURL(wizardPath)
  })

  await test.step('[WIZ-03] [API-46] [CST-22] step 1 offers the companies that have bookings, read by one call', async () => {
    await company.fill('réservation')
    await expect(page.getByRole('listbox')).toHaveText('Aucun résultat')
    await expect(page.getByRole('option')).toHaveCount(0)
    await company.fill('VIN')
    await expect(page.getByRole('option')).toHaveText(['Vini'])

    const [call, ...others] = await world.requests('GET /api/companies')
    expect(others).toEqual([])
    const query = new URLSearchParams(call?.query)
    expect([query.get('page'), query.get('itemsPerPage')]).toEqual(['1', '1000'])
    expect(query.getAll('q[]')).toContain('cleveronCompanyId')
    expect([...query.keys()]).toContain('q[bookingSlots][]')
  })

  await test.step('[WIZ-02] Enter takes the first match of what is typed, and stays on the step', async () => {
    await company.fill('')
    await company.pressSequentially('vin')
    await expect(page.getByRole('option')).toHaveText(['Vini'])
    const match = await page.getByRole('option').getAttribute('id')
    expect(match).not.toBeNull()
    await expect(company).toHaveAttribute('aria-activedescendant', String(match))
    await expectNoAxeViolations(page)
    await company.press('Enter')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(company).toHaveValue('Vini')
    await company.press('Tab')
    await expect(company).toHaveValue('Vini')
    await expect(step(page)).toHaveText('1Société')
  })

  await next(page)

  await test.step('[WIZ-06] [WIZ-10] [API-47] step 2 asks for a quantity per booking, but not for a full or inactive one', async () => {
    const taina = page.getByRole('listitem', { name: 'Taina-3' })
    await expect(taina).toContainText('Frais (MT) · 40 x 50 x 60 cm')
    await expect(taina).toContainText('5 libres sur 5')
    const [call] = await world.requests('GET /api/companies/7/bookings')
    expect([...new URLSearchParams(call?.query)].slice(0, 2)).toEqual([
      ['page', '1'],
      ['itemsPerPage', '50'],
    ])
    await expect(page.getByRole('spinbutton', { name: 'Quantité' })).toHaveCount(4)
    await expect(page.getByRole('listitem', { name: 'Mahina' })).toContainText('Désactivé')
    await expect(quantityAt(page, 'Mahina')).toBeDisabled()
    await expect(quantityAt(page, 'Paea')).toBeDisabled()
    // The buttons are attached to the field, one before and one after it.
    const parts = [
      taina.getByRole('button', { name: /moins/ }),
      quantityAt(page, 'Taina'),
      taina.getByRole('button', { name: /plus/ }),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(boxes.map((box) => box?.height)).toEqual([40, 40, 40])
    expect([boxes[0]?.width, boxes[2]?.width]).toEqual([40, 40])
    expect(boxes[1]?.x).toBe((boxes[0]?.x ?? 0) + 40)
    expect(boxes[2]?.x).toBe((boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0))
  })

  await test.step('[WIZ-08] [VAL-13] [ERR-15] a quantity is a whole number, at most what the booking has left', async () => {
    const punaauia = quantityAt(page, 'Punaauia')
    for (const { typed, message } of wrongQuantities) {
      await punaauia.fill(typed)
      await expect(punaauia).toHaveAccessibleDescription(message)
      await next(page)
      await expect(page).toHaveURL(`${wizardPath}?etape=2`)
    }
    await punaauia.fill('2')
    await expect(punaauia).not.toHaveAttribute('aria-invalid', 'true')
    await next(page)
    await expect(page).toHaveURL(`${wizardPath}?etape=3`)
  })

  // `src/features/orders/create/contents.test.ts` proves the rule of each field.
  await test.step('[VAL-60] [VAL-62] [VAL-63] a recipient without a value, or with a wrong one, does not reach step 4', async () => {
    await next(page)
    for (const [label, token] of Object.entries(autocomplete)) {
      await expectFieldError(page, label, required)
      await expect(field(page, label)).toHaveAttribute('autocomplete', token)
    }
    await fillClient(page, { 'Adresse e-mail': 'abc', Téléphone: '87 12 ab' })
    await next(page)
    await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
    await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
    await expect(page).toHaveURL(`${wizardPath}?etape=3`)
    await fillClient(page)
    await next(page)
    await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  })

  await test.step('[WIZ-15] [WIZ-16] the last step shows company, recipient and slots', async () => {
    const summary = page.getByRole('region', { name: 'Résumé' })
    for (const text of ['Vini', 'Hina Teriipaia', '+689 87 12 34 56', 'hina@mail.pf', '2 commandes']) {
      await expect(summary).toContainText(text)
    }
    await expect(orderDraft(page, 1, 2)).toContainText('Punaauia · Sec (MT) · 20 x 30 x 40 cm')
    await expect(orderDraft(page, 2, 2)).toContainText('Punaauia · Sec (MT) · 20 x 30 x 40 cm')
  })

  await test.step('[WIZ-32] [WIZ-33] going back, and choosing the same company again, loses nothing', async () => {
    // With slots of another machine there are three orders.
    await stepLinks(page).filter({ hasText: 'Casiers' }).click()
    await quantityAt(page, 'Taina-3').fill('2')
    await quantityAt(page, 'Punaauia').fill('1')
    await next(page)
    await expect(field(page, 'Nom')).toHaveValue('Teriipaia')
    await next(page)
    await expect(orderDraft(page, 1, 3)).toContainText('Taina-3 · Frais (MT) · 40 x 50 x 60 cm')
    await expect(orderDraft(page, 3, 3)).toContainText('Punaauia · Sec (MT) · 20 x 30 x 40 cm')
    await orderDraft(page, 2, 3).getByLabel('Nom').fill('Vanille')

    await page.getByRole('button', { name: 'Précédent' }).click()
    // The last step has a field « Nom » for each order.
    await expect(field(page, 'Nom')).toHaveCount(1)
    await expect(field(page, 'Nom')).toHaveValue('Teriipaia')
    await page.goBack()
    await expect(orderDraft(page, 2, 3).getByLabel('Nom')).toHaveValue('Vanille')
    await stepLinks(page).filter({ hasText: 'Casiers' }).click()
    await expect(quantityAt(page, 'Taina-3')).toHaveValue('2')

    await stepLinks(page).filter({ hasText: 'Société' }).click()
    await chooseCompany(page, 'Vini')
    await expect(stepLinks(page)).toHaveCount(3)
  })

  await test.step('[G-76] the draft survives a reload in the same tab', async () => {
    await stepLinks(page).filter({ hasText: 'Récapitulatif' }).click()
    await expect(orderDraft(page, 2, 3).getByLabel('Nom')).toHaveValue('Vanille')
    await page.reload()
    await expect(stepLinks(page)).toHaveText(['Société', 'Casiers', 'Destinataire'])
    await expect(orderDraft(page, 2, 3).getByLabel('Nom')).toHaveValue('Vanille')
    await stepLinks(page).filter({ hasText: 'Casiers' }).click()
    await expect(quantityAt(page, 'Taina-3')).toHaveValue('2')
    await stepLinks(page).filter({ hasText: 'Destinataire' }).click()
    await expect(field(page, 'Téléphone')).toHaveValue('+689 87 12 34 56')
  })
})
