import type { Page } from '@playwright/test'
import { groupOf } from '../support/pages/palette.ts'
import { titled } from './acts.ts'
import { read, type Read } from './table.ts'

/** Opens the palette, which accepts input at once. An ended session closes it, perhaps before it is visible. */
const typed = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Rechercher' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
}

/** A failed read shows an option in its group, which retries it. */
const inGroup = (name: RegExp, found: RegExp) => ({
  screen: '/preferences',
  before: (page: Page) => titled('Préférences')(page).waitFor(),
  quiet: (page: Page) => groupOf(page, name).getByRole('option', { name: /n'ont pas pu être/ }),
  ready: (page: Page) => groupOf(page, name).getByRole('option', { name: found }).first(),
})

/** Removes the code of the previous case from the list. */
async function readInBatch(page: Page) {
  const remove = page.getByRole('button', { name: 'Retirer fautes-900' })
  if (await remove.isVisible()) await remove.click()
  await page.getByRole('textbox', { name: 'Code-barres' }).fill('fautes-900')
  await page.keyboard.press('Enter')
}

export const paletteReads: Read[] = [
  {
    operation: 'companies.list',
    where: 'the companies of the palette',
    act: typed('fautes'),
    ...inGroup(/^Sociétés/, /Fautes/),
  },
  {
    operation: 'lockers.list',
    where: 'the machines of the palette',
    act: typed('taina'),
    ...inGroup(/^Machines/, /Taina-3/),
  },
  {
    operation: 'users.list',
    where: 'the users of the palette',
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
  read('orders.list', 'a code of the batch', '/livraisons/lecture-en-serie', {
    request: /^GET \/orders\?.*barcode=fautes-900/,
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Code-barres' }).waitFor()
      await page.getByText('Recherche…').waitFor({ state: 'detached' })
    },
    act: readInBatch,
    failure: /^non lu/,
    ready: (page) => page.getByRole('row', { name: /fautes-900 en cours de livraison/ }),
  }),
]
