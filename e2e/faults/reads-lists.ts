import type { Page } from '@playwright/test'
import { retryButton } from '../support/pages/vocabulary.ts'
import { read, type Read } from './table.ts'

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })

const places = (page: Page) => page.getByRole('button', { name: 'Machine, société, date' })
const choice = (page: Page, label: string, name: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).filter({ hasText: name })

/** A selection survives the screen, so an earlier one ends first. */
async function startSelection(page: Page) {
  const select = page.getByRole('button', { name: 'Sélectionner', exact: true })
  if ((await select.getAttribute('aria-pressed')) === 'true') await select.click()
  await select.click()
}

/** All deliveries, read in the background. */
const allOrders = { operation: 'orders.list', request: /^GET \/orders\?.*\bitemsPerPage=100\b/ } as const
const filtered = { ...allOrders, quiet: retryButton }

const choices = {
  screen: '/livraisons',
  before: (page: Page) => places(page).waitFor(),
  act: (page: Page) => places(page).click(),
  quiet: retryButton,
}

export const listReads: Read[] = [
  read('companies.list', 'the whole collection for a filter', '/societes', {
    request: /^GET \/companies\?.*\bitemsPerPage=100\b/,
    before: (page) => filter(page).waitFor(),
    act: (page) => filter(page).fill('fautes'),
    quiet: retryButton,
    ready: (page) => page.getByText(/^1 résultat sur/),
  }),
  {
    ...filtered,
    where: 'the deliveries of a machine',
    screen: '/livraisons?machine=900',
    ready: (page) => page.getByText(/trouvées sur \d+ lues/),
  },
  {
    ...filtered,
    where: 'the worklist by deadline',
    screen: '/livraisons?status=operin&tri=echeance',
    ready: (page) => page.getByText(/triées? par échéance/),
  },
  {
    ...filtered,
    where: 'the worklist by age',
    screen: '/livraisons?status=operin&tri=anciennete',
    ready: (page) => page.getByText(/triées? par ancienneté/),
  },
  {
    ...allOrders,
    where: 'the selection of a whole filter',
    screen: '/livraisons?status=return',
    failure: /Ce qui a été lu est sélectionné/,
    before: startSelection,
    act: (page) => page.getByRole('button', { name: /^Sélectionner les \d+ de ce filtre/ }).click(),
    ready: (page) => page.getByText('12 sélectionnées, dont 10 sur cette page'),
  },
  {
    operation: 'lockers.list',
    where: 'the machines to filter by',
    ...choices,
    ready: (page) => choice(page, 'Machine', 'Marina-899'),
  },
  {
    operation: 'companies.list',
    where: 'the companies to filter by',
    ...choices,
    ready: (page) => choice(page, 'Société', 'Vide'),
  },
]
