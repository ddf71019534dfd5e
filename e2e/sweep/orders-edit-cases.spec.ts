import { expect, test } from '../support/fixtures/test.ts'
import { seedOrder } from '../support/pages/order-detail.ts'

/** The zones of a delivery without a company. */

test('[API-48] [CST-22] the zones of an order without a company are found through its booking', async ({
  world,
  as,
}) => {
  await seedOrder(world)
  await world.fault(
    { path: '^/api/orders/14' },
    {
      status: 200,
      body: {
        '@id': '/api/orders/14',
        locker: '/api/lockers/3',
        bookingSlot: '/api/booking_slots/30',
        status: 'created',
      },
    },
  )
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(page.getByLabel('Zone de température').getByRole('option')).toHaveText([/^Frais/, /^Ambiant/])
  const [asked] = await world.requests('GET /api/booking_slots')
  expect(asked?.query).toContain('page=1&itemsPerPage=200')
})
