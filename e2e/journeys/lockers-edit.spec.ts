import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  save,
  saveButton,
  title,
} from '../support/pages/vocabulary.ts'

const stored = {
  'Machine ID': 'APM003',
  Type: '503',
  Emplacement: 'Marina Taina, quai nord',
  'Emplacement court': 'Taina',
  Ville: 'Punaauia',
  Longitude: '-149,56',
  Latitude: '-17,53',
}

test('[LOC-34] [LOC-35] [LOC-36] [NAV-51] only what has changed of a machine is sent', async ({ as, world }) => {
  await seedMarina(world)
  const page = await as('super_admin').open('/lockers/detail/3')
  await expect(title(page, 'Machine APM003')).toBeVisible()
  await world.forgetRequests()
  // Without the pointer: a hovered link preloads its screen, which could be a second call.
  await page.getByRole('link', { name: 'Modifier' }).dispatchEvent('click')
  await expect(page).toHaveURL('/lockers/modification/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine / modification')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(7)
  for (const [label, value] of Object.entries(stored)) await expect(field(page, label)).toHaveValue(value)
  expect(await world.requests('GET /api/lockers/3')).toHaveLength(1)

  const violations = [{ propertyPath: 'cleveronApmId', message: 'Cette référence existe déjà.' }]
  await world.fault({ method: 'PATCH', times: 1 }, { violations })
  await fillField(page, 'Machine ID', 'APM001')
  await fillField(page, 'Type', '501')
  await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expectFieldError(page, 'Machine ID', 'Cette référence existe déjà.')

  await world.forgetRequests()
  await fillField(page, 'Machine ID', '0042')
  await fillField(page, 'Ville', ' Faaa ')
  await fillField(page, 'Longitude', '0')
  await fillField(page, 'Latitude', '\u221217.25')
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Machine modifiée !')
  await expect(page).toHaveURL('/lockers/detail/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine 0042')
  expect(await world.patches()).toEqual([
    ['/api/lockers/3', { cleveronApmId: '0042', type: 501, city: 'Faaa', longitude: 0, latitude: -17.25 }],
  ])
  // One call checks the form before the save, one fills the next page. The closed form is not refetched.
  expect(await world.requests('GET /api/lockers/3')).toHaveLength(2)
})
