import type { Page } from '@playwright/test'
import { marinaWorld } from '../../builders/marina.ts'
import type { World } from '../fixtures/world.ts'

/** What the journeys on the detail of a machine share: machine 3, alone in its world. */

export async function seedMarina(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed(marinaWorld)
}

export const board = (page: Page) => page.getByRole('region', { name: 'Plan de la machine' })
export const table = (page: Page) => page.getByRole('table', { name: 'Zones de température' })

/** What stands beside this word on the machine's card. */
export const value = (page: Page, term: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))
