import type { Page } from '@playwright/test'
import { groupOf, openPalette } from '../support/pages/palette.ts'
import { titled } from './acts.ts'
import type { Read } from './table.ts'

const typed = (text: string) => async (page: Page) => {
  await openPalette(page)
  await page.keyboard.type(text)
}

/** What could not be read is an option of its group, which reads it again. */
const inGroup = (name: RegExp, found: RegExp) => ({
  screen: '/preferences',
  before: (page: Page) => titled('Préférences')(page).waitFor(),
  quiet: (page: Page) => groupOf(page, name).getByRole('option', { name: /n'ont pas pu être/ }),
  ready: (page: Page) => groupOf(page, name).getByRole('option', { name: found }).first(),
})

/** The reads of the palette. */
export const findReads: Read[] = [
  {
    operation: 'companies.list',
    where: 'the companies of the palette',
    request: /^GET \/companies\?/,
    act: typed('fautes'),
    ...inGroup(/^Sociétés/, /Fautes/),
  },
  {
    operation: 'lockers.list',
    where: 'the machines of the palette',
    request: /^GET \/lockers\?/,
    act: typed('taina'),
    ...inGroup(/^Machines/, /Taina-3/),
  },
  {
    operation: 'users.list',
    where: 'the users of the palette',
    request: /^GET \/users\?/,
    act: typed('premier'),
    ...inGroup(/^Utilisateurs/, /Moana Premier/),
  },
  {
    operation: 'orders.list',
    where: 'the barcode in the palette',
    request: /^GET \/orders\?.*barcode=fautes-900/,
    act: typed('fautes-900'),
    ...inGroup(/^Livraisons/, /fautes-900/),
  },
]
