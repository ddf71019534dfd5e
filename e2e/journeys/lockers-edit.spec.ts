import type { Page } from '@playwright/test'
import { marinaWorld } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  fillField,
  row,
  save,
  saveButton,
  title,
  yes,
} from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => world.start(marinaWorld))

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

/** The value beside this label on the machine's card. */
const figure = (page: Page, term: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))
const options = (page: Page, label: string) => field(page, label).getByRole('option')
const zoneRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name} `) }) })

test('[ZON-08] [ZON-09] [ZON-12] [CST-18] [VAL-71] a zone is changed after a refusal', async ({ as, world }) => {
  const violations = [
    { propertyPath: 'myKey', message: 'Clé inconnue.' },
    { propertyPath: 'locker', message: 'Machine verrouillée.' },
  ]
  await world.fault({ method: 'PATCH', times: 1 }, { violations })
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('button', { name: 'Modifier la zone Ambiant' }).click()
  await expect(options(page, 'Clé')).toHaveText(['HT', 'MT', 'LT'])
  await expect(field(page, 'Température (°C)')).toHaveValue('23,5')
  await fillField(page, 'Nom', '  Ambiant plus ')
  await fillField(page, 'Température (°C)', '4,5')
  await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expectFieldError(page, 'Clé', 'Clé inconnue.')
  await expect(page.getByRole('dialog')).toContainText('Machine verrouillée.')

  await doubleClick(saveButton(page))
  await expectFlash(page, 'Zone de température modifiée !')
  await expect(page.getByRole('dialog', { name: 'Modifier la zone de température' })).toBeHidden()
  await expect(zoneRow(page, 'Ambiant plus')).toContainText(/4,5\s°C/)
  await expect(page.getByRole('button', { name: 'Modifier la zone Ambiant plus' })).toBeFocused()
  const sent = ['/api/temperature_zones/5', { name: 'Ambiant plus', myKey: 'HT', currentTemp: 4.5 }]
  expect(await world.patches()).toEqual([sent, sent])
})

test('[SLT-12] [SLT-13] [CST-19] a slot is changed, and volume and counters follow', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers/detail/3')
  await expect(figure(page, 'Total')).toHaveText('65')
  await page.getByRole('button', { name: 'Modifier le casier #10' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier le casier' })
  await expect(options(page, 'Taille')).toHaveText(['XS', 'S', 'M'])
  await expect(field(page, 'Taille')).toHaveValue('XS')
  await expect(dialog.getByRole('textbox')).toHaveCount(5)
  await fillField(page, 'Quantité', '28')
  await fillField(page, 'Hauteur (cm)', '10.1')
  await fillField(page, 'Largeur (cm)', '20,2')
  await expect(dialog).toContainText(/Volume\s*6\s120,6\scm³/)
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Casier modifié !')
  await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10,1 x 20,2 x 30', 'XS', '28', '24', '5,5', ''])
  await expect(figure(page, 'Total')).toHaveText('67')
  const slot = { size: 'XS', capacity: 28, height: 10.1, width: 20.2, depth: 30, maxWeight: 5.5, maxVolume: 6120.6 }
  expect(await world.patches()).toEqual([['/api/slots/10', slot]])
})

test('[SLT-14] [SLT-15] [ZON-10] [ZON-11] a slot and a zone are deleted after a question', async ({ as, world }) => {
  // No booking is left in the slots 11 and 12, which the server would not delete otherwise.
  await world.seed({ bookingSlots: [2, 3].map((id) => ({ id, slot: 10, company: 7, capacity: 2 })) })
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('button', { name: 'Supprimer le casier #11' }).click()
  await expect(page.getByRole('dialog')).toContainText('Voulez-vous vraiment supprimer le casier #11 ?')
  await yes(page).click()
  await expectFlash(page, 'Casier supprimé !')
  await expect(row(page, '11')).toHaveCount(0)
  await expect(figure(page, 'Total')).toHaveText('60')

  await page.getByRole('button', { name: 'Supprimer la zone Frais' }).click()
  await expect(page.getByRole('dialog')).toContainText('Voulez-vous vraiment supprimer la zone « Frais » ?')
  await doubleClick(yes(page))
  await expectFlash(page, 'Zone de température supprimée !')
  await expect(zoneRow(page, 'Frais')).toHaveCount(0)
  await expect(row(page, '12')).toHaveCount(0)
  await expect(figure(page, 'Total')).toHaveText('26')
  expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/slots/11', '/api/temperature_zones/6'])
})
