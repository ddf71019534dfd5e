import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany, labels, textFields, writes } from '../support/pages/company-form.ts'
import { expectFieldError, fillField, save } from '../support/pages/vocabulary.ts'

/** The form shows the errors of its rules. `src/features/companies/schema.test.ts` tests the rules. */

test('[VAL-16] [VAL-18] [VAL-24] a refused value has its message at its field, and nothing is sent', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 12 })] })
  const page = await as('super_admin').open('/societes/creation')
  await save(page)
  for (const name of textFields) await expectFieldError(page, labels[name], 'Ce champ est obligatoire')
  await fillCompany(page, { orderEventUrl: 'abc', contactEmail: 'a@', contactPhone: 'abc' })
  await save(page)
  await expectFieldError(page, labels.orderEventUrl, 'Veuillez saisir une URL valide')
  await expectFieldError(page, labels.contactEmail, "L'adresse e-mail n'est pas valide")
  await expectFieldError(page, labels.contactPhone, 'Ce champ ne doit contenir que des chiffres')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)

  // The unsaved input may stop the first navigation.
  await page.goto('/societes').catch(() => undefined)
  await page.goto('/societes/modification/12')
  await fillField(page, labels.name, '   ')
  await save(page)
  await expectFieldError(page, labels.name, 'Ce champ est obligatoire')
  expect(await writes(world)).toEqual([])
})
