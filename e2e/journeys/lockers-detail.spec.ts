import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { board, seedMarina, table, value } from '../support/pages/machine-page.ts'
import { row } from '../support/pages/vocabulary.ts'

/** One machine: its counters, and its zones as a table and as a board. */

test.beforeEach(({ world }) => seedMarina(world))

test('[LOC-13] [LOC-14] [LOC-15] [LOC-16] [LOC-17] [LOC-18] [NAV-49] [ENT-09] [API-50] a machine shows its data and its counters, read by one call', async ({
  world,
  as,
}) => {
  const page = await as('shipper').open('/lockers/detail/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine APM003')
  await expect(page).toHaveTitle('APM003 – Machines – Consigne')
  for (const [label, text] of [
    ['Référence', 'APM003'],
    ['Modèle', '503'],
    ['Date de création', '02/05/2023 22:00'],
    ['Emplacement', 'Marina Taina, quai nord'],
    ['Ville', 'Punaauia'],
    ['Total', '65'],
    ['Disponibles', '49'],
    ['Réservés', '16'],
  ] as const)
    await expect(value(page, label)).toHaveText(text)
  await expect(row(page, '12')).toBeVisible()
  expect(await world.requests('GET /api/lockers')).toHaveLength(1)
  expect(await world.requests('GET /api/temperature_zones')).toEqual([])
})

test('[LOC-19] [ZON-06] [ZON-13] [SLT-09] [SLT-11] [SLT-16] the table and the board show the zones of a machine and the slots in each', async ({
  as,
}) => {
  const page = await as('operator').open('/lockers/detail/3')
  const texts = (locator: ReturnType<typeof row>) => locator.locator('th, td')
  await expect(table(page).getByRole('rowheader')).toHaveText([
    /^AmbiantHT23,5\s°C$/,
    '10',
    '11',
    /^FraisMT0\s°C$/,
    '12',
  ])
  await expect(table(page).getByRole('columnheader')).toHaveText([
    '#',
    'H x L x P (cm)',
    'Taille',
    'Quantité totale',
    'Disponibles',
    'Poids max. (kg)',
    'Actions',
  ])
  await expect(texts(row(page, '10'))).toHaveText(['10', '10 x 20 x 30', 'XS', '26', '22', '5,5', ''])
  await expect(texts(row(page, '11'))).toHaveText(['11', '15 x 30 x 45', 'S', '5', '0', '10', ''])
  await expect(board(page)).toContainText('Chaque case est une place de ce format, pas une porte numérotée.')
  await expect(board(page).getByRole('list', { name: 'Ambiant' }).getByRole('listitem')).toHaveText([
    'XS 10 x 20 x 30 cm 22 libres sur 26, 4 réservés, 0 occupé',
    'S 15 x 30 x 45 cm 0 libre sur 5, complet, 0 occupé',
  ])
  // The tiles repeat the words.
  await expect(board(page).locator('a, button, input, [tabindex], svg:not([aria-hidden=true])')).toHaveCount(0)
  await look(page, 'locker')
})
