import type { Page } from '@playwright/test'

/** Presses of a working day. Each entry starts on the page where the previous one ended. */

export interface Press {
  name: string
  /** Opens this address first. */
  at?: string
  /** Preparation, not measured. */
  before?: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })
const rowLink = (page: Page, row: number) => page.locator('tbody th a').nth(row)
/** Time that a person holds a button down, in milliseconds. */
export const held = { delay: 80 }
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 })
const escape = (page: Page) => page.keyboard.press('Escape')

export const presses: Press[] = [
  { name: "open a row's menu", at: '/livraisons', press: (page) => button(page, /^Actions/).click(held) },
  { name: "close a row's menu", press: escape },
  { name: "open a row's menu again", press: (page) => button(page, /^Actions/).click(held) },
  {
    name: 'turn a page',
    before: escape,
    press: (page) => page.getByRole('link', { name: 'Suivant' }).click(held),
  },
  {
    name: 'show 100 rows a page',
    before: (page) => page.getByLabel('Par page').focus(),
    press: (page) => page.keyboard.press('End'),
  },
  { name: 'change the theme with 100 rows', press: (page) => button(page, 'Passer au thème sombre').click(held) },
  {
    name: 'filter by a worklist',
    press: (page) => page.getByRole('link', { name: 'Service client' }).click(held),
  },
  {
    name: 'filter by a status',
    before: (page) => page.getByLabel('Statut').focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'type a barcode in the filter',
    at: '/livraisons',
    before: (page) => page.getByRole('searchbox', { name: 'Code-barres' }).focus(),
    press: (page) => type(page, 'CMP-0001'),
  },
  { name: 'search for it', press: (page) => page.keyboard.press('Enter') },
  {
    name: 'open a detail from a hovered link',
    before: (page) => rowLink(page, 0).hover(),
    press: (page) => rowLink(page, 0).click(held),
  },
  { name: 'go back', press: (page) => button(page, 'Retour').click(held) },
  { name: 'open a detail from a link that was not hovered', press: (page) => rowLink(page, 4).click(held) },
  {
    name: 'open a dialog',
    press: (page) =>
      page.getByRole('region', { name: 'Destinataire' }).getByRole('button', { name: 'Modifier' }).click(held),
  },
  {
    name: 'type in a dialog',
    before: (page) => page.getByRole('dialog').getByRole('textbox').first().focus(),
    press: (page) => type(page, 'Teri'),
  },
  {
    name: 'go to another list from the menu',
    at: '/livraisons',
    before: (page) => menuLink(page, 'Machines').hover(),
    press: (page) => menuLink(page, 'Machines').click(held),
  },
  {
    name: 'open a machine',
    before: (page) => rowLink(page, 2).hover(),
    press: (page) => rowLink(page, 2).click(held),
  },
  {
    name: 'load more rows',
    at: '/societes',
    press: (page) => button(page, /^Charger plus/).click(held),
  },
  {
    name: 'throw a switch',
    at: '/societes/detail/1',
    press: (page) => page.getByRole('switch', { name: 'Notifications par e-mail' }).press('Space'),
  },
  {
    name: 'open a list of options',
    at: '/livraisons/creation',
    press: (page) => page.getByRole('combobox', { name: 'Société' }).click(held),
  },
  { name: 'type in a list of options', press: (page) => type(page, 'vai') },
  {
    name: 'add a part to a form',
    at: '/lockers/creation',
    before: async (page) => {
      // 16 fields, plus six for each further slot format.
      for (let more = 0; more < 3; more += 1) await button(page, /^Dupliquer le dernier casier/).click(held)
    },
    press: (page) => button(page, /^Dupliquer le dernier casier/).click(held),
  },
  {
    name: 'type in a form of 40 fields',
    before: (page) => page.getByLabel('Emplacement', { exact: true }).focus(),
    press: (page) => type(page, 'Marina'),
  },
  { name: 'submit a form of 40 fields, 30 of them wrong', press: (page) => button(page, 'Enregistrer').click(held) },
  {
    name: 'correct one of them',
    before: (page) => page.getByLabel('Ville').focus(),
    press: (page) => type(page, 'Faaa'),
  },
  {
    name: 'tick 100 rows',
    at: '/livraisons',
    before: async (page) => {
      await page.getByLabel('Par page').selectOption('100')
      await rowLink(page, 99).waitFor()
      await button(page, 'Sélectionner').click(held)
    },
    press: (page) => page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).click(held),
  },
  { name: 'open the palette', at: '/livraisons', press: (page) => page.keyboard.press('Control+k') },
  { name: 'type in the palette', press: (page) => type(page, 'vai') },
  { name: 'close the palette', press: escape },
  { name: 'reduce the menu', press: (page) => button(page, 'Réduire le menu').click(held) },
]
