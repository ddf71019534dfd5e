import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { addSlot, addZone, fillIn, fillMachine, machine, slot, slotBox, zoneBox } from '../support/pages/new-machine.ts'
import { doubleClick, expectFieldError, field, rowMenu, save, saveButton } from '../support/pages/vocabulary.ts'

/** Creating a machine with its zones and slots. `src/features/lockers/schema.test.ts` has the rule of each field. */

test.beforeEach(({ world }) => world.start({ lockers: [source] }))

test('[LOC-22] [LOC-24] [LOC-25] [LOC-26] [NAV-50] [ZON-02] [ZON-04] [SLT-02] [SLT-03] [SLT-07] [LOC-33] [ERR-14] the form has all fields, and a link to each error when it is empty', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine / création')
  await expect(field(page, 'Emplacement court')).toHaveAccessibleDescription("affiché dans l'application mobile")
  for (const label of Object.keys(machine)) await expect(field(page, label)).toBeEditable()
  await expect(zoneBox(page, 1).getByLabel('Nom', { exact: true })).toBeEditable()
  await expect(zoneBox(page, 1).getByLabel('Clé').getByRole('option')).toHaveText(['Choisir', 'MT', 'LT'])
  const first = slotBox(page, 1, 1)
  await expect(first.getByLabel('Taille').getByRole('option')).toHaveText(['Choisir', 'S', 'M'])
  await expect(first.getByRole('textbox')).toHaveCount(5)
  for (const label of Object.keys(slot)) await expect(first.getByLabel(label, { exact: true })).toBeVisible()
  // The only zone and its only slot cannot be removed.
  await expect(page.getByRole('button', { name: /^Retirer/ })).toHaveCount(0)

  await save(page, 'Erreur dans le formulare ! Veuillez vérifier tous vos champs')
  await expect(page.getByRole('heading', { name: 'Il y a 16 erreurs' })).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(16)
  await expectFieldError(page, 'Clé', 'Ce champ est obligatoire')
  // All sixteen errors have the same text, so each link names its field.
  await page.getByRole('link', { name: 'Zone 1, casier 1, Largeur (cm)' }).click()
  await expect(first.getByLabel('Largeur (cm)')).toBeFocused()
  expect(await world.requests('POST')).toEqual([])
})

test('[LOC-29] [LOC-39] [ZON-01] [SLT-01] [SLT-04] [SLT-05] [SLT-06] a machine is created with the zones and slots that stayed, after a failure of the server', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers/creation')
  await fillMachine(page)
  await expect(slotBox(page, 1, 1)).toContainText(/Volume\s*6\s000\scm³/)
  await addZone(page).click()
  await addZone(page).click()
  await expect(zoneBox(page, 3).getByLabel('Nom', { exact: true })).toBeFocused()
  await fillIn(zoneBox(page, 3), { Nom: 'Surgelé', 'Température (°C)': '-18', Clé: 'LT' })
  await page.getByRole('button', { name: 'Retirer la zone 2' }).click()
  await expect(zoneBox(page, 2).getByLabel('Nom', { exact: true })).toHaveValue('Surgelé')
  await addSlot(page, 2).click()
  await addSlot(page, 2).click()
  await fillIn(slotBox(page, 2, 3), { ...slot, Taille: 'M', 'Poids maximal (kg)': '0.1', 'Hauteur (cm)': '0,1' })
  await page.getByRole('button', { name: 'Retirer le casier 1 de la zone 2' }).click()
  await fillIn(slotBox(page, 2, 1), { ...slot, 'Nombre de casiers': '4' })

  await world.fault({ method: 'POST', path: '/lockers', nth: 1 }, { status: 500, html: '<h1>SQLSTATE</h1>' })
  await save(page, "Une erreur s'est produite ! Veuillez recommencer.")
  await expect(slotBox(page, 2, 2).getByLabel('Poids maximal (kg)')).toHaveValue('0.1')
  await expect(saveButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  await doubleClick(saveButton(page))
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [, post, ...more] = await world.requests('POST /api/lockers')
  expect(more).toEqual([])
  const small = { size: 'S', capacity: 12, height: 10, width: 20, depth: 30, maxWeight: 7.5, maxVolume: 6000 }
  const low = { ...small, size: 'M', height: 0.1, maxWeight: 0.1, maxVolume: 60 }
  expect(post?.body).toEqual({
    image: 'machine-501.svg',
    location: 'Gare maritime',
    shortLocation: 'Gare',
    cleveronApmId: '0900',
    latitude: -17.53,
    longitude: -149.56,
    city: 'Papeete',
    type: 501,
    zones: {
      0: { key: 'MT', name: 'Frais', currentTemp: 0, slots: { 0: small } },
      1: { key: 'LT', name: 'Surgelé', currentTemp: -18, slots: { 0: { ...small, capacity: 4 }, 1: low } },
    },
  })
  await expect(page.getByRole('rowheader', { name: /^Surgelé LT/ })).toContainText(/-18\s°C/)
})

