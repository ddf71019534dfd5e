import type { Page } from '@playwright/test'
import { letExpire } from './storage.ts'
import { field } from './vocabulary.ts'
import { fillRecipient, next } from './wizard.ts'
import type { World } from './world.ts'

/** What the screens become when something is opened, refused, empty, late or broken, on the demonstration data. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const actions = /^Actions/

/** What opens a menu, by its address. */
export const menus: [path: string, opener: RegExp][] = [
  ['/societes', /Super/],
  ['/societes', actions],
  ['/societes/detail/2', actions],
  ['/utilisateurs', actions],
  ['/lockers', actions],
  ['/livraisons', actions],
]

/** Addresses, what opens a window there, the entry of a menu that stands between them, and whether it is a question. */
export const windows: [path: string, opener: string | RegExp, entry?: string, asks?: true][] = [
  ['/societes', 'Mentions légales'],
  ['/societes', actions, 'Supprimer', true],
  ['/societes/detail/2', 'Nouvel utilisateur'],
  ['/utilisateurs', /^Actions : (Aro Seul|Seul Aro)$/, 'Supprimer', true],
  ['/lockers', actions, 'Supprimer', true],
  ['/lockers/detail/3', 'Supprimer', undefined, true],
  ['/lockers/detail/3', /^Modifier la zone/],
  ['/lockers/detail/3', /^Supprimer la zone/, undefined, true],
  ['/lockers/detail/3', /^Modifier le casier/],
  ['/lockers/detail/3', /^Supprimer le casier/, undefined, true],
  ['/bookings', /^Modifier le booking/],
  ['/bookings', /^Supprimer le booking/, undefined, true],
  ['/livraisons?status=created', actions, 'Annuler la commande', true],
  ['/livraisons?status=cancel', actions, 'Supprimer', true],
  ['/livraisons/detail/14', /^Modifier$/],
  ['/livraisons/detail/14', /Assigner un livreur|Changer de livreur/],
]

/** Nobody that the demonstration knows may be deleted: each belongs to a company. */
export const seedStranger = (world: World) =>
  world.seed({ users: [{ id: 900, firstName: 'Aro', lastName: 'Seul', roles: ['ROLE_USER'] }] })

/** Lists to choose from: address, label, what stands between them. */
export const lists: [path: string, label: string, opener?: string | RegExp][] = [
  ['/utilisateurs/creation', 'Rôle'],
  ['/bookings/creation', 'Société'],
  ['/bookings/creation', 'Machine'],
  ['/livraisons/creation', 'Société'],
  ['/societes/detail/2', 'Utilisateur', 'Nouvel utilisateur'],
  ['/livraisons/detail/14', 'Livreur', /Assigner un livreur|Changer de livreur/],
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

/** Forms, and how each comes to be refused. */
export const refusals: [path: string, refuse: (page: Page) => Promise<unknown>][] = [
  ['/societes/creation', submit],
  ['/societes/modification/2', without('Nom')],
  ['/societes/2/utilisateur/creation', submit],
  ['/utilisateurs/creation', submit],
  ['/utilisateurs/modification/7', without('Nom')],
  ['/utilisateurs/modification/mot-de-passe/7', submit],
  ['/mon-compte/modification', without('Nom')],
  ['/mon-compte/modification/mot-de-passe', submit],
  ['/lockers/creation', submit],
  ['/lockers/modification/3', without('Ville')],
  ['/bookings/creation', submit],
  ['/societes/2/booking/creation', submit],
  ['/livraisons/detail/14', without('Code-barres')],
  ['/livraisons/dupliquer/14', without('Code-barres')],
  ['/livraisons/creation', submit],
  [
    '/livraisons/creation',
    async (page) => {
      await toRecipient(page)
      await submit(page)
    },
  ],
]

export const publicRefusals: [path: string, refuse: (page: Page) => Promise<unknown>][] = [
  ['/connexion', submit],
  ['/mot-de-passe-oublie', submit],
  ['/reinitialisation-mot-de-passe/abc', submit],
]

/** Under way: the wizard's steps between the first and the last, a session that ends, a question that is left open. */
export const others: [name: string, path: string, enter: (page: Page, world: World) => Promise<unknown>][] = [
  ['second step', '/livraisons/creation', toSlots],
  [
    'last step',
    '/livraisons/creation',
    async (page) => {
      await toRecipient(page)
      await fillRecipient(page)
      await next(page)
      await button(page, 'Valider').waitFor()
    },
  ],
  [
    'unsaved question',
    '/societes/modification/2',
    async (page) => {
      await field(page, 'Nom').fill('Autre')
      await page.getByRole('link', { name: 'Machines', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  ['nothing found', '/livraisons?barcode=rien', (page) => page.getByText(/^Aucune livraison/).waitFor()],
  ['gone', '/societes/detail/999', (page) => page.getByText('Données introuvables').waitFor()],
  [
    'session over',
    '/societes/modification/2',
    async (page, world) => {
      await field(page, 'Nom').fill('Autre')
      await letExpire(page)
      await world.fault({ path: '/api/token/refresh' }, { status: 401, description: 'JWT Refresh Token Not Found' })
      await submit(page)
      await page.getByRole('dialog').waitFor()
    },
  ],
]
