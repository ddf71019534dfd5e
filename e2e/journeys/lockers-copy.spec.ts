import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillIn, slotBox, zoneBox } from '../support/pages/new-machine.ts'
import { field, rowMenu, save } from '../support/pages/vocabulary.ts'

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

test.beforeEach(async ({ world }) => {
  await world.start({ lockers: [source] })
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
  const { zones, ...machine } = (post?.body ?? {}) as { zones: Record<string, { slots: object }> }
  expect(machine).toMatchObject({ cleveronApmId: 'APM004', type: 999, image: 'machine-vaima.svg' })
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
