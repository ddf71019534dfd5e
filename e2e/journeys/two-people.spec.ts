import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { expectValues, keep, saveChoice, twoValues } from '../support/pages/two-values.ts'
import { expectFlash, field, fillField, save, saveButton } from '../support/pages/vocabulary.ts'

/** Two people edit one record. */

const vaima = aCompany({
  id: 7,
  name: 'Vaima',
  contactName: 'Hina',
  contactEmail: 'hina@vaima.pf',
  contactPhone: '87123456',
})

test.beforeEach(async ({ world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [vaima] })
})

test('[SAFE-01] two administrators edit one company: each sees the changes of the other, and nothing is lost', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/societes/modification/7')
  const colleague = await page.context().newPage()
  await colleague.goto('/societes/modification/7')
  await fillField(page, 'Nom', 'Vaiana')
  await fillField(page, 'Nom du contact', 'Moana')
  await fillField(colleague, 'Nom', 'Vaima Papeete')
  await fillField(colleague, 'Nom du contact', 'Teva')
  await fillField(colleague, 'Adresse e-mail du contact', 'teva@vaima.pf')
  await save(colleague)
  await expectFlash(colleague, 'Société modifiée !')

  await page.bringToFront()
  await save(page)
  await expectValues(page, 'Nom', 'Vaiana', 'Vaima Papeete')
  await expectValues(page, 'Nom du contact', 'Moana', 'Teva')
  await expect(twoValues(page).getByRole('group')).toHaveCount(2)
  await expect(twoValues(page).getByRole('radio').first()).toBeFocused()
  await expectNoAxeViolations(page)
  await saveChoice(page)
  await expect(twoValues(page).getByRole('alert')).toHaveText('Choisissez une valeur pour chaque champ.')
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeFocused()
  await expect(field(page, 'Nom')).toHaveValue('Vaiana')

  await save(page)
  await keep(page, 'Nom', 'Votre saisie')
  await keep(page, 'Nom du contact', 'Valeur enregistrée')
  await saveChoice(page)
  await expectFlash(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/7')
  expect((await world.requests('PATCH')).map(({ body }) => body).at(-1)).toEqual({ name: 'Vaiana' })
  expect(await world.table('companies')).toEqual([
    expect.objectContaining({ name: 'Vaiana', contactName: 'Teva', contactEmail: 'teva@vaima.pf' }),
  ])
})
