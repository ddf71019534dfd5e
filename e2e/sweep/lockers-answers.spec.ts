import { aLocker, aZone } from '../builders/locker.ts'
import { marina } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { board, seedMarina, table, value } from '../support/pages/machine-page.ts'
import { confirmButton, expectFlash, row, visit } from '../support/pages/vocabulary.ts'

/** The same machine in the different answers that servers give: the screen is the same. */

const { temperatureZones: given, ...bare } = marina
/** What the server computes. */
const free: Record<number, number> = { 10: 22, 11: 0, 12: 27 }
const temperatureZones = given.map((zone) => ({
  ...zone,
  slots: zone.slots.map((slot) => ({ ...slot, available: free[slot.id ?? 0] })),
}))
const machine = '/lockers/detail/3'

/** The server gives machine 3 like this. */
const answerWith = (world: World, body: object) =>
  world.fault({ method: 'GET', path: String.raw`/lockers/3(\?|$)` }, { body })

test.beforeEach(({ world }) => seedMarina(world))

test('[LOC-19] [LOC-38] [ENT-10] [API-54] [API-81] zones are shown from `temperatureZones`, `zones`, an object with number keys, and the list of zones', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open(machine)
  const zones = Object.fromEntries(temperatureZones.map((zone, at) => [at * 2, zone]))
  const texts = new Set<string>()
  for (const zonesGiven of [
    {},
    { temperatureZones },
    { zones: temperatureZones },
    { temperatureZones: zones },
    { temperatureZones: ['/api/temperature_zones/5', '/api/temperature_zones/6'] },
  ]) {
    await world.mend()
    if (Object.keys(zonesGiven).length > 0) await answerWith(world, { ...bare, ...zonesGiven })
    await world.forgetRequests()
    await page.reload()
    await expect(row(page, '12')).toBeVisible()
    texts.add(await table(page).innerText())
  }
  expect(texts.size).toBe(1)
  // Zones that come as IRIs are read without a selector.
  const [, ofZones, ...more] = await world.requests('GET /api/lockers')
  expect([ofZones?.path, more]).toEqual(['/api/lockers/3/temperature_zones', []])
  expect(decodeURIComponent(ofZones?.query ?? '')).not.toContain('q[')
})

test('[API-58] [LOC-21] slots that come as IRIs are read from the lists of slots, and not again after a deletion', async ({
  as,
  world,
}) => {
  await world.seed({ bookingSlots: [1, 2, 3].map((id) => ({ id, slot: 10, capacity: 0, company: 7 })) })
  const zones = temperatureZones.map((zone) => ({ ...zone, slots: zone.slots.map((slot) => slot['@id']) }))
  await answerWith(world, { ...bare, zones })
  const page = await as('super_admin').open(machine)
  await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10 x 20 x 30', 'XS', '26', '26', '5,5', ''])
  await expect(row(page, '12')).toBeVisible()
  // Without the latest deliveries, which are read after the page.
  const reads = async () =>
    (await world.requests('GET /api/')).map(({ path }) => path).filter((path) => path !== '/api/orders')
  expect((await reads()).filter((path) => path.includes('zones')).toSorted()).toEqual([
    '/api/temperature_zones/5/slots',
    '/api/temperature_zones/6/slots',
  ])
  await world.forgetRequests()
  await world.fault({ method: 'DELETE' }, { status: 204 })
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await confirmButton(page).click()
  await expectFlash(page, 'Machine supprimée !')
  await expect(page).toHaveURL('/lockers')
  await expect(row(page, 'APM003')).toBeVisible()
  expect(await reads()).toEqual(['/api/lockers'])
})

test('[API-75] [ENT-11] a field that the server leaves out is shown as a dash', async ({ as, world }) => {
  const slots = [{ '@id': '/api/slots/10', id: 10, capacity: 3 }]
  const zone = { '@id': '/api/temperature_zones/5', id: 5, name: 'Nue', slots }
  await answerWith(world, { '@id': '/api/lockers/3', temperatureZones: [zone] })
  const page = await as('super_admin').open(machine)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine #3')
  await expect(value(page, 'Date de création')).toHaveText('-')
  await expect(value(page, 'Total')).toHaveText('-')
  await expect(row(page, '10').locator('th, td')).toHaveText(['10', '- x - x -', '-', '3', '-', '-', ''])
  // The two dashes are the missing key and temperature.
  await expect(table(page).getByRole('rowheader').first()).toHaveText('Nue--')
  await expect(board(page)).toContainText('3 places, disponibilité inconnue')
})

test('[ENT-12] missing or impossible counts are shown as the server sent them', async ({ as, world }) => {
  const counts = [{ capacity: 5, available: 9 }, { capacity: 5, available: -2 }, { available: 3 }]
  const slots = counts.map((count, at) => ({ '@id': `/api/slots/${at + 70}`, size: 'S', ...count }))
  await answerWith(world, { ...bare, zones: [{ '@id': '/api/temperature_zones/5', name: '<b>Frais</b>', slots }] })
  const page = await as('super_admin').open(machine)
  await expect(board(page).getByRole('list', { name: '<b>Frais</b>' }).getByRole('listitem')).toHaveText([
    'S - x - x - cm 5 places, disponibilité incohérente (9 annoncés)',
    'S - x - x - cm 5 places, disponibilité incohérente (-2 annoncés)',
    'S - x - x - cm Quantité inconnue',
  ])
  await expect(row(page, '70').getByRole('cell')).toHaveText(['- x - x -', 'S', '5', '9', '-', ''])
  await expect(row(page, '71').getByRole('cell')).toHaveText(['- x - x -', 'S', '5', '-2', '-', ''])
  await expect(row(page, '72').getByRole('cell')).toHaveText(['- x - x -', 'S', '-', '3', '-', ''])
})

test('a machine without zones and a zone without slots show a sentence', async ({ as, world }) => {
  await world.seed({
    lockers: [aLocker({ id: 20, temperatureZones: [] }), aLocker({ id: 21, temperatureZones: [aZone({ slots: [] })] })],
  })
  const page = await as('operator').open('/lockers/detail/20')
  await expect(table(page)).toContainText("Cette machine n'a pas de zone de température.")
  await visit(page, '/lockers/detail/21')
  await expect(table(page)).toContainText("Cette zone n'a pas de casier.")
})
