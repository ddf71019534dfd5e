import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { removeMoana, seedCompany, someMembers } from '../support/pages/company-page.ts'
import { card, cellOf, expectFlash, retryButton, row, rowMenu } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** `src/api/resource.test.tsx` shows that both tables follow the links of the server. */
test('[COD-31] [COD-33] « Charger plus » adds the other bookings, and slots used by orders are not available', async ({
  as,
  world,
}) => {
  const bookingSlots = Array.from({ length: 40 }, (_, index) =>
    aCompanyBooking({ id: 3000 + index, company: 12, machine: `M${index}` }),
  )
  const orders = [1, 2, 3].map((id) => ({ id, company: 12, bookingSlot: 3039, status: 'created', barcode: `B-${id}` }))
  await seedCompany(world, {}, { bookingSlots, orders })
  const page = await as('member').open('/societes/detail/12')
  const table = card(page, 'Bookings')
  await expect(table.getByRole('row')).toHaveCount(21)
  await table.getByRole('button', { name: 'Charger plus' }).click()
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  await expect(cellOf(row(page, 'M39'), 'Réservés')).toHaveText('5')
  await expect(cellOf(row(page, 'M39'), 'Disponibles')).toHaveText('2')
})

test('[COD-24] « Charger plus » adds the other users, and disappears', async ({ as, world }) => {
  await seedCompany(world, { members: someMembers(12) })
  const page = await as('member').open('/societes/detail/12')
  const users = card(page, 'Utilisateurs')
  await users.getByRole('button', { name: 'Charger plus' }).click()
  await expect(users.getByRole('row')).toHaveCount(13)
  await expect(users.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
})

test('a table that cannot be read leaves the other parts on screen, and « Réessayer » loads it', async ({
  as,
  world,
}) => {
  await seedCompany(world, { members: someMembers(1) })
  await world.fault({ path: '/companies/12/members' }, { status: 500 })
  const page = await as('member').open('/societes/detail/12')
  await expectFlash(page, fetchFailure)
  for (const name of ['Coordonnées', 'Bookings']) await expect(card(page, name)).toBeVisible()
  await expect(page.getByText("Cette partie n'a pas pu être affichée.")).toBeVisible()
  await world.mend()
  await retryButton(page).click()
  await expect(row(page, 'Moana Membre 800')).toBeVisible()
})

test('relations given as IRIs are shown by their id, without a call per row', async ({ as, world }) => {
  await seedCompany(world)
  const slot = { '@id': '/api/slots/9', temperatureZone: '/api/temperature_zones/4' }
  const bookings = [
    { '@id': '/api/booking_slots/61', slot: '/api/slots/9', capacity: 2, available: 1, active: true },
    { '@id': '/api/booking_slots/62', slot },
  ]
  await world.fault({ path: '/companies/12/bookings' }, { status: 200, body: { 'hydra:member': bookings } })
  const page = await as('member').open('/societes/detail/12')
  await expect(row(page, '#61').getByRole('cell')).toHaveText(['-', '#9', '2', '1', ''])
  await expect(row(page, '#62').getByRole('cell')).toHaveText(['#4', '#9', '-', '-', '-'])
  expect((await world.requests('GET')).filter(({ path }) => /api\/(slots|temp|lockers)/.test(path))).toEqual([])
})

test('[COD-20] [COD-21] [COD-22] [COD-23] the menu of a member opens the user and the form, and does not follow the link of the row', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: someMembers(1) })
  const page = await as('super_admin').open('/societes/detail/12')
  const menu = await rowMenu(page, 'Moana Membre 800')
  await expect(menu.getByRole('menuitem')).toHaveText(['Détail', 'Modifier', removeMoana])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/societes/detail/12')
  await rowMenu(page, 'Moana Membre 800', 'Détail')
  await expect(page).toHaveURL('/utilisateurs/detail/800')
  await page.goBack()
  await rowMenu(page, 'Moana Membre 800', 'Modifier')
  await expect(page).toHaveURL('/utilisateurs/modification/800')
})
