import type { Page } from '@playwright/test'
import { retryButton } from '../support/pages/vocabulary.ts'
import type { Read } from './table.ts'

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })

/** What the filter of a list reads. */
export const listReads: Read[] = [
  {
    operation: 'companies.list',
    where: 'the whole collection for a filter',
    screen: '/societes',
    request: /^GET \/companies\?.*\bitemsPerPage=100\b/,
    before: (page) => filter(page).waitFor(),
    act: (page) => filter(page).fill('fautes'),
    quiet: retryButton,
    ready: (page) => page.getByText(/^1 résultat sur/),
  },
]
