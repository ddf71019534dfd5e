import type { Page } from '@playwright/test'
import { aLocker } from '../../builders/locker.ts'
import { marinaWorld } from '../../builders/marina.ts'
import type { World } from '../fixtures/world.ts'
import { field } from './vocabulary.ts'

/** Shared by the journeys on a machine's detail: machine 3, the only one of its world. */

export async function seedMarina(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed(marinaWorld)
}

export const board = (page: Page) => page.getByRole('region', { name: 'Plan de la machine' })
export const table = (page: Page) => page.getByRole('table', { name: 'Zones de température' })

/** The value beside this label on the machine's card. */
export const value = (page: Page, term: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))

/** The same machine without zones, for the list. */
export const marina = aLocker({
  id: 3,
  cleveronApmId: 'APM003',
  type: 503,
  location: 'Marina Taina, quai nord',
  shortLocation: 'Taina',
  city: 'Punaauia',
})

/** The options of a list of choices. */
export const options = (page: Page, label: string) => field(page, label).getByRole('option')
