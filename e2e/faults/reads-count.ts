import { expect, type Page } from '@playwright/test'
import { begin, finish, strangers } from '../support/pages/count.ts'
import { card, retryButton, yes } from '../support/pages/vocabulary.ts'
import { read, type Read } from './table.ts'

/** Starts a count. The tab still stores the count of the previous case. */
export async function freshCount(page: Page) {
  const over = page.getByRole('button', { name: /^(Abandonner|Fermer le compte rendu)$/ })
  await over.or(begin(page)).first().waitFor()
  if (await over.isVisible()) {
    await over.click()
    await yes(page).click()
    // Closing the report discards its data. Advancing the clock would time out the running calls.
    await expect(begin(page)).toBeEnabled()
    await page.clock.fastForward('11:00')
  }
  await begin(page).click()
  await finish(page).waitFor()
}

const unknown = (page: Page) => strangers(page).filter({ hasText: 'Aucune livraison ne porte ce code.' })

/** Reads of a count, which continues without their answers. seed.ts puts one parcel into machine 902. */
export const countReads: Read[] = [
  read('orders.list', 'an unexpected code in a count', '/inventaire/902/comptage', {
    request: /^GET \/orders\?.*barcode=inattendu-/,
    before: freshCount,
    typed: true,
    judges: true,
    async act(page, nth) {
      await page.getByRole('textbox', { name: 'Code du colis' }).fill(`inattendu-${nth}`)
      await page.getByRole('button', { name: 'Compter' }).click()
    },
    // The automatic retry may be faster than the click.
    quiet: (page) => retryButton(page).or(unknown(page)).first(),
    ready: unknown,
  }),
  read('orders.one', 'the status of a missing parcel, in the report of a count', '/inventaire/902/comptage', {
    before: freshCount,
    typed: true,
    act: (page) => finish(page).click(),
    quiet: retryButton,
    ready: (page) => card(page, 'Absents').getByRole('button', { name: 'Récupérée par le coursier' }),
  }),
]
