import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany, labels, textFields, typed, writes } from '../support/pages/company-form.ts'
import { queryOf } from '../support/pages/company-page.ts'
import { card, expectFlash, field, fillField, rowMenu, save, saveButton } from '../support/pages/vocabulary.ts'

const note = "Veuillez d'abord vérifier les données de la société dans le système de commande externe."
const formLabels = (page: Page) => page.locator('form label')

test('a company is created from the list', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/societes')
  await test.step('[CO-17] [CO-31] [NAV-35] the form is empty, and the new company opens', async () => {
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
    await fillCompany(page)
    await saveButton(page).dblclick()
    await expectFlash(page, 'Société créée !')
    await expect(page).toHaveURL(/\/societes\/detail\/\d+$/)
    await expect(card(page, 'Coordonnées')).toContainText('87123456')
  })

  await test.step('[CO-30] [VAL-25] [VAL-26] all fields are sent, and options that are not ticked as `false`', async () => {
    const [call, ...others] = await writes(world)
    expect(others).toEqual([])
    expect(call).toMatchObject({ method: 'POST', url: '/api/companies' })
    expect(call?.headers['content-type']).toContain('application/ld+json')
    expect(call?.body).toEqual({
      ...typed,
      contactPhone: '87123456',
      mailProviderActive: false,
      smsProviderActive: false,
    })
  })
})

test('[CO-28] [CO-29] [ENT-04] ticked options are sent as `true`', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page)
  await page.getByLabel('Notifications par SMS').check()
  await page.getByLabel('Notifications par e-mail').check()
  await save(page, 'Société créée !')
  expect((await writes(world))[0]?.body).toMatchObject({ mailProviderActive: true, smsProviderActive: true })
})

const stored = aCompany({ id: 12, name: 'Vaiana', contactPhone: '0689401234', smsProviderActive: true })

test('a company is changed from the list', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [stored] })
  const page = await as('super_admin').open('/societes')
  await test.step('[CO-18] [CO-20] [NAV-36] the edition is filled with the stored values', async () => {
    await rowMenu(page, 'Vaiana', 'Modifier')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société / modification')
    for (const name of textFields) await expect(field(page, labels[name])).toHaveValue(stored[name] ?? '')
    await expect(page.getByLabel('Notifications par SMS')).toBeChecked()
    await expect(page.getByLabel('Notifications par e-mail')).toBeChecked()
    const asked = (await world.requests('GET /api/companies/12?')).map(({ url }) => queryOf(url))
    expect(asked.some((query) => query.includes('orderEventUrl') && !query.includes('members'))).toBe(true)
  })

  await test.step('[CO-19] [CO-21] the edition has the fields and the note of the creation', async () => {
    await expect(formLabels(page)).toHaveText(Object.values(labels))
    await expect(page.getByText(note)).toBeVisible()
  })

  await test.step('[CO-32] [CO-33] [API-31] only the changed fields are sent, and the company opens', async () => {
    await fillField(page, 'Nom du contact', 'Teva Maono')
    await page.getByLabel('Notifications par e-mail').uncheck()
    await page.getByLabel('Notifications par SMS').uncheck()
    await save(page, 'Société modifiée !')
    await expect(page).toHaveURL('/societes/detail/12')
    await expect(card(page, 'Coordonnées')).toContainText('Teva Maono')
    const [call, ...others] = await writes(world)
    expect(others).toEqual([])
    expect(call).toMatchObject({ method: 'PATCH', url: '/api/companies/12' })
    expect(call?.headers['content-type']).toContain('application/merge-patch+json')
    expect(call?.body).toEqual({ contactName: 'Teva Maono', mailProviderActive: false, smsProviderActive: false })
  })
})

test('a creation answered without a body opens the list', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/societes/creation')
  await world.fault({ method: 'POST', path: '/companies' }, { status: 201, raw: '' })
  await fillCompany(page)
  await save(page, 'Société créée !')
  await expect(page).toHaveURL('/societes')
})

test('[CO-36] [API-29] [N36] an external id in use shows a warning and does not block the creation', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 12, name: 'Vaiana', cleveronCompanyId: 'CMP-0001' })] })
  const page = await as('super_admin').open('/societes/creation')
  // A link under the pointer may preload the list. Only calls with the id count as a look-up.
  const lookUps = async () =>
    (await world.requests('GET /api/companies?')).filter(({ query }) => query.includes('cleveronCompanyId='))
  const id = field(page, 'Identifiant externe')
  await id.focus()
  await id.blur()
  expect(await lookUps()).toEqual([])
  await id.fill('CMP-0001')
  await id.blur()
  await expect(id).toHaveAccessibleDescription(/Cet identifiant est déjà utilisé par la société «\sVaiana\s»\./)
  expect((await lookUps()).map(({ url }) => queryOf(url))).toEqual([
    expect.stringContaining('cleveronCompanyId=CMP-0001'),
  ])
  // A server without this filter answers with all companies.
  const body = { 'hydra:member': [{ '@id': '/api/companies/3', id: 3, name: 'Autre', cleveronCompanyId: 'CMP-0003' }] }
  await world.fault({ path: 'cleveronCompanyId=' }, { status: 200, body })
  await id.fill('CMP-0002')
  await id.blur()
  await expect(id).not.toHaveAccessibleDescription(/déjà utilisé/)
  await world.mend()
  await world.fault({ path: 'cleveronCompanyId=' }, { status: 500 })
  await id.fill('CMP-0004')
  await id.blur()
  await expect.poll(async () => (await lookUps()).length).toBeGreaterThan(2)
  await fillCompany(page, { cleveronCompanyId: 'CMP-0004' })
  await save(page, 'Société créée !')
  await expect(page.getByText("Une erreur s'est produite")).toHaveCount(0)
})
