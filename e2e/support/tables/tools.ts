import type { Page } from '@playwright/test'
import { groupOf, openPalette } from '../pages/palette.ts'
import { listening, scan } from '../pages/scanner.ts'
import { act, pageBox, selectButton } from '../pages/selection.ts'
import { retryButton, yes } from '../pages/vocabulary.ts'
import type { State } from './intermediate.ts'

/** States of tools on many screens that no journey shows to axe: palette, scanner, bulk job, export. */

const dialog = (page: Page) => page.getByRole('dialog')

export const tools: State[] = [
  {
    name: 'the palette with results and a source that failed',
    path: '/societes',
    async enter(page, world) {
      await world.fault({ path: '^/api/lockers\\?' }, { status: 500 })
      await openPalette(page)
      await page.keyboard.type('ta')
      await groupOf(page, /^Machines/)
        .getByRole('option', { name: /n'ont pas pu être lues/ })
        .waitFor()
    },
  },
  {
    name: 'a scan that could not be looked up',
    path: '/societes',
    async enter(page, world) {
      await listening(page)
      await world.fault({ path: 'barcode=' }, { status: 500 })
      await scan(page, 'RAR-41')
      await retryButton(page.getByRole('region', { name: 'Code scanné' })).waitFor()
    },
  },
  {
    name: 'the result of a bulk job that failed in part',
    path: '/livraisons?status=picked_up',
    async enter(page, world) {
      await selectButton(page).click()
      await pageBox(page).check()
      await world.fault({ method: 'PATCH', nth: 1 }, { status: 503 })
      await act(page, 'Déposée').click()
      await yes(page).click()
      await dialog(page).getByRole('heading', { name: '1 en échec' }).waitFor()
    },
  },
  {
    name: 'an export that failed',
    path: '/livraisons',
    async enter(page, world) {
      await world.fault({ method: 'GET', path: 'itemsPerPage=100' }, { status: 500 })
      await page.getByRole('main').getByRole('button', { name: 'Exporter' }).click()
      await dialog(page).getByRole('button', { name: 'Exporter' }).click()
      await dialog(page).getByText("Une page n'a pas pu être lue.").waitFor()
    },
  },
]
