import { expect, test } from '../support/fixtures/test.ts'
import { seedVaiana } from '../support/pages/company-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[CO-35] [VAL-69] [VAL-72] all violations are shown under their fields, and go away when the field is corrected', async ({
  world,
  as,
}) => {
  await seedVaiana(world)
  const page = await as('super_admin').open('/societes/modification/12')
  const violations = [
    { propertyPath: 'name', message: 'Nom trop court.' },
    { propertyPath: 'name', message: 'Nom réservé.' },
    { propertyPath: 'orderEventUrl', message: 'Adresse injoignable.' },
    { propertyPath: 'foo', message: 'Contrat absent.' },
  ]
  await world.fault({ method: 'PATCH' }, { violations })
  await fillField(page, 'Nom', 'V')
  await save(page, validationFailure)
  await expectFieldError(page, 'Nom', 'Nom trop court.')
  await expectFieldError(page, 'Nom', 'Nom réservé.')
  await expectFieldError(page, 'URL de notification des commandes', 'Adresse injoignable.')
  await expect(page.getByText('Contrat absent.')).toBeVisible()
  await expect(field(page, 'Nom')).toHaveValue('V')
  await world.mend()
  await fillField(page, 'Nom', 'Vaiana 2')
  await expect(page.getByText('Nom réservé.')).toHaveCount(0)
  await save(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/12')
})

test('leaving asks while the input is unsaved, and not after saving', async ({ world, as }) => {
  await seedVaiana(world)
  const page = await as('super_admin').open('/societes/modification/12')
  await fillField(page, 'Nom', 'Vaiana 2')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer ?')
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(field(page, 'Nom')).toHaveValue('Vaiana 2')
  await save(page)
  await expect(page).toHaveURL('/societes/detail/12')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
