import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** Screens that follow the hub of the server. */

const HUB = '/.well-known/mercure'

export const followed = (page: Page) => page.getByText('Suivi en direct')
export const hubCalls = async (world: World) =>
  (await world.requests(`GET ${HUB}`)).map(({ headers, query }) => ({ headers, query }))

export async function seedHub(world: World) {
  await world.reset({ seed: 'empty' })
  await world.set({ mercure: true })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: [201, 202, 203].map((id) => anOrder({ id, status: 'operin', company: 7 })),
  })
}
