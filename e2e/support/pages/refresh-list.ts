import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const seedDeliveries = (world: World) =>
  world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: [201, 202, 203].map((id) => anOrder({ id, status: 'operin', company: 7 })),
  })

/** The row that begins with this number, with or without a mark. */
export const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${id}\\b`) }) })

export const orderNumbers = (page: Page) => page.getByRole('rowheader').getByRole('link')
