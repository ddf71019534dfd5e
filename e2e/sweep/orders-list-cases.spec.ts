import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { cell, listCalls } from '../support/pages/orders.ts'
import { refreshButton } from '../support/pages/refresh.ts'

/** Four orders: company and machine at the order itself, below its booking, a machine without short name, and neither. Then three of one submission. The second has a group code that no other has. */
async function seedRelations(world: World) {
  await world.reset({ seed: 'empty' })
  const parcel = (id: number, index: number) => anOrder({ id, barcode: `V-ABC-${index}`, multiOrderCode: 'GROUPEAB' })
  const booking = aCompanyBooking({ id: 30, company: 7, machine: 'Taina-3' })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [aLocker({ id: 3, shortLocation: 'Taina-3' }), aLocker({ id: 4, shortLocation: '', location: 'Quai 4' })],
    bookingSlots: [booking],
    orders: [
      anOrder({ id: 204, company: 7, locker: 3 }),
      anOrder({ id: 203, bookingSlot: 30, multiOrderCode: 'ABCDEFGH' }),
      anOrder({ id: 202, locker: 4 }),
      anOrder({ id: 201 }),
      anOrder({ id: 5 }),
      parcel(4, 3),
      parcel(3, 2),
      parcel(2, 1),
      anOrder({ id: 1 }),
    ],
  })
}

test('the cells of the list, and the call that reads them', async ({ world, as }) => {
  await seedRelations(world)
  const page = await as('member').open('/livraisons')
  await test.step('[ORD-03] [ORD-04] company and machine are shown, from the order or from its booking', async () => {
    await expect(cell(page, 204, 'Société')).toHaveText('Vaima')
    await expect(cell(page, 204, 'Machine')).toHaveText('Taina-3')
    await expect(cell(page, 203, 'Société')).toHaveText('Vaima')
    await expect(cell(page, 203, 'Machine')).toHaveText('Taina-3')
    await expect(cell(page, 202, 'Machine')).toHaveText('Quai 4')
    await expect(cell(page, 201, 'Machine')).toHaveText('-')
  })
  await test.step('[ORD-13] [ORD-18] [ORD-87] one call reads the ten newest deliveries, without recipient and pick-up code', async () => {
    await expect(page.getByRole('rowheader')).toHaveText(['204', '203', '202', '201', '5', '4', '3', '2', '1'])

    const [call, ...more] = await listCalls(world)
    expect(more).toEqual([])
    expect(call?.get('order[id]')).toBe('desc')
    expect(call?.get('page')).toBe('1')
    expect(call?.get('itemsPerPage')).toBe('10')
    expect(call?.has('status')).toBe(false)
    expect(call?.has('barcode')).toBe(false)
    expect(call?.getAll('q[company][]')).toEqual(['name'])
    expect(call?.getAll('q[locker][]')).toEqual(['shortLocation', 'location'])
    expect(String(call)).not.toMatch(/client|products|receiveCode/)
    expect((await world.requests('GET')).map(({ path }) => path)).toEqual(['/api/orders'])
  })
  await test.step('orders of one submission show their position in it', async () => {
    await expect(cell(page, 4, 'Multi-commande')).toHaveText('GROUPEAB 3/3')
    await expect(cell(page, 3, 'Multi-commande')).toHaveText('GROUPEAB 2/3')
    await expect(cell(page, 2, 'Multi-commande')).toHaveText('GROUPEAB 1/3')
    await expect(page.getByTitle('Colis 2 sur 3')).toBeVisible()
  })
  await test.step('[ORD-06] the column of the group code is blank for an order whose code is absent or null', async () => {
    const expectCodes = async () => {
      await expect(cell(page, 203, 'Multi-commande')).toHaveText('ABCDEFGH')
      await expect(cell(page, 204, 'Multi-commande')).toHaveText('')
    }
    await expectCodes()
    await world.set({ nulls: 'keep' })
    await world.seed({ orders: [anOrder({ id: 1, status: 'operin' })] })
    await refreshButton(page).click()
    await expect(page.getByText('1 ligne a changé.')).toBeVisible()
    await expectCodes()
  })
})
