import type { Page } from '@playwright/test'
import { finishStep, stop } from '../support/pages/round.ts'
import { retryButton } from '../support/pages/vocabulary.ts'
import { confirmed } from './acts.ts'
import { seedTaken } from './seed.ts'
import { bulkJobFrom, read, type Read } from './table.ts'

/** Reads of the round. seed.ts puts two parcels for machine 903 at the depot. */
export const roundReads: Read[] = [
  read('orders.list', 'the parcels of a round', '/tournee', {
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=ready_for_delivery&/,
    quiet: (page) => retryButton(page).first(),
    ready: (page) => stop(page, 'Marina-903'),
  }),
  read('lockers.list', 'the machines of a round', '/tournee', {
    request: /^GET \/lockers\?.*q%5B%5D=street/,
    quiet: (page) => retryButton(page),
    ready: (page) => page.getByRole('list', { name: 'Machines de la tournée' }).getByText('Itinéraire'),
  }),
]

/** Opens the step at the depot. The tab still stores the step of the previous case. */
async function openStep(page: Page) {
  const take = page.getByRole('button', { name: /^Prendre en charge/ })
  await take.or(finishStep(page)).first().waitFor()
  if (!(await finishStep(page).isVisible())) await take.click()
  for (const code of ['fautes-933', 'fautes-934']) {
    const line = page.getByRole('button', { name: new RegExp(`^${code}`) })
    if ((await line.getAttribute('aria-pressed')) === 'false') await line.click()
  }
}

const takenParcels = {
  bulkJob: true,
  dialog: 'Passer en cours de livraison',
  screen: '/tournee',
  seed: seedTaken,
  fill: openStep,
  send: confirmed((page) => finishStep(page).click()),
  done: '2 faites',
  property: 'status',
} as const

/** Change of status of the parcels that a courier takes at the depot. */
export const roundWrites = bulkJobFrom(933, 'the parcels that a courier takes', takenParcels)
