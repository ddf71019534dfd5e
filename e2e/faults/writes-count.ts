import type { Page } from '@playwright/test'
import { finish } from '../support/pages/count.ts'
import { card } from '../support/pages/vocabulary.ts'
import { confirmed } from './acts.ts'
import { freshCount } from './reads-count.ts'
import { seedCounted } from './seed.ts'
import type { Write } from './table.ts'

const runOfReport = {
  run: true,
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
export const countWrites: Write[] = [
  {
    ...runOfReport,
    operation: 'orders.update',
    where: 'the missing parcels of a count',
    request: /^PATCH \/orders\/930$/,
  },
  {
    ...runOfReport,
    operation: 'orders.one',
    where: 'the reading before the write, the missing parcels of a count',
    request: /^GET \/orders\/930\?q%5B%5D=id&q%5B%5D=status$/,
  },
]