/** A new machine from an existing one. `src/features/lockers/copied.test.ts` has the rule of each value. */

const slots = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => aSlot({ id: first + at, capacity: first + at, size: 'M' }))

const source = aLocker({
  id: 3,
  cleveronApmId: 'APM003',
  type: 999,
  image: 'machine-vaima.svg',
  temperatureZones: [
    aZone({ id: 5, name: 'Frais', slots: slots(10, 4) }),
    aZone({ id: 6, name: 'Surgelé', myKey: 'LT', currentTemp: -18, slots: slots(20, 3) }),
    aZone({ id: 7, name: 'Ambiant', slots: slots(30, 2) }),
  ],
})

test('[COPY-01] a machine of three zones and nine slots is copied without its place', async ({ as, world }) => {
  const page = await as('super_admin').open('/lockers')
  await rowMenu(page, 'APM003', 'Dupliquer')
  await expect(page).toHaveURL('/lockers/creation?copie=3')
  await expect(page.getByText('Copie de la machine APM003')).toBeVisible()
  for (const label of ['Apm ID', 'Emplacement', 'Emplacement court', 'Ville', 'Longitude', 'Latitude'])
    await expect(field(page, label), label).toHaveValue('')
  await expect(field(page, 'Type')).toHaveValue('999')
  await expect(page.getByRole('group', { name: /^Zone \d, casier \d$/ })).toHaveCount(9)
  await expect(slotBox(page, 3, 2).getByLabel('Nombre de casiers')).toHaveValue('31')
  await expect(page.getByRole('note')).toHaveCount(0)

  await fillIn(page, {
    'Apm ID': 'APM004',
    Emplacement: 'Gare maritime',
    'Emplacement court': 'Gare',
    Ville: 'Papeete',
  })
  await fillIn(page, { Longitude: '-149,56', Latitude: '-17,53' })
  await fillIn(slotBox(page, 1, 1), { 'Nombre de casiers': '40' })
  await save(page, 'Machine créée !')
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  const { zones, ...fields } = (post?.body ?? {}) as { zones: Record<string, { slots: object }> }
  expect(fields).toMatchObject({ cleveronApmId: 'APM004', type: 999, image: 'machine-vaima.svg' })
  expect(Object.values(zones).map((zone) => Object.keys(zone.slots).length)).toEqual([4, 3, 2])
  expect(zones).toMatchObject({ 0: { slots: { 0: { capacity: 40 }, 1: { capacity: 11 } } }, 1: { currentTemp: -18 } })
})

test('[COPY-01] a zone without a key and one without slots are named and completed', async ({ as, world }) => {
  const iris = source.temperatureZones.map((zone) => zone['@id'])
  await world.fault({ method: 'GET', path: '/lockers/3\\?' }, { fields: { set: { temperatureZones: iris } } })
  await world.fault({ method: 'GET', path: '/lockers/3/temperature_zones' }, { fields: { drop: ['myKey', 'slots'] } })
  await world.fault({ method: 'GET', path: '/temperature_zones/6/slots' }, { status: 403, description: 'Refusé.' })
  const page = await as('super_admin').open('/lockers/creation?copie=3')
  const note = page.getByRole('note')
  await expect(note.getByRole('listitem')).toHaveText(['Zone 1, clé', 'Zone 2, clé', 'Zone 2, casiers', 'Zone 3, clé'])
  await expect(zoneBox(page, 2).getByLabel('Nom')).toHaveValue('Surgelé')
  await expect(page.getByRole('group', { name: /^Zone \d, casier \d$/ })).toHaveCount(6)
  await save(page)
  await expect(page.getByRole('heading', { name: 'Il y a 9 erreurs' })).toBeVisible()

  for (const at of [1, 2, 3]) await fillIn(zoneBox(page, at), { Clé: 'MT' })
  await fillIn(page, { 'Apm ID': 'APM004', Emplacement: 'Gare maritime', 'Emplacement court': 'Gare' })
  await fillIn(page, { Ville: 'Papeete', Longitude: '-149,56', Latitude: '-17,53' })
  await save(page, 'Machine créée !')
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/)
  const [post] = await world.requests('POST /api/lockers')
  expect(post?.body).toMatchObject({ zones: { 1: { key: 'MT', name: 'Surgelé', slots: {} } } })
})
