import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { externalId, fillCompany, labels, lookUps, textFields, typed, writes } from '../support/pages/company-form.ts'
import { queryOf } from '../support/pages/company-page.ts'
import {
  card,
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
const formLabels = (page: Page) => page.locator('form label')

const stored = aCompany({
  id: 12,
  name: 'Vaiana',
  cleveronCompanyId: 'CMP-0001',
  contactPhone: '0689401234',
  smsProviderActive: true,
  mailProviderActive: false,
})

test('a company is created and changed from the list, and a refused change is kept and corrected', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [stored] })
  const page = await as('super_admin').open('/societes')
  await test.step('[CO-17] [CO-31] [NAV-35] the form is empty', async () => {
    await page.getByRole('link', { name: 'Nouvelle société' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société / création')
    await expect(formLabels(page)).toHaveText(Object.values(labels))
    await expect(page.getByText(note)).toBeVisible()
    for (const name of textFields) await expect(field(page, labels[name])).toHaveValue('')
    for (const name of ['smsProviderActive', 'mailProviderActive'] as const)
      await expect(field(page, labels[name])).not.toBeChecked()
    await expect(field(page, labels.orderEventUrl)).toHaveAttribute('type', 'url')
    await expect(field(page, labels.contactEmail)).toHaveAttribute('type', 'email')
    await expect(field(page, labels.contactPhone)).toHaveAttribute('inputmode', 'tel')
  })

  /** `src/features/companies/schema.test.ts` tests the rules. */
  await test.step('[VAL-16] [VAL-18] [VAL-24] a refused value has its message at its field, and nothing is sent', async () => {
    await save(page)
    for (const name of textFields) await expectFieldError(page, labels[name], 'Ce champ est obligatoire')
    await fillCompany(page, { orderEventUrl: 'abc', contactEmail: 'a@', contactPhone: 'abc' })
    await save(page)
    await expectFieldError(page, labels.orderEventUrl, 'Veuillez saisir une URL valide')
    await expectFieldError(page, labels.contactEmail, "L'adresse e-mail n'est pas valide")
    await expectFieldError(page, labels.contactPhone, 'Ce champ ne doit contenir que des chiffres')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
    expect(await writes(world)).toEqual([])
  })

  await test.step('[CO-36] [API-29] an external id in use shows a warning', async () => {
    await externalId(page).fill('')
    await world.forgetRequests()
    await externalId(page).blur()
    expect(await lookUps(world)).toEqual([])
    await externalId(page).fill('CMP-0001')
    await externalId(page).blur()
    await expect(externalId(page)).toHaveAccessibleDescription(
      /Cet identifiant est déjà utilisé par la société «\sVaiana\s»\./,
    )
    expect((await lookUps(world)).map(({ url }) => queryOf(url))).toEqual([
      expect.stringContaining('cleveronCompanyId=CMP-0001'),
    ])
  })

  await test.step('[CO-28] [CO-30] [VAL-26] all fields are sent once, a ticked option as `true` and the other one as `false`', async () => {
    await fillCompany(page)
    await field(page, labels.smsProviderActive).check()
    await saveButton(page).dblclick()
    await expectFlash(page, 'Société créée !')
    await expect(page).toHaveURL(/\/societes\/detail\/\d+$/)
    await expect(card(page, 'Coordonnées')).toContainText('87123456')
    const [call, ...others] = await writes(world)
    expect(others).toEqual([])
    expect(call).toMatchObject({ method: 'POST', url: '/api/companies' })
    expect(call?.headers['content-type']).toContain('application/ld+json')
    expect(call?.body).toEqual({
      ...typed,
      contactPhone: '87123456',
      mailProviderActive: false,
      smsProviderActive: true,
    })
  })

  await test.step('[CO-18] [CO-20] [NAV-36] the edition is filled with the stored values', async () => {
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Sociétés' }).click()
    await world.forgetRequests()
    await rowMenu(page, 'Vaiana', 'Modifier')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société / modification')
    await expect(page).toHaveURL('/societes/modification/12')
    for (const name of textFields) await expect(field(page, labels[name])).toHaveValue(stored[name] ?? '')
    await expect(field(page, labels.smsProviderActive)).toBeChecked()
    await expect(field(page, labels.mailProviderActive)).not.toBeChecked()
    const asked = (await world.requests('GET /api/companies/12?')).map(({ url }) => queryOf(url))
    expect(asked.some((query) => query.includes('orderEventUrl') && !query.includes('members'))).toBe(true)
  })

  await test.step('[CO-19] [CO-21] the edition has the fields and the note of the creation', async () => {
    await expect(formLabels(page)).toHaveText(Object.values(labels))
    await expect(page.getByText(note)).toBeVisible()
  })

  await test.step('[CO-32] [CO-33] [API-31] only the changed fields are sent, and the company opens', async () => {
    await fillField(page, 'Nom du contact', 'Teva Maono')
    await field(page, labels.mailProviderActive).check()
    await field(page, labels.smsProviderActive).uncheck()
    await save(page, 'Société modifiée !')
    await expect(page).toHaveURL('/societes/detail/12')
    await expect(card(page, 'Coordonnées')).toContainText('Teva Maono')
  })

  await test.step('[CO-29] [VAL-25] e-mail, which is ticked, is sent as `true`, and SMS, which is unticked, as `false`', async () => {
    const [call, ...others] = await writes(world)
    expect(others).toEqual([])
    expect(call).toMatchObject({ method: 'PATCH', url: '/api/companies/12' })
    expect(call?.headers['content-type']).toContain('application/merge-patch+json')
    expect(call?.body).toEqual({ contactName: 'Teva Maono', mailProviderActive: true, smsProviderActive: false })
  })

  await test.step('[VAL-19] blanks count as an empty name, and nothing is sent', async () => {
    await world.forgetRequests()
    await card(page, 'Coordonnées').getByRole('link', { name: 'Modifier' }).click()
    await fillField(page, labels.name, '   ')
    await save(page)
    await expectFieldError(page, labels.name, 'Ce champ est obligatoire')
    expect(await writes(world)).toEqual([])
  })

  await test.step('[CO-35] [VAL-69] all violations are shown under their fields', async () => {
    const violations = [
      { propertyPath: 'name', message: 'Nom trop court.' },
      { propertyPath: 'name', message: 'Nom réservé.' },
      { propertyPath: 'orderEventUrl', message: 'Adresse injoignable.' },
      { propertyPath: 'foo', message: 'Contrat absent.' },
    ]
    await world.fault({ method: 'PATCH' }, { violations })
    await fillField(page, labels.name, 'V')
    await save(page, validationFailure)
    await expectFieldError(page, labels.name, 'Nom trop court.')
    await expectFieldError(page, labels.name, 'Nom réservé.')
    await expectFieldError(page, labels.orderEventUrl, 'Adresse injoignable.')
    await expect(page.getByText('Contrat absent.')).toBeVisible()
    await expect(field(page, labels.name)).toHaveValue('V')
    await world.mend()
  })

  await test.step('leaving asks while the input is unsaved', async () => {
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
    await page.getByRole('button', { name: 'Rester' }).click()
    await expect(field(page, labels.name)).toHaveValue('V')
  })

  await test.step('[VAL-26] [VAL-72] the violations go away when the field is corrected, an unticked option is sent as `false`, and saving asks nothing', async () => {
    await fillField(page, labels.name, 'Vaiana 2')
    await expect(page.getByText('Nom réservé.')).toHaveCount(0)
    await field(page, labels.mailProviderActive).uncheck()
    await save(page, 'Société modifiée !')
    await expect(page).toHaveURL('/societes/detail/12')
    expect((await world.patches()).at(-1)).toEqual([
      '/api/companies/12',
      { name: 'Vaiana 2', mailProviderActive: false },
    ])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
