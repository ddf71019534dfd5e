import { aLocker, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { board, seedMarina, table, value } from '../support/pages/machine-page.ts'
import { expectFlash, row } from '../support/pages/vocabulary.ts'

/** One machine: its counters, and its zones as a table and as a board. */

test.beforeEach(({ world }) => seedMarina(world))

test('[LOC-13] [LOC-14] [LOC-15] a machine shows its reference, creation date and location', async ({ world, as }) => {
  const page = await as('shipper').open('/lockers/detail/3')
  await test.step('[LOC-13] [LOC-14] [LOC-15] a machine shows its reference, creation date and location', async () => {
    await expect(value(page, 'Référence')).toHaveText('APM003')
    await expect(value(page, 'Modèle')).toHaveText('503')
    await expect(value(page, 'Date de création')).toHaveText('02/05/2023 22:00')
    await expect(value(page, 'Emplacement')).toHaveText('Marina Taina, quai nord')
    await expect(value(page, 'Ville')).toHaveText('Punaauia')
  })
  await test.step('[LOC-16] [LOC-17] [LOC-18] a machine counts its slots: all, available and reserved', async () => {
    await expect(value(page, 'Total')).toHaveText('65')
    await expect(value(page, 'Disponibles')).toHaveText('49')
    await expect(value(page, 'Réservés')).toHaveText('16')
  })
  await test.step('[NAV-49] [ENT-09] [API-50] a machine opens with one call for itself, its zones and its slots', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine APM003')
    await expect(page).toHaveTitle('APM003 – Machines – Consigne')
    await expect(row(page, '12')).toBeVisible()
    expect(await world.requests('GET /api/lockers')).toHaveLength(1)
    expect(await world.requests('GET /api/temperature_zones')).toEqual([])
  })
})

test('[LOC-19] [ZON-06] [ZON-13] a table shows the zones with key and temperature, and the slots in each', async ({
  as,
}) => {
  const page = await as('member').open('/lockers/detail/3')
  await test.step('[LOC-19] [ZON-06] [ZON-13] a table shows the zones with key and temperature, and the slots in each', async () => {
    await expect(table(page).getByRole('row')).toHaveCount(6)
    await expect(table(page).getByRole('rowheader')).toHaveText([
      /^AmbiantHT23,5\s°C$/,
      '10',
      '11',
      /^FraisMT0\s°C$/,
      '12',
    ])
  })
  await test.step('[SLT-09] [SLT-11] [SLT-16] the table shows size, quantity, available slots and weight limit', async () => {
    await expect(table(page).getByRole('columnheader')).toHaveText([
      '#',
      'H x L x P (cm)',
      'Taille',
      'Quantité totale',
      'Disponibles',
      'Poids max. (kg)',
      'Actions',
    ])
    await expect(row(page, '10').locator('th, td')).toHaveText(['10', '10 x 20 x 30', 'XS', '26', '22', '5,5', ''])
    await expect(row(page, '11').locator('th, td')).toHaveText(['11', '15 x 30 x 45', 'S', '5', '0', '10', ''])
    await expect(row(page, '12').locator('th, td')).toHaveText(['12', '30 x 45 x 60', 'M', '34', '27', '20', ''])
  })
})

test('the board says in words what its tiles show, and has nothing to focus', async ({ as }) => {
  const page = await as('super_admin').open('/lockers/detail/3')
  await expect(board(page)).toContainText('Chaque case est une place de ce format, pas une porte numérotée.')
  await expect(board(page).getByRole('list', { name: 'Zones de température' }).getByRole('heading')).toHaveText([
    'Ambiant',
    'Frais',
  ])
  const strips = board(page).getByRole('list', { name: 'Ambiant' }).getByRole('listitem')
  await expect(strips).toHaveText([
    'XS 10 x 20 x 30 cm 22 sur 26 libres, 4 réservés',
    'S 15 x 30 x 45 cm 0 sur 5 libre, complet',
  ])
  await expect(board(page).getByRole('list', { name: 'Frais' }).getByRole('listitem')).toHaveText([
    'M 30 x 45 x 60 cm 27 sur 34 libres, 7 réservés',
  ])
  // One tile per place. Reserved and free tiles are one drawn path each.
  const tiles = await strips
    .first()
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1))
  expect(tiles).toEqual([4, 22])
  await expect(board(page).locator('a, button, input, [tabindex]')).toHaveCount(0)
  await expect(board(page).locator('svg:not([aria-hidden=true])')).toHaveCount(0)
  await look(page, 'locker')
})

