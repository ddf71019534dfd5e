import { expect, type Page } from '@playwright/test'
import { giveCamera } from '../fixtures/fake-camera.ts'
import { groupOf, openPalette, options } from '../pages/palette.ts'
import { confirmRun } from '../pages/parcel-group.ts'
import { listening, scan } from '../pages/scanner.ts'
import { act, count, pageBox, selectButton } from '../pages/selection.ts'
import { retryButton } from '../pages/vocabulary.ts'
import type { State } from './intermediate.ts'

/** States of tools on many screens: palette, scanner, camera, selection, export. */

const dialog = (page: Page) => page.getByRole('dialog')

async function openCamera(page: Page, colour: string) {
  await giveCamera(page, colour)
  await page.reload()
  await page.getByRole('button', { name: 'Scanner un code' }).click()
}

async function select(page: Page) {
  await selectButton(page).click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText(/^10 sélectionnées/)
}

async function startExport(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Exporter' }).click()
  await dialog(page).getByRole('button', { name: 'Exporter' }).click()
}

export const tools: State[] = [
  {
    name: 'the palette with results of several kinds',
    path: '/societes',
    async enter(page) {
      await openPalette(page)
      await page.keyboard.type('ta')
      await options(page).nth(3).waitFor()
    },
  },
  {
    name: 'the palette with a source that failed',
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
    name: 'the palette without a result',
    path: '/societes',
    async enter(page) {
      await openPalette(page)
      await page.keyboard.type('rien de tel')
      await dialog(page).getByText('Aucun résultat').first().waitFor()
    },
  },
  {
    name: 'the camera that reads',
    path: '/societes',
    async enter(page) {
      await openCamera(page, 'grey')
      await dialog(page).getByText('Placez le code dans le cadre.').waitFor()
    },
  },
  {
    name: 'the camera in the dark',
    path: '/societes',
    async enter(page) {
      await openCamera(page, 'black')
      await dialog(page).getByText('Il fait trop sombre pour lire un code.').waitFor()
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
    name: 'codes in a row',
    path: '/livraisons/lecture-en-serie',
    async enter(page) {
      await listening(page)
      await scan(page, 'RAR-41')
      await page.getByRole('row', { name: /inconnu/ }).waitFor()
    },
  },
  { name: 'a page that is selected', path: '/livraisons', enter: select },
  {
    name: 'the question about a page of deliveries',
    path: '/livraisons?status=picked_up',
    async enter(page) {
      await selectButton(page).click()
      await pageBox(page).check()
      await act(page, 'Déposée').click()
      await dialog(page).getByText('Voulez-vous vraiment').waitFor()
    },
  },
  {
    name: 'the report of a run that failed in part',
    path: '/livraisons?status=picked_up',
    async enter(page, world) {
      await selectButton(page).click()
      await pageBox(page).check()
      await world.fault({ method: 'PATCH', nth: 1 }, { status: 503 })
      await act(page, 'Déposée').click()
      await confirmRun(page)
      await dialog(page).getByRole('heading', { name: '1 en échec' }).waitFor()
    },
  },
  {
    name: 'an export that failed',
    path: '/livraisons',
    async enter(page, world) {
      await world.fault({ method: 'GET', path: 'itemsPerPage=100' }, { status: 500 })
      await startExport(page)
      await dialog(page).getByText("Une page n'a pas pu être lue.").waitFor()
    },
  },
  {
    name: 'an export that is over',
    path: '/societes',
    async enter(page) {
      await startExport(page)
      await dialog(page).getByText('lignes exportées').waitFor()
    },
  },
]
