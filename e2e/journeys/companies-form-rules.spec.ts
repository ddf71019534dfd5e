import { aCompany } from '../builders/company.ts'
import { fillCompany, labels, save, writes } from '../support/company-form.ts'
import { expect, test } from '../support/test.ts'
import { expectFieldError, expectFlash, field, fillField } from '../support/vocabulary.ts'

const required = [
  ['VAL-16', 'cleveronCompanyId', 0],
  ['VAL-17', 'orderEventUrl', 1],
  ['VAL-19', 'name', 2],
  ['VAL-20', 'contactName', 3],
  ['VAL-21', 'contactEmail', 4],
  ['VAL-23', 'contactPhone', 5],
] as const

for (const [id, name, index] of required) {
  test(`[${id}] ${name} is required, on creation and on edition`, async ({ world, as }) => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: [aCompany({ id: 12 })] })
    const page = await as('super_admin').open('/societes/creation')
    const label = labels[index] ?? ''
    for (const blank of ['', '   ']) {
      await fillCompany(page, { [name]: blank })
      await save(page)
      await expectFieldError(page, label, 'Ce champ est obligatoire')
    }
    await fillCompany(page)
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
    // What was typed is not lost by accident.
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
  ['[VAL-18]', 'orderEventUrl', 1, 'abc', 'Veuillez saisir une URL valide'],
  ['[VAL-18]', 'orderEventUrl', 1, 'data:text/html,x', 'Veuillez saisir une URL valide'],
  ['[VAL-22]', 'contactEmail', 4, 'abc', "L'adresse e-mail n'est pas valide"],
  ['[VAL-22]', 'contactEmail', 4, 'a@', "L'adresse e-mail n'est pas valide"],
  ['[VAL-24]', 'contactPhone', 5, 'abc', 'Ce champ ne doit contenir que des chiffres'],
] as const

for (const [ids, name, index, value, sentence] of refused) {
  test(`${ids} ${name} « ${value} » is refused, nothing is sent`, async ({ world, as }) => {
    await world.reset({ seed: 'empty' })
    const page = await as('super_admin').open('/societes/creation')
    await fillCompany(page, { [name]: value })
    await save(page)
    await expectFieldError(page, labels[index] ?? '', sentence)
    expect(await writes(world)).toEqual([])
  })
}

test('[VAL-18] [VAL-22] [VAL-24] [CO-27] an international number is sent as its digits', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page, { contactPhone: '+689 87 12 34 56' })
  await save(page)
  await expectFlash(page, 'Société créée !')
  expect((await writes(world))[0]?.body).toMatchObject({ contactPhone: '68987123456' })
})