test('[LOC-12] each model has its picture, and other models a generic one', async ({ as, world, tolerate }) => {
  await world.seed({ lockers: [aLocker({ id: 1, type: 501 }), aLocker({ id: 9, type: 999 })] })
  const page = await as('operator').open('/lockers/detail/1')
  const image = page.getByRole('img')
  const sources: (string | null)[] = []
  for (const [id, alt] of [
    [1, 'Illustration de la machine de type 501'],
    [3, 'Illustration de la machine de type 503'],
    [9, "Illustration générique d'une machine"],
  ] as const) {
    await page.goto(`/lockers/detail/${id}`)
    const shown = image.and(page.getByAltText(alt))
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    sources.push(await shown.getAttribute('src'))
  }
  expect(new Set(sources).size).toBe(3)

  tolerate(/Failed to load resource/)
  await page.route('**/machine-503.svg', (route) => route.fulfill({ status: 404 }))
  await page.goto('/lockers/detail/3')
  await expect(page.getByAltText("Illustration générique d'une machine")).toHaveAttribute('src', String(sources[2]))
})

test('a machine without zones and a zone without slots show a sentence', async ({ as, world }) => {
  await world.seed({
    lockers: [aLocker({ id: 20, temperatureZones: [] }), aLocker({ id: 21, temperatureZones: [aZone({ slots: [] })] })],
  })
  const page = await as('super_admin').open('/lockers/detail/20')
  await expect(table(page)).toContainText("Cette machine n'a pas de zone de température.")
  await page.goto('/lockers/detail/21')
  await expect(table(page)).toContainText("Cette zone n'a pas de casier.")
})

test('[LOC-20] [ROLE-44] a super administrator opens the form of the machine', async ({ as }) => {
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(page).toHaveURL('/lockers/modification/3')
})

test('[LOC-21] [API-53] [ERR-51] a super administrator deletes the machine after a question and returns to the list', async ({
  as,
  world,
}) => {
  await world.seed({ bookingSlots: [], lockers: [aLocker({ id: 4 })] })
  const page = await as('super_admin').open('/lockers/detail/4')
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Voulez-vous vraiment supprimer la machine « APM004 » ?')
  await question.getByRole('button', { name: 'Non' }).click()
  expect(await world.requests('DELETE')).toEqual([])
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await question.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'Machine supprimée !')
  await expect(page).toHaveURL('/lockers')
  await expect(row(page, 'APM003')).toBeVisible()
  await expect(row(page, 'APM004')).toHaveCount(0)
  const after = (await world.requests()).filter(({ status }) => status >= 400)
  expect(after).toEqual([])
})

test('[LOC-37] [ERR-11] a refused deletion shows the reason of the server and reloads the machine', async ({
  as,
  world,
}) => {
  await world.fault({ method: 'DELETE' }, { status: 403, description: 'Cette machine contient des colis.' })
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('button', { name: 'Oui, je confirme' }).click()
  await expectFlash(page, 'Cette machine contient des colis.')
  await expect(page).toHaveURL('/lockers/detail/3')
  await expect.poll(() => world.requests('GET /api/lockers/3')).toHaveLength(2)
})

test('an id without a machine shows « Données introuvables »', async ({ as }) => {
  const page = await as('shipper').open('/lockers/detail/999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Données introuvables')
})

test('a machine fits a width of 360 and 320 px', { tag: '@phone' }, async ({ as }) => {
  const page = await as('super_admin').open('/lockers/detail/3')
  await expect(row(page, '10')).toContainText('10 x 20 x 30')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await look(page, 'locker')
})
