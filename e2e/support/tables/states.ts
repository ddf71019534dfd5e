import type { Page } from '@playwright/test'
import { letExpire } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { field } from '../pages/vocabulary.ts'
import { fillRecipient, next } from '../pages/wizard.ts'

/** States of the screens: opened, refused, empty, late or broken, on the demonstration data. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const actions = /^Actions/

/** The buttons that open menus, by address. */
export const menus: { path: string; opener: RegExp }[] = [
  { path: '/societes', opener: /Super/ },
  { path: '/societes', opener: actions },
  { path: '/societes/detail/2', opener: actions },
  { path: '/utilisateurs', opener: actions },
  { path: '/lockers', opener: actions },
  { path: '/livraisons', opener: actions },
]

interface Dialog {
  path: string
  opener: string | RegExp
  /** The entry of the menu that `opener` opens. Absent when `opener` opens the dialog itself. */
  entry?: string
  /** A question with the answers yes and no. */
  isQuestion?: true
}

/** Every dialog of the console and what opens it. */
export const dialogs: Dialog[] = [
  { path: '/societes', opener: 'Mentions légales' },
  { path: '/societes', opener: actions, entry: 'Supprimer', isQuestion: true },
  { path: '/societes/detail/2', opener: 'Nouvel utilisateur' },
  { path: '/utilisateurs', opener: /^Actions : (Aro Seul|Seul Aro)$/, entry: 'Supprimer', isQuestion: true },
  { path: '/lockers', opener: actions, entry: 'Supprimer', isQuestion: true },
  { path: '/lockers/detail/3', opener: 'Supprimer', isQuestion: true },
  { path: '/lockers/detail/3', opener: /^Modifier la zone/ },
  { path: '/lockers/detail/3', opener: /^Supprimer la zone/, isQuestion: true },
  { path: '/lockers/detail/3', opener: /^Modifier le casier/ },
  { path: '/lockers/detail/3', opener: /^Supprimer le casier/, isQuestion: true },
  { path: '/bookings', opener: /^Modifier le booking/ },
  { path: '/bookings', opener: /^Supprimer le booking/, isQuestion: true },
  { path: '/livraisons?status=created', opener: actions, entry: 'Annuler la commande', isQuestion: true },
  { path: '/livraisons?status=cancel', opener: actions, entry: 'Supprimer', isQuestion: true },
  { path: '/livraisons/detail/14', opener: /^Modifier$/ },
  { path: '/livraisons/detail/14', opener: /Assigner un livreur|Changer de livreur/ },
]

/** No user of the demonstration data can be deleted, because each belongs to a company. */
export const seedStranger = (world: World) =>
  world.seed({ users: [{ id: 900, firstName: 'Aro', lastName: 'Seul', roles: ['ROLE_USER'] }] })

/** Fields with a list of options, by label. `opener` opens the dialog with the field. */
export const lists: { path: string; label: string; opener?: string | RegExp }[] = [
  { path: '/utilisateurs/creation', label: 'Rôle' },
  { path: '/bookings/creation', label: 'Société' },
  { path: '/bookings/creation', label: 'Machine' },
  { path: '/livraisons/creation', label: 'Société' },
  { path: '/societes/detail/2', label: 'Utilisateur', opener: 'Nouvel utilisateur' },
  { path: '/livraisons/detail/14', label: 'Livreur', opener: /Assigner un livreur|Changer de livreur/ },
]

const submit = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Enregistrer|Suivant|Se connecter|Envoyer|Réinitialiser)$/ })
    .last()
    .click()

const without = (label: string) => async (page: Page) => {
  await field(page, label).fill('')
  await submit(page)
}

async function toSlots(page: Page) {
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option').first().click()
  await next(page)
  await page.getByRole('spinbutton', { name: 'Quantité' }).first().waitFor()
}

async function toRecipient(page: Page) {
  await toSlots(page)
  await page.getByRole('spinbutton', { name: 'Quantité', disabled: false }).first().fill('1')
  await next(page)
  await field(page, 'Prénom').waitFor()
}

interface Refusal {
  path: string
  /** For a second form at the same address. */
  name?: string
  /** Sends the form with something missing. */
  refuse: (page: Page) => Promise<unknown>
}

/** Every form behind the sign-in, and how to make it invalid. */
export const refusals: Refusal[] = [
  { path: '/societes/creation', refuse: submit },
  { path: '/societes/modification/2', refuse: without('Nom') },
  { path: '/societes/2/utilisateur/creation', refuse: submit },
  { path: '/utilisateurs/creation', refuse: submit },
  { path: '/utilisateurs/modification/7', refuse: without('Nom') },
  { path: '/utilisateurs/modification/mot-de-passe/7', refuse: submit },
  { path: '/mon-compte/modification', refuse: without('Nom') },
  { path: '/mon-compte/modification/mot-de-passe', refuse: submit },
  { path: '/lockers/creation', refuse: submit },
  { path: '/lockers/modification/3', refuse: without('Ville') },
  { path: '/bookings/creation', refuse: submit },
  { path: '/societes/2/booking/creation', refuse: submit },
  { path: '/livraisons/detail/14', refuse: without('Code-barres') },
  { path: '/livraisons/dupliquer/14', refuse: without('Code-barres') },
  { path: '/livraisons/creation', refuse: submit },
  {
    path: '/livraisons/creation',
    name: 'the recipient of a new delivery',
    async refuse(page) {
      await toRecipient(page)
      await submit(page)
    },
  },
]

export const publicRefusals: Refusal[] = [
  { path: '/connexion', refuse: submit },
  { path: '/mot-de-passe-oublie', refuse: submit },
  { path: '/reinitialisation-mot-de-passe/abc', refuse: submit },
]

interface State {
  name: string
  path: string
  enter: (page: Page, world: World) => Promise<unknown>
}

/** Intermediate states: steps of the wizard, a session that ends, an open question. */
export const others: State[] = [
  { name: 'second step', path: '/livraisons/creation', enter: toSlots },
  {
    name: 'last step',
    path: '/livraisons/creation',
    async enter(page) {
      await toRecipient(page)
      await fillRecipient(page)
      await next(page)
      await button(page, 'Valider').waitFor()
    },
  },
  {
    name: 'unsaved question',
    path: '/societes/modification/2',
    async enter(page) {
      await field(page, 'Nom').fill('Autre')
      await page.getByRole('link', { name: 'Machines', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'nothing found',
    path: '/livraisons?barcode=rien',
    enter: (page) => page.getByText(/^Aucune livraison/).waitFor(),
  },
  { name: 'gone', path: '/societes/detail/999', enter: (page) => page.getByText('Données introuvables').waitFor() },
  {
    name: 'session over',
    path: '/societes/modification/2',
    async enter(page, world) {
      await field(page, 'Nom').fill('Autre')
      await letExpire(page)
      await world.fault({ path: '/api/token/refresh' }, { status: 401, description: 'JWT Refresh Token Not Found' })
      await submit(page)
      await page.getByRole('dialog').waitFor()
    },
  },
]
