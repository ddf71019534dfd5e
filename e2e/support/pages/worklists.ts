import type { Page } from '@playwright/test'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'
import { worklist } from './orders.ts'

/** Four parcels in machines, two that have expired. */
export async function seedWorklists(world: World) {
  const inMachine = [1, 2, 3, 4].map((id) => anOrder({ id, status: 'operin', barcode: `CMP-${id}` }))
  await world.start({ orders: [...inMachine, ...[5, 6].map((id) => anOrder({ id, status: 'overtime' }))] })
}

export const countOf = (page: Page, name: string) => worklist(page, name).getByText(/^[\d\s]+$/)
