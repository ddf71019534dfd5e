import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany, labels, textField, textFieldsOf, typed } from '../support/pages/company-form.ts'
import {
  card,
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  rowMenu,
  save,
  saveButton,
} from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

const note = "Veuillez d'abord vérifier les données de la société dans le système de commande externe."
/** The labels of the specification that the form has, in its order. */
async function formLabels(page: Page) {
  const texts = await page.locator('form label').allTextContents()
  return texts.filter((text) => Object.values<string>(labels).includes(text))
}

const stored = aCompany({
  id: 12,
  name: 'Vaiana',
  cleveronCompanyId: 'CMP-0001',
  contactPhone: '0689401234',
  smsProviderActive: true,
  mailProviderActive: false,
})

test.beforeEach(({ world }) => world.start({ companies: [stored] }))

/** `src/features/companies` tests the rules of the values, and the look-up of the external id. */
test('[CO-17] [CO-28] [CO-30] [CO-31] [NAV-35] [VAL-26] a company is created from the list', async ({ world, as }) => {
  const page = await as('super_admin').open('/societes')
  await page.getByRole('link', { name: 'Nouvelle société' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société / création')
  expect(await formLabels(page)).toEqual(Object.values(labels))
  await expect(page.getByText(note)).toBeVisible()
  for (const name of ['smsProviderActive', 'mailProviderActive'] as const)
    await expect(field(page, labels[name])).not.toBeChecked()
  await expect(field(page, labels.orderEventUrl)).toHaveAttribute('type', 'url')
  await expect(field(page, labels.contactEmail)).toHaveAttribute('type', 'email')
  await expect(field(page, labels.contactPhone)).toHaveAttribute('inputmode', 'tel')
  await save(page)
  for (const name of Object.keys(typed) as (keyof typeof typed)[])
    await expectFieldError(page, labels[name], 'Ce champ est obligatoire')
  expect(await world.requests('POST')).toEqual([])

  const sent = await fillCompany(page)
  await field(page, labels.smsProviderActive).check()
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Société créée !')
  await expect(page).toHaveURL(/\/societes\/detail\/\d+$/)
  await expect(card(page, 'Coordonnées')).toContainText('87 12 34 56')
  const [call, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(call).toMatchObject({ url: '/api/companies' })
  expect(call?.headers['content-type']).toContain('application/ld+json')
  expect(call?.body).toEqual({
    ...sent,
    contactPhone: '87123456',
    mailProviderActive: false,
    smsProviderActive: true,
  })
})

test('[CO-18] [CO-19] [CO-20] [CO-21] [CO-29] [CO-32] [CO-33] [ERR-26] [NAV-36] [API-31] a company is edited from the list, and only changes are sent', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/societes')
  await rowMenu(page, 'Vaiana', 'Modifier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société / modification')
  await expect(page).toHaveURL('/societes/modification/12')
  expect(await formLabels(page)).toEqual(Object.values(labels))
  await expect(page.getByText(note)).toBeVisible()
  const fields: Readonly<Record<string, unknown>> = stored
  for (const name of await textFieldsOf(page)) await expect(textField(page, name)).toHaveValue(String(fields[name]))
  await expect(field(page, labels.smsProviderActive)).toBeChecked()
  await expect(field(page, labels.mailProviderActive)).not.toBeChecked()
  const queries = (await world.requests('GET /api/companies/12?')).map(({ query }) => query)
  expect(queries.some((query) => query.includes('orderEventUrl') && !query.includes('members'))).toBe(true)

  await fillField(page, labels.contactName, 'Teva Maono')
  await field(page, labels.mailProviderActive).check()
  await field(page, labels.smsProviderActive).uncheck()
  await save(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(card(page, 'Coordonnées')).toContainText('Teva Maono')
  const sent = { contactName: 'Teva Maono', mailProviderActive: true, smsProviderActive: false }
  expect(await world.patches()).toEqual([['/api/companies/12', sent]])
})

test('[CO-35] [ERR-04] [VAL-69] [VAL-70] a refused edition shows each reason, and is saved', async ({ world, as }) => {
  const violations = [
    { propertyPath: 'name', message: 'Nom trop court.' },
    { propertyPath: 'name', message: 'Nom réservé.' },
    { propertyPath: 'orderEventUrl', message: 'Adresse injoignable.' },
    { propertyPath: 'foo', message: 'Contrat absent.' },
  ]
  await world.fault({ method: 'PATCH', times: 1 }, { violations })
  const page = await as('super_admin').open('/societes/modification/12')
  await fillField(page, labels.name, 'V')
  await save(page, validationFailure)
  await expectFieldError(page, labels.name, 'Nom trop court.')
  await expectFieldError(page, labels.name, 'Nom réservé.')
  await expectFieldError(page, labels.orderEventUrl, 'Adresse injoignable.')
  await expect(page.getByText('Contrat absent.')).toBeVisible()
  await expect(field(page, labels.name)).toHaveValue('V')

  await fillField(page, labels.name, 'Vaiana 2')
  await expect(page.getByText('Nom réservé.')).toHaveCount(0)
  await save(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/12')
  expect((await world.patches()).at(-1)).toEqual(['/api/companies/12', { name: 'Vaiana 2' }])
})
