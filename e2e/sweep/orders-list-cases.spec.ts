import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell } from '../support/pages/orders.ts'

// `src/features/orders/place.test.ts` has all ways in which an order names its company and its machine.
test('[ORD-03] [ORD-04] company and machine are shown, from the order or from its booking', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' }), aLocker({ id: 4, shortLocation: '', location: 'Quai 4' })],
    bookingSlots: [aCompanyBooking({ id: 30, company: 7, machine: 'Taina-3' })],
    orders: [anOrder({ id: 204, company: 7, locker: 4 }), anOrder({ id: 203, bookingSlot: 30 }), anOrder({ id: 202 })],
  })
  const page = await as('member').open('/livraisons')
  const expectPlace = async (id: number, company: string, machine: string) => {
    await expect(cell(page, id, 'Société')).toHaveText(company)
    await expect(cell(page, id, 'Machine')).toHaveText(machine)
  }
  await expectPlace(204, 'Vaima', 'Quai 4')
  await expectPlace(203, 'Vaima', 'Taina-3')
  await expectPlace(202, '-', '-')
})

for (const nulls of ['keep', 'drop'] as const)
  test(`[ORD-06] parcels of one submission show their position, and the group code of others is blank (nulls: ${nulls})`, async ({
    world,
    as,
  }) => {
    await world.reset({ seed: 'empty', nulls })
    const group = [1, 2, 3].map((id) => anOrder({ id, barcode: `V-ABC-${id}`, multiOrderCode: 'GROUPEAB' }))
    await world.seed({ orders: [...group, anOrder({ id: 4 }), anOrder({ id: 5, multiOrderCode: 'ABCDEFGH' })] })
    const page = await as('member').open('/livraisons')
    const codes = ['GROUPEAB 1/3', 'GROUPEAB 2/3', 'GROUPEAB 3/3', '', 'ABCDEFGH']
    for (const [at, code] of codes.entries()) await expect(cell(page, at + 1, 'Multi-commande')).toHaveText(code)
    await expect(page.getByTitle('Colis 2 sur 3')).toBeVisible()
  })
