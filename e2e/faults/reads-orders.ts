import type { Page } from '@playwright/test'
import { aRow, chooseFile, csv } from '../support/pages/import.ts'
import { worklist } from '../support/pages/orders.ts'
import { listening, scan } from '../support/pages/scanner.ts'
import { card, retryButton, saveButton } from '../support/pages/vocabulary.ts'
import { pick, rowsShown, titled } from './acts.ts'
import { opens, read, type Read } from './table.ts'

async function findRecipient(page: Page) {
  await page.getByRole('button', { name: 'Destinataire', exact: true }).click()
  await page.getByLabel('Nom, téléphone ou e-mail').fill('moea')
}

const unverified = /Des réservations ou des codes-barres n'ont pas pu être vérifiés/

const importOne = (page: Page) =>
  chooseFile(page, csv([aRow(1, { 0: 'Fautes', 1: 'Taina-3', 3: '', 2: 'Ambiant', 8: 'import-900' })]))

const latest = (where: string, screen: string): Read => ({
  operation: 'orders.list',
  where,
  screen,
  request: /^GET \/orders\?(?!.*status=).*itemsPerPage=100/,
  quiet: (page) => card(page, 'Dernières livraisons').getByRole('button', { name: 'Relire les livraisons' }),
  ready: (page) => card(page, 'Dernières livraisons').getByText(/trouvées sur les \d+ dernières lues/),
})

export const orderReads: Read[] = [
  opens('orders.list', 'the list', '/livraisons', rowsShown(10)),
  read('orders.list', 'the second page of the list', '/livraisons', {
    request: /^GET \/orders\?.*\bpage=2/,
    before: (page) => rowsShown(10)(page).waitFor(),
    act: (page) => page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '2' }).click(),
    ready: (page) => page.getByRole('rowheader').filter({ hasText: /900/ }),
  }),
  read('orders.list', 'the export', '/livraisons', {
    request: /^GET \/orders\?.*itemsPerPage=100/,
    failure: /Une page n'a pas pu être lue/,
    before: (page) => page.getByRole('main').getByRole('button', { name: 'Exporter' }).click(),
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Exporter' }).click(),
    typed: true,
    ready: (page) => page.getByRole('dialog').getByText('exportée'),
  }),
  read('orders.list', 'the search for a recipient', '/livraisons', {
    request: /^GET \/orders\?(?=.*status=created).*client/,
    failure: /Une partie des livraisons n'a pas pu être lue/,
    act: findRecipient,
    ready: (page) =>
      page.getByRole('dialog').locator('button:not([aria-disabled])', { hasText: 'Lire aussi les terminées' }),
  }),
  read('orders.list', 'the people to call', '/livraisons?status=overtime', {
    request: /^GET \/orders\?(?=.*status=overtimedue).*client/,
    failure: /Une partie des livraisons n'a pas pu être lue/,
    act: (page) => page.getByRole('button', { name: 'À appeler' }).click(),
    ready: (page) => page.getByRole('dialog').getByText('Personne à appeler.'),
  }),
  read('orders.one', 'the pick-up code for a caller', '/livraisons', {
    request: /^GET \/orders\/\d+\?.*receiveCode/,
    failure: /Le code n'a pas pu être lu/,
    before: async (page) => {
      await findRecipient(page)
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    },
    act: (page) => page.getByRole('button', { name: 'Afficher le code' }).click(),
    repeats: true,
    ready: (page) => page.getByRole('dialog').getByText('12345678'),
  }),
  latest('the latest deliveries of a company', '/societes/detail/900'),
  latest('the latest deliveries of a machine', '/lockers/detail/900'),
  opens('orders.one', 'the detail', '/livraisons/detail/900', titled('Livraison #900')),
  read('users.list', 'the choice of a courier', '/livraisons/detail/900', {
    act: (page) => page.getByRole('button', { name: 'Assigner un livreur' }).click(),
    ready: (page) => page.getByRole('dialog').getByRole('combobox', { name: 'Livreur' }),
  }),
  read('orders.list', 'the other parcels of a delivery', '/livraisons/detail/920', {
    request: /^GET \/orders\?.*barcode=fautes-groupe/,
    failure: /n'ont pas pu être lus/,
    ready: (page) => card(page, 'Colis du même envoi').getByRole('link', { name: 'Livraison #921' }),
  }),
  read('orders.one', 'a label', '/livraisons/etiquettes?commandes=900', {
    failure: /n'a pas pu être lue/,
    ready: (page) => page.getByText('1 étiquette prête à imprimer.'),
  }),
  read('orders.list', 'the number of parcels on a label', '/livraisons/etiquettes?commandes=920', {
    request: /^GET \/orders\?.*barcode=fautes-groupe/,
    failure: /nombre de colis de l'envoi n'a pas pu être lu/,
    ready: (page) => page.getByRole('article').filter({ hasText: '1/2' }),
  }),
  opens('orders.one', 'the duplicate', '/livraisons/dupliquer/900', saveButton),
  opens('companies.bookings', 'the zones of the duplicate', '/livraisons/dupliquer/900', saveButton),
  opens('companies.list', 'the first step of the wizard', '/livraisons/creation', (page) =>
    page.getByRole('combobox', { name: 'Société' }),
  ),
  opens('companies.list', 'the companies of the import', '/livraisons/import', (page) =>
    page.getByRole('button', { name: 'Choisir un fichier' }),
  ),
  read('companies.bookings', 'the bookings of the import', '/livraisons/import', {
    failure: unverified,
    act: importOne,
    typed: true,
    ready: (page) => page.getByText('1 prête, 0 à corriger.'),
  }),
  read('orders.list', 'the barcodes of the import', '/livraisons/import', {
    request: /^GET \/orders\?.*barcode=import-900/,
    failure: unverified,
    act: importOne,
    typed: true,
    ready: (page) => page.getByText(/^1 prête, 0 à corriger\.\s*$/),
  }),
  read('companies.bookings', 'the second step of the wizard', '/livraisons/creation', {
    before: (page) => pick(page, 'Société', /Fautes/),
    act: (page) => page.getByRole('button', { name: 'Suivant' }).click(),
    ready: (page) => page.getByRole('spinbutton', { name: 'Quantité' }).first(),
  }),
  read('orders.list', 'the count of a worklist', '/livraisons', {
    request: /^GET \/orders\?page=1&itemsPerPage=1&status=operin&/,
    quiet: (page) => page.getByRole('button', { name: /^Déposées\s: / }),
    ready: (page) => worklist(page, 'Déposées').filter({ hasText: /\d/ }),
  }),
  read('orders.list', 'the parcels in machines', '/inventaire', {
    request: /^GET \/orders\?page=1&itemsPerPage=100&status=operin&/,
    quiet: (page) => retryButton(page),
    ready: (page) => page.getByRole('row', { name: /Taina-3.*1$/ }),
  }),
  read('orders.list', 'a scanned barcode', '/societes', {
    request: /^GET \/orders\?.*barcode=fautes-900/,
    before: async (page) => {
      // The previous page has subscribed as well.
      await rowsShown(10)(page).waitFor()
      await listening(page)
    },
    act: (page) => scan(page, 'fautes-900'),
    judges: true,
    failure: /n'a pas pu être cherchée/,
    ready: titled('Livraison #900'),
  }),
]
