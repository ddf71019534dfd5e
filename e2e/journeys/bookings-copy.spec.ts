import type { Page } from '@playwright/test'
import { aBooking } from '../builders/booking.ts'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { card, row, yes } from '../support/pages/vocabulary.ts'

const size = { height: 10, width: 20, depth: 30 }
const large = { size: 'M', height: 40, width: 40, depth: 60 } as const

const taina = aLocker({
  id: 3,
  shortLocation: 'Taina',
  temperatureZones: [
    aZone({ id: 5, name: 'Frais', slots: [aSlot({ id: 10, ...size }), aSlot({ id: 11, ...large })] }),
    aZone({ id: 6, name: 'Surgelé', myKey: 'LT', slots: [aSlot({ id: 12, ...size }), aSlot({ id: 13, ...large })] }),
  ],
})

/** Five small fresh slots, no large one; no small frozen slot is free. */
const gare = aLocker({
  id: 4,
  shortLocation: 'Gare',
  temperatureZones: [
    aZone({ id: 8, name: 'Frais', slots: [aSlot({ id: 20, ...size, capacity: 5 })] }),
    aZone({
      id: 9,
      name: 'Surgelé',
      myKey: 'LT',
      slots: [aSlot({ id: 21, ...size, capacity: 2 }), aSlot({ id: 22, ...large })],
    }),
  ],
})

const rows = {
  kept: 'Frais (MT) · S · 10 x 20 x 30 cm',
  missing: 'Frais (MT) · M · 40 x 40 x 60 cm',
  full: 'Surgelé (LT) · S · 10 x 20 x 30 cm',
  refused: 'Surgelé (LT) · M · 40 x 40 x 60 cm',
}

/** Loses the answer to the creation of 3 places, and refuses those in slot 22: by their bodies, because a job sends three at a time. */
async function failCreations(page: Page) {
  let isLost = false
  await page.route('**/api/booking_slots', async (route) => {
    const { slot, capacity } = route.request().postDataJSON() as { slot: string; capacity: number }
    if (slot === '/api/slots/22')
      return route.fulfill({
        status: 403,
        contentType: 'application/ld+json',
        json: { 'hydra:description': 'Refusé.' },
      })
    if (isLost || capacity !== 3) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

// Machine 4 is the new one.
test.beforeEach(({ world }) =>
  world.start({
    companies: [aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Vini' })],
    lockers: [taina, gare],
    bookingSlots: [
      aBooking(41, { slot: 10, company: 12, capacity: 3 }),
      aBooking(42, { slot: 11, company: 12, capacity: 4 }),
      aBooking(43, { slot: 12, company: 12, capacity: 2 }),
      aBooking(44, { slot: 13, company: 12, capacity: 6 }),
      aBooking(45, { slot: 21, company: 13, capacity: 2 }),
    ],
  }),
)

/** `src/features/booking-slots/copy-proposal.test.ts` has the proposals and the rules of the table. */
test('[COPY-03] of four bookings one has no size, one no room, one fails, none is double', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/detail/12')
  await card(page, 'Bookings').getByRole('link', { name: 'Reprendre pour une autre machine' }).click()
  await expect(page.getByText('Choisissez les deux machines.')).toBeVisible()
  await expect(page.getByLabel('Machine de départ')).toHaveValue('3')
  await page.getByLabel('Nouvelle machine').selectOption({ value: '4' })
  await expect(page).toHaveURL('/societes/12/booking/reprise?de=3&vers=4')
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
  await failCreations(page)
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

test('[COPY-03] another machine asks before the corrections are lost', async ({ as }) => {
  const page = await as('super_admin').open('/societes/12/booking/reprise?de=3&vers=4')
  const quantity = row(page, rows.kept).getByRole('spinbutton')
  await quantity.fill('2')
  const target = page.getByLabel('Nouvelle machine')
  await target.selectOption('Choisir une machine')
  await page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' }).getByRole('button', { name: 'Rester' }).click()
  await expect(target).toHaveValue('4')
  await expect(quantity).toHaveValue('2')
})
