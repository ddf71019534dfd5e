import type { Page } from '@playwright/test'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'
import { order14, seedOrder } from './order-detail.ts'
import { card } from './vocabulary.ts'

const sent = (index: number) => ({ barcode: `vaima-QNJURNU3-${index + 1}`, multiOrderCode: 'GROUPEAB' })

/** Orders 14, 15 … in one group, in the given statuses, and another order whose barcode matches as well. */
export async function seedGroup(world: World, statuses: readonly string[]) {
  await seedOrder(world)
  const given = (status: string, index: number) => ({ ...sent(index), id: 14 + index, status: status })
  await world.seed({
    orders: [
      order14(given(statuses[0] ?? 'created', 0)),
      ...statuses.slice(1).map((status, index) => anOrder({ ...given(status, index + 1), company: 7 })),
      anOrder({ id: 30, barcode: 'vaima-QNJURNU3-9', multiOrderCode: 'GROUPEABC', company: 7 }),
    ],
  })
}

export const groupCard = (page: Page) => card(page, 'Colis du même envoi')
export const apply = (page: Page, count: number) =>
  groupCard(page).getByRole('button', { name: `Appliquer aux ${count} colis` })

export const bulkJobDialog = (page: Page) => page.getByRole('dialog', { name: 'Marquer comme déposée' })

export const onTheWay = ['picked_up', 'picked_up', 'picked_up']
