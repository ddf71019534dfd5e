import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/test.ts'
import { expectFlash, field, fillField } from '../support/vocabulary.ts'

/** Back on a form, with the browser's own history. */

test('Back while a company is being saved goes back once it is, and asks nothing more', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 5 })] })
  const page = await as('admin').open('/societes/detail/5')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await fillField(page, 'Nom', 'Marché du port')
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

  // Before: asked once, and staying keeps what was typed.
  await page.goBack()
  await page.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/societes/modification/5')
  await expect(field(page, 'Nom')).toHaveValue('Marché du port')

  await world.fault({ method: 'PATCH' }, { delayMs: 2_500 })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.goBack()
  await expect(question).toBeVisible()
  await expectFlash(page, 'Société modifiée !')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/societes/detail/5')
  await expect(page.getByRole('region', { name: 'Marché du port' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
  expect(await world.requests('PATCH')).toHaveLength(1)
})
