import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { marina } from '../builders/marina.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { board, seedMarina, table, value } from '../support/pages/machine-page.ts'
import { expectFlash, row, visit } from '../support/pages/vocabulary.ts'

/** The same machine in the different answers that servers give: the screen is the same. */

/** The record of machine 3 under this number, without its zones. */
function bareAs(id: number) {
  const { temperatureZones: _zones, ...record } = marina
  return { ...record, id }
}
const bySlotIris = marina.temperatureZones.map((zone) => ({ ...zone, slots: zone.slots.map((slot) => slot['@id']) }))

test('the page of a machine with the zones, slots and values of different servers', async ({ as, world }) => {
  await seedMarina(world)
  const doomed = aLocker({ id: 4, temperatureZones: [aZone({ id: 40, slots: [aSlot({ id: 41 })] })] })
  await world.seed({ lockers: [doomed] })
  const page = await as('super_admin').open('/lockers/detail/3')
  /** Each answer has a new number, so that the page is not loaded again. */
  async function visitWith(id: number, body: object) {
    await world.fault(
      { method: 'GET', path: String.raw`/lockers/${id}(\?|$)` },
      { body: { ...body, '@id': `/api/lockers/${id}` } },
    )
    await world.forgetRequests()
    await visit(page, `/lockers/detail/${id}`)
  }

  await test.step('[LOC-19] [API-54] zones that come as IRIs are read from the list of zones, without a selector', async () => {
    await expect(row(page, '12')).toBeVisible()
    const embedded = await table(page).innerText()

    await world.fault(
      { method: 'GET', path: String.raw`/lockers/3(\?|$)` },
      { body: { ...bareAs(3), temperatureZones: ['/api/temperature_zones/5', '/api/temperature_zones/6'] } },
    )
    await world.forgetRequests()
    await page.reload()
    await expect(row(page, '12')).toBeVisible()
    expect(await table(page).innerText()).toBe(embedded)
    const calls = await world.requests('GET /api/lockers')
    expect(calls.map(({ path }) => path)).toEqual(['/api/lockers/3', '/api/lockers/3/temperature_zones'])
    expect(decodeURIComponent(calls[1]?.query ?? '')).not.toContain('q[')
  })

  await test.step('[API-58] slots that come as IRIs are read from the lists of slots', async () => {
    await visitWith(31, { ...bareAs(31), zones: bySlotIris })
    await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10 x 20 x 30', 'XS', '26', '22', '5,5', ''])
    await expect(row(page, '12')).toBeVisible()
    // The latest deliveries are read after the page's own content.
    const calls = (await world.requests('GET /api/')).map(({ path }) => path).filter((path) => path !== '/api/orders')
    expect(calls.toSorted()).toEqual([
      '/api/lockers/31',
      '/api/temperature_zones/5/slots',
      '/api/temperature_zones/6/slots',
    ])
  })

  await test.step('[LOC-38] [ENT-10] [API-81] zones are shown from `temperatureZones`, from `zones` and from an object with number keys', async () => {
    const zones = marina.temperatureZones.map((zone) => ({
      ...zone,
      slots: zone.slots.map((slot) => ({ ...slot, available: 2 })),
    }))
    const given = [{ temperatureZones: zones }, { zones }, { temperatureZones: { 0: zones[0], 2: zones[1] } }]
    const texts: string[] = []
    for (const [at, zonesGiven] of given.entries()) {
      await visitWith(32 + at, { ...bareAs(32 + at), ...zonesGiven })
      await expect(row(page, '12')).toBeVisible()
      // The plan tells the occupied places when the parcels have been read.
      await expect(board(page)).toContainText('Aucune livraison attendue dans cette machine.')
      texts.push(`${await table(page).innerText()} ${await board(page).innerText()}`)
    }
    expect(new Set(texts).size).toBe(1)
  })

  await test.step('[API-75] [ENT-11] a field that the server leaves out is shown as a dash', async () => {
    const slots = [{ '@id': '/api/slots/10', '@type': 'Slot', id: 10, capacity: 3 }]
    const temperatureZones = [
      { '@id': '/api/temperature_zones/5', '@type': 'TemperatureZone', id: 5, name: 'Nue', slots },
    ]
    await visitWith(35, { temperatureZones })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine #35')
    await expect(value(page, 'Date de création')).toHaveText('-')
    await expect(value(page, 'Total')).toHaveText('-')
    await expect(row(page, '10').locator('th, td')).toHaveText(['10', '- x - x -', '-', '3', '-', '-', ''])
    // The two dashes are the missing key and temperature.
    await expect(table(page).getByRole('rowheader').first()).toHaveText('Nue--')
    await expect(board(page)).toContainText('3 places, disponibilité inconnue')
  })

  await test.step('[ENT-12] missing or impossible counts are shown as the server sent them', async () => {
    const counts = [{ capacity: 5, available: 9 }, { capacity: 5, available: -2 }, { available: 3 }, { capacity: 7 }]
    const slots = counts.map((count, at) => ({ '@id': `/api/slots/${at + 70}`, size: 'S', ...count }))
    await visitWith(36, {
      ...bareAs(36),
      zones: [{ '@id': '/api/temperature_zones/5', name: '<b>Frais</b>', slots }],
    })
    await expect(board(page).getByRole('list', { name: '<b>Frais</b>' }).getByRole('listitem')).toHaveText([
      'S - x - x - cm 5 places, disponibilité incohérente (9 annoncés)',
      'S - x - x - cm 5 places, disponibilité incohérente (-2 annoncés)',
      'S - x - x - cm Quantité inconnue',
      'S - x - x - cm 7 places, disponibilité inconnue',
    ])
    for (const [at, cells] of [
      ['5', '9'],
      ['5', '-2'],
      ['-', '3'],
      ['7', '-'],
    ].entries())
      await expect(row(page, String(at + 70)).getByRole('cell')).toHaveText(['- x - x -', 'S', ...cells, '-', ''])
  })

  await test.step('[LOC-21] after the deletion of a machine its zones and slots are not read again', async () => {
    const { temperatureZones: _zones, ...record } = doomed
    const zones = [{ '@id': '/api/temperature_zones/40', name: 'Vide', slots: ['/api/slots/41'] }]
    await visitWith(4, { ...record, zones })
    await expect(row(page, '41')).toBeVisible()
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expectFlash(page, 'Machine supprimée !')
    await expect(page).toHaveURL('/lockers')
    await expect(row(page, 'APM003')).toBeVisible()
    expect((await world.requests('GET /api/lockers')).map(({ path }) => path)).toEqual(['/api/lockers'])
    expect(await world.requests('GET /api/temperature_zones')).toEqual([])
  })
})
