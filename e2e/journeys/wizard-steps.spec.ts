import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { card, expectFieldError, field } from '../support/pages/vocabulary.ts'
import {
  chooseCompany,
  fillClient,
  next,
  openRecap,
  orderDraft,
  quantityAt,
  seedVini,
  step,
  stepLinks,
  wizardPath,
} from '../support/pages/wizard.ts'
import { required } from '../support/tables/presets.ts'

/** The four steps. `draft.test.ts`, `slots.test.ts` and `contents.test.ts` of `features/orders/create` have their rules. */

test.beforeEach(({ world }) => seedVini(world))

test('[WIZ-01] [WIZ-02] [WIZ-03] [WIZ-04] [WIZ-05] [API-46] [CST-22] [NAV-56] step 1 needs a company, and offers those that have bookings, from all pages', async ({
  as,
  world,
}) => {
  await world.set({ clamp: 2 })
  await world.seed({
    companies: [aCompany({ id: 9, name: 'Vaima' })],
    bookingSlots: [aCompanyBooking({ id: 91, company: 9 })],
  })
  const page = await as('member').open(`${wizardPath}?etape=4`)
  // The steps before it are not complete.
  await expect(page).toHaveURL(wizardPath)
  await expect(page.getByRole('heading', { level: 1, name: 'Livraison / création' })).toBeVisible()
  await expect(page).toHaveTitle('Étape 1 sur 4 – Livraison / création – Livraisons – Consigne')
  const steps = page.getByRole('navigation', { name: 'Étapes de la création' }).getByRole('listitem')
  await expect(steps).toHaveText(['1Société', '2Casiers', '3Destinataire', '4Récapitulatif'])
  await expect(step(page)).toHaveText('1Société')
  await expect(stepLinks(page)).toHaveCount(0)
  await next(page)
  await expectFieldError(page, 'Société', required)

  const company = page.getByRole('combobox', { name: 'Société' })
  await company.fill('réservation')
  await expect(page.getByRole('listbox')).toHaveText('Aucun résultat')
  await company.fill('V')
  await expect(page.getByRole('option')).toHaveText(['Vini', 'Vaima'])
  await company.fill('VIN')
  await expect(page.getByRole('option')).toHaveText(['Vini'])
  await company.press('Enter')
  await expect(company).toHaveValue('Vini')
  await expect(step(page)).toHaveText('1Société')
  await next(page)
  await expect(page).toHaveURL(`${wizardPath}?etape=2`)

  const calls = (await world.requests('GET /api/companies?')).map(({ query }) => new URLSearchParams(query))
  expect(calls.map((query) => query.get('page'))).toEqual(['1', '2'])
  expect(calls[0]?.get('itemsPerPage')).toBe('1000')
  expect(calls[0]?.getAll('q[]')).toContain('cleveronCompanyId')
  expect([...(calls[0]?.keys() ?? [])]).toContain('q[bookingSlots][]')
})

test('[WIZ-06] [WIZ-08] [WIZ-10] [API-47] [VAL-13] [ERR-15] step 2 asks for whole numbers', async ({ as, world }) => {
  await world.seed({
    bookingSlots: [
      aCompanyBooking({ id: 73, company: 7, machine: 'Mahina', active: false }),
      aCompanyBooking({ id: 74, company: 7, machine: 'Paea', capacity: 1 }),
    ],
    orders: [{ bookingSlot: 74, barcode: 'x', client: null }],
  })
  const page = await as('member').open(wizardPath)
  await chooseCompany(page, 'Vini')
  await next(page)
  const taina = page.getByRole('listitem', { name: 'Taina-3' })
  await expect(taina).toContainText('Frais (MT) · 40 x 50 x 60 cm')
  await expect(taina).toContainText('5 libres sur 5')
  const [call] = await world.requests('GET /api/companies/7/bookings')
  expect(call?.query).toMatch(/^\??page=1&itemsPerPage=50/)
  await expect(page.getByRole('listitem', { name: 'Mahina' })).toContainText('Désactivé')
  await expect(quantityAt(page, 'Mahina')).toBeDisabled()
  await expect(quantityAt(page, 'Paea')).toBeDisabled()

  const punaauia = quantityAt(page, 'Punaauia')
  const whole = 'Veuillez saisir un nombre entier supérieur ou égal à 0'
  for (const [typed, message] of [
    ['3', 'Attention ! il en reste que 2 casier pour ce booking.'],
    ['-1', whole],
    ['1,5', whole],
  ] as const) {
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

test('[WIZ-15] [WIZ-16] [VAL-60] [VAL-62] [VAL-63] step 3 asks for a complete recipient', async ({ as, page }) => {
  await openRecap(page, as('member').open, { Punaauia: 2 })
  await stepLinks(page).filter({ hasText: 'Destinataire' }).click()
  await expect(field(page, 'Téléphone')).toBeVisible()
  const tokens = { Nom: 'family-name', Prénom: 'given-name', Téléphone: 'tel', 'Adresse e-mail': 'email' }
  for (const label of Object.keys(tokens)) await field(page, label).fill('')
  await next(page)
  for (const [label, token] of Object.entries(tokens)) {
    await expectFieldError(page, label, required)
    await expect(field(page, label)).toHaveAttribute('autocomplete', token)
  }
  await fillClient(page, { 'Adresse e-mail': 'abc', Téléphone: '87 12 ab' })
  await next(page)
  await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
  await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
  await fillClient(page)
  await next(page)
  await expect(page).toHaveURL(`${wizardPath}?etape=4`)
  const summary = card(page, 'Résumé')
  for (const text of ['Vini', 'Hina Teriipaia', '+689 87 12 34 56', 'hina@mail.pf', '2 commandes'])
    await expect(summary).toContainText(text)
  for (const rank of [1, 2])
    await expect(orderDraft(page, rank, 2)).toContainText('Punaauia · Sec (MT) · 20 x 30 x 40 cm')
})

test('[WIZ-32] [WIZ-33] [G-76] going back and a reload lose nothing', async ({ as, page }) => {
  await openRecap(page, as('member').open, { 'Taina-3': 1, Punaauia: 1 })
  await orderDraft(page, 2, 2).getByLabel('Nom').fill('Vanille')
  await stepLinks(page).filter({ hasText: 'Casiers' }).click()
  await quantityAt(page, 'Taina-3').fill('2')
  await next(page)
  await expect(field(page, 'Nom')).toHaveValue('Teriipaia')
  await next(page)
  // With another slot of the same machine the products stay in their slot.
  await expect(orderDraft(page, 3, 3).getByLabel('Nom')).toHaveValue('Vanille')
  await page.getByRole('button', { name: 'Précédent' }).click()
  await expect(field(page, 'Téléphone')).toHaveValue('+689 87 12 34 56')
  await page.goBack()
  await expect(orderDraft(page, 3, 3).getByLabel('Nom')).toHaveValue('Vanille')
  await stepLinks(page).filter({ hasText: 'Société' }).click()
  await chooseCompany(page, 'Vini')
  await expect(stepLinks(page)).toHaveCount(3)

  await page.reload()
  await stepLinks(page).filter({ hasText: 'Récapitulatif' }).click()
  await expect(orderDraft(page, 3, 3).getByLabel('Nom')).toHaveValue('Vanille')
  await stepLinks(page).filter({ hasText: 'Casiers' }).click()
  await expect(quantityAt(page, 'Taina-3')).toHaveValue('2')
})
