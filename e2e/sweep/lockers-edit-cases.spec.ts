import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'

test('the form of a machine refuses wrong values, and asks before it is left', async ({ as, world }) => {
  await test.step('leaving with unsaved input asks first', async () => {
    await seedMarina(world)
    const page = await as('super_admin').open('/lockers/detail/3')
    await page.getByRole('link', { name: 'Modifier' }).click()
    await fillField(page, 'Ville', 'Arue')
    await page.getByRole('link', { name: 'Annuler' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click()
    await expect(field(page, 'Ville')).toHaveValue('Arue')
    await page.getByRole('button', { name: 'Retour' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
    await expect(page).toHaveURL('/lockers/detail/3')
  })

  await test.step('[VAL-57] refused values have their messages at their fields, and nothing is sent', async () => {
    await seedMarina(world)
    const page = await as('super_admin').open('/lockers/modification/3')
    await fillField(page, 'Ville', '')
    await fillField(page, 'Type', '1,5')
    await fillField(page, 'Longitude', '181')
    await save(page)
    await expectFieldError(page, 'Ville', 'Ce champ est obligatoire')
    await expectFieldError(page, 'Type', 'Veuillez saisir un nombre entier')
    await expectFieldError(page, 'Longitude', 'Veuillez saisir un nombre compris entre -180 et 180')
    await expect(page.getByRole('heading', { name: 'Il y a 3 erreurs' })).toBeVisible()
    expect(await world.requests('PATCH')).toEqual([])
  })
})

test('the form fits a width of 320 px', { tag: '@phone' }, async ({ as, world }) => {
  await seedMarina(world)
  const page = await as('super_admin').open('/lockers/modification/3')
  await expect(field(page, 'Machine ID')).toHaveValue('APM003')
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
