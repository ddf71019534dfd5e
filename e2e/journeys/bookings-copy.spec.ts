import { expect, test } from '../support/fixtures/test.ts'
import { failCreations, path, rows, seedCopied } from '../support/pages/copy-bookings.ts'
import { card, row, yes } from '../support/pages/vocabulary.ts'

/** `src/features/booking-slots/copy-proposal.test.ts` has the proposals and the rules of the table. */

test.beforeEach(({ world }) => seedCopied(world))

test('[COPY-03] of four bookings one has no size, one no room, one fails, none is double', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/detail/12')
  await card(page, 'Bookings').getByRole('link', { name: 'Reprendre pour une autre machine' }).click()
  await expect(page.getByText('Choisissez les deux machines.')).toBeVisible()
  await expect(page.getByLabel('Machine de départ')).toHaveValue('3')
  await page.getByLabel('Nouvelle machine').selectOption({ value: '4' })
  await expect(page).toHaveURL(path)
  const quantity = (name: string) => row(page, name).getByRole('spinbutton')
  const slotOf = (name: string) => row(page, name).getByRole('combobox')
  for (const [name, proposed] of [
    ['kept', '3'],
    ['missing', ''],
    ['full', ''],
    ['refused', '6'],
  ] as const)
    await expect(quantity(rows[name]), name).toHaveValue(proposed)
  await expect(row(page, rows.missing)).toContainText('Aucun casier MT de taille M dans la nouvelle machine.')
  await expect(row(page, rows.full)).toContainText('Plus aucun casier libre de cette taille.')

  await slotOf(rows.missing).click()
  await page.getByRole('option', { name: rows.kept }).click()
  await quantity(rows.missing).fill('4')
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await expect(row(page, rows.missing)).toContainText('Attention ! il en reste que 2 casier pour ce booking.')
  await quantity(rows.missing).fill('2')
  await failCreations(page, 3)
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reprendre 3 réservations' })
  await expect(dialog).toContainText('Voulez-vous vraiment créer 3 réservations pour la machine')
  for (const [name, places] of [
    ['kept', 3],
    ['kept', 2],
    ['refused', 6],
  ] as const)
    await expect(dialog).toContainText(`${rows[name]}\u00A0: ${places}\u00A0casiers`)
  await yes(page).click()
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText(['2 créées', '1 refusée par le serveur'])
  await expect(dialog.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  await expect(row(page, rows.kept)).toContainText('Reprise')
  await expect(quantity(rows.refused)).toHaveValue('6')
  await page.unroute('**/api/booking_slots')
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click()
  await yes(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect(page).toHaveURL('/societes/detail/12')
  const created = (await world.table('booking_slots')).filter(({ id }) => Number(id) > 45)
  expect(new Set(created.map(({ slot, capacity }) => `${String(slot)} × ${String(capacity)}`))).toEqual(
    new Set(['/api/slots/20 × 3', '/api/slots/20 × 2', '/api/slots/22 × 6']),
  )
  expect(created).toHaveLength(3)
})
