import type { Page } from '@playwright/test'
import { marinaWorld } from '../../builders/marina.ts'
import type { World } from '../fixtures/world.ts'
import { field } from './vocabulary.ts'

/** Shared by the journeys on a machine's detail: machine 3, the only one of its world. */

export const seedMarina = (world: World) => world.start(marinaWorld)

/** The value beside this label on the machine's card. */
export const value = (page: Page, term: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))

export const options = (page: Page, label: string) => field(page, label).getByRole('option')
