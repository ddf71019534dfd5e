import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { labels, writes } from '../support/pages/company-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[CO-35] the edition of a company is refused, kept, and saved when it is corrected', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 12, name: 'Vaiana' })] })
  const page = await as('super_admin').open('/societes/modification/12')

  await test.step('[VAL-19] blanks count as an empty name, and nothing is sent', async () => {
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
