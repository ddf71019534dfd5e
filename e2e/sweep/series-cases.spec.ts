import { expect, test } from '../support/fixtures/test.ts'
import { keysFor, listening, play } from '../support/pages/scanner.ts'
import { seedSeries, seriesPath } from '../support/pages/series.ts'
import { row } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedSeries(world))

test('[SCAN-06] a scanner with another keyboard is read again after a failure, and its second scan is told', async ({
  as,
  world,
}) => {
  const page = await as('admin').open(seriesPath)
  await listening(page)
  // A US scanner on an AZERTY computer.
  const keys = keysFor('SER-118').map((each, place) => ({ ...each, key: 'SER)&&_'[place] ?? '' }))
  await world.fault({ path: 'barcode=' }, { status: 500 })
  await play(page, keys)
  await expect(page.getByRole('rowheader')).toHaveText('SER)&&_')
  await page.reload()
  await expect(row(page, 'SER)&&_')).toContainText('à réessayer')
  await world.mend()
  await page.getByRole('button', { name: 'Réessayer (1)' }).click()
  await expect(row(page, 'SER-118')).toContainText('Taina-3')
  await play(page, keys)
  await expect(page.getByText('« SER-118 » est déjà dans la liste.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})
