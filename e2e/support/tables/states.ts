import type { Page } from '@playwright/test'
import { field } from '../pages/vocabulary.ts'
import { next } from '../pages/wizard.ts'

const actions = /^Actions/

export interface Menu {
  path: string
  opener: RegExp
  key: 'Enter' | 'Space'
}

/** The menu of the top bar and that of a row, and the key that opens them. All menus are one component. */
export const menus: Menu[] = [
  { path: '/societes', opener: /Super/, key: 'Enter' },
  { path: '/livraisons', opener: actions, key: 'Space' },
]

export interface Dialog {
  path: string
  opener: string | RegExp
  /** The entry of the menu that `opener` opens. Absent when `opener` opens the dialog itself. */
  entry?: string
  /** The title of the card with the opener, where several cards have a button of this name. */
  card?: string
  /** A question with the answers yes and no. */
  isQuestion?: true
  /** The device has a camera. */
  camera?: true
  /** Native dialog: Tab also reaches the controls of the browser, but never the page below. */
  isNative?: true
}

/** The dialogs of the console and their openers. The questions are one component, so two of them stand for all. */
export const dialogs: Dialog[] = [
  { path: '/societes', opener: 'Mentions légales' },
  { path: '/societes', opener: 'Rechercher', isNative: true },
  { path: '/societes', opener: 'Scanner un code', camera: true },
  { path: '/societes/detail/2', opener: 'Nouvel utilisateur' },
  { path: '/lockers/detail/3', opener: /^Modifier la zone/ },
  { path: '/lockers/detail/3', opener: /^Modifier le casier/ },
  { path: '/lockers/detail/3', opener: /^Supprimer le casier/, isQuestion: true },
  { path: '/bookings', opener: /^Modifier le booking/ },
  { path: '/livraisons?status=created', opener: actions, entry: 'Annuler la commande', isQuestion: true },
  { path: '/bookings', opener: 'Colonnes' },
  { path: '/livraisons', opener: 'Vues' },
  { path: '/livraisons', opener: 'Machine, société, date' },
  { path: '/livraisons/detail/14', opener: 'Modifier', card: 'Destinataire' },
  { path: '/livraisons/detail/14', opener: 'Modifier', card: 'Produits' },
  { path: '/livraisons/detail/14', opener: /Assigner un livreur|Changer de livreur/ },
]

export const submit = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Enregistrer|Suivant|Se connecter|Envoyer|Réinitialiser)$/ })
    .last()
    .click()

const without = (label: string) => async (page: Page) => {
  await field(page, label).fill('')
  await submit(page)
}

export async function toSlots(page: Page) {
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option').first().click()
  await next(page)
  await page.getByRole('spinbutton', { name: 'Quantité' }).first().waitFor()
}

export async function toClient(page: Page) {
  await toSlots(page)
  await page.getByRole('spinbutton', { name: 'Quantité', disabled: false }).first().fill('1')
  await next(page)
  await field(page, 'Prénom').waitFor()
}

export interface Refusal {
  path: string
  /** Distinguishes a second form at the same address. */
  name?: string
  /** Is open to everybody. */
  isPublic?: true
  /** Submits an incomplete form. */
  refuse: (page: Page) => Promise<unknown>
}

/** Every form, and how to make it invalid. */
export const refusals: Refusal[] = [
  { path: '/connexion', isPublic: true, refuse: submit },
  { path: '/mot-de-passe-oublie', isPublic: true, refuse: submit },
  { path: '/reinitialisation-mot-de-passe/abc', isPublic: true, refuse: submit },
  { path: '/societes/creation', refuse: submit },
  { path: '/societes/2/utilisateur/creation', refuse: submit },
  { path: '/utilisateurs/creation', refuse: submit },
  { path: '/utilisateurs/modification/mot-de-passe/7', refuse: submit },
  { path: '/mon-compte/modification', refuse: without('Nom') },
  { path: '/lockers/creation', refuse: submit },
  { path: '/lockers/modification/3', refuse: without('Ville') },
  { path: '/bookings/creation', refuse: submit },
  { path: '/livraisons/detail/14', refuse: without('Code-barres') },
  { path: '/livraisons/dupliquer/14', refuse: without('Code-barres') },
  { path: '/livraisons/creation', refuse: submit },
  {
    path: '/livraisons/creation',
    name: 'the recipient of a new delivery',
    async refuse(page) {
      await toClient(page)
      await submit(page)
    },
  },
]
