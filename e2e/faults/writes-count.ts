import type { Page } from '@playwright/test'
import { finish } from '../support/pages/count.ts'
import { card } from '../support/pages/vocabulary.ts'
import { confirmed } from './acts.ts'
import { freshCount } from './reads-count.ts'
import { seedCounted } from './seed.ts'
import { bulkJobFrom } from './table.ts'

const jobOfReport = {
  bulkJob: true,
  dialog: 'Marquer comme récupérée par le coursier',
  screen: '/inventaire/901/comptage',
  seed: seedCounted,
  async fill(page: Page) {
    await freshCount(page)
    await finish(page).click()
  },
  send: confirmed((page) =>
    card(page, 'Absents').getByRole('button', { name: 'Récupérée par le coursier', exact: true }).click(),
  ),
  done: '2 faites',
  property: 'status',
} as const

/** Change of status for the missing parcels, in the report of a count. */
export const countWrites = bulkJobFrom(930, 'the missing parcels of a count', jobOfReport)
