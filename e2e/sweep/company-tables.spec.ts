import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompany, someMembers } from '../support/pages/company-page.ts'
import { card, cellOf, row } from '../support/pages/vocabulary.ts'

test('[COD-31] [COD-33] « Charger plus » shows the next 20 bookings of a company, with what orders have left of them', async ({
  as,
  world,
}) => {
  const bookingSlots = Array.from({ length: 40 }, (_, index) =>
    aCompanyBooking({ id: 3000 + index, company: 12, machine: `M${index}` }),
  )
  const orders = [1, 2, 3].map((id) => ({ id, company: 12, bookingSlot: 3039, status: 'created', barcode: `B-${id}` }))
  await seedCompany(world, { members: someMembers(1) }, { bookingSlots, orders })
  const page = await as('member').open('/societes/detail/12')
  const table = card(page, 'Bookings')
  await expect(table.getByRole('row')).toHaveCount(21)
  await table.getByRole('button', { name: 'Charger plus' }).click()
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  expect(await world.requests('GET /api/companies/12/bookings')).toHaveLength(2)
  await expect(cellOf(row(page, 'M39'), 'Réservés')).toHaveText('5')
  await expect(cellOf(row(page, 'M39'), 'Disponibles')).toHaveText('2')
})

test('relations of a booking that are given as IRIs are shown by their id, without a call per row', async ({
  as,
  world,
}) => {
  await seedCompany(world, { members: someMembers(1) })
  const body = {
    'hydra:member': [
      { '@id': '/api/booking_slots/61', slot: '/api/slots/9', capacity: 2, available: 1, active: true },
      {
        '@id': '/api/booking_slots/62',
        slot: { '@id': '/api/slots/9', temperatureZone: '/api/temperature_zones/4' },
      },
    ],
  }
  await world.fault({ path: '/companies/12/bookings' }, { status: 200, body })
  const page = await as('member').open('/societes/detail/12')
  await expect(row(page, '#61').getByRole('cell')).toHaveText(['-', '#9', '2', '1', ''])
  await expect(row(page, '#62').getByRole('cell')).toHaveText(['#4', '#9', '-', '-', '-'])
  expect((await world.requests('GET')).filter(({ path }) => /api\/(slots|temp|lockers)/.test(path))).toEqual([])
})
