import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany, labels, save, writes } from '../support/pages/company-form.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/pages/vocabulary.ts'

const required = [
  { ids: '[VAL-16] [CO-22]', name: 'cleveronCompanyId' },
  { ids: '[VAL-17] [CO-23]', name: 'orderEventUrl' },
  { ids: '[VAL-19] [CO-24]', name: 'name' },
  { ids: '[VAL-20] [CO-25]', name: 'contactName' },
  { ids: '[VAL-21] [CO-26]', name: 'contactEmail' },
  { ids: '[VAL-23] [CO-27]', name: 'contactPhone' },
] as const

for (const { ids, name } of required) {
  test(`${ids} ${name} is required when creating and when editing`, async ({ world, as }) => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: [aCompany({ id: 12 })] })
    const page = await as('super_admin').open('/societes/creation')
    const label = labels[name]
    for (const blank of ['', '   ']) {
      await fillCompany(page, { [name]: blank })
      await save(page)
      await expectFieldError(page, label, 'Ce champ est obligatoire')
    }
    await fillCompany(page)
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
    // The unsaved input may stop the first navigation.
    await page.goto('/societes').catch(() => undefined)
    await page.goto('/societes/modification/12')
    for (const blank of ['', '   ']) {
      await fillField(page, label, blank)
      await save(page)
      await expectFieldError(page, label, 'Ce champ est obligatoire')
    }
    expect(await writes(world)).toEqual([])
  })
}

const refused = [
  { id: 'VAL-18', name: 'orderEventUrl', value: 'abc', sentence: 'Veuillez saisir une URL valide' },
  { id: 'VAL-18', name: 'orderEventUrl', value: 'data:text/html,x', sentence: 'Veuillez saisir une URL valide' },
  { id: 'VAL-22', name: 'contactEmail', value: 'abc', sentence: "L'adresse e-mail n'est pas valide" },
  { id: 'VAL-22', name: 'contactEmail', value: 'a@', sentence: "L'adresse e-mail n'est pas valide" },
  { id: 'VAL-24', name: 'contactPhone', value: 'abc', sentence: 'Ce champ ne doit contenir que des chiffres' },
] as const

for (const { id, name, value, sentence } of refused) {
  test(`[${id}] ${name} « ${value} » is refused before sending`, async ({ world, as }) => {
    await world.reset({ seed: 'empty' })
    const page = await as('super_admin').open('/societes/creation')
    await fillCompany(page, { [name]: value })
    await save(page)
    await expectFieldError(page, labels[name], sentence)
    expect(await writes(world)).toEqual([])
  })
}

test('[VAL-24] [CO-27] an international phone number is sent as digits', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page, { contactPhone: '+689 87 12 34 56' })
  await save(page)
  await expectFlash(page, 'Société créée !')
  expect((await writes(world))[0]?.body).toMatchObject({ contactPhone: '68987123456' })
})
