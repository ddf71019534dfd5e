import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { expectFlash, fillField, save } from '../support/pages/vocabulary.ts'

test('[SAFE-01] two administrators edit one company, and nothing is lost', async ({ world, as }) => {
  await world.start({ companies: [aCompany({ id: 7, name: 'Vaima', contactName: 'Hina' })] })
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
  const question = page.getByRole('dialog', { name: 'Modifié entre-temps' })
  await expect(question.getByRole('group')).toHaveCount(2)
  await expect(question.getByRole('radio').first()).toBeFocused()
  await expectNoAxeViolationsInLight(page)
  const choice = (name: string) => question.getByRole('radio', { name })
  await expect(choice('Valeur enregistrée Vaima Papeete')).toBeVisible()
  await choice('Votre saisie Vaiana').check()
  await expect(choice('Votre saisie Moana')).toBeVisible()
  await choice('Valeur enregistrée Teva').check()
  await question.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expectFlash(page, 'Société modifiée !')
  await expect(page).toHaveURL('/societes/detail/7')
  expect((await world.patches()).at(-1)).toEqual(['/api/companies/7', { name: 'Vaiana' }])
  expect(await world.table('companies')).toEqual([
    expect.objectContaining({ name: 'Vaiana', contactName: 'Teva', contactEmail: 'teva@vaima.pf' }),
  ])
})
