import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'
import { cellOf, row } from './vocabulary.ts'

/** The statuses of the specification, written out again on purpose: id of the seeded order, and label. */
export const statuses = [
  { id: 101, status: 'created', label: 'Commande créée' },
  { id: 102, status: 'ready_for_delivery', label: 'prête pour la livraison' },
  { id: 103, status: 'picked_up', label: 'en cours de livraison' },
  { id: 104, status: 'operin', label: 'déposée' },
  { id: 105, status: 'receive', label: 'récupérée par le client' },
  { id: 106, status: 'operout', label: 'récupérée par le coursier' },
  { id: 107, status: 'reminder', label: 'non récupérée depuis un certain temps' },
  { id: 108, status: 'overtimedue', label: "proche de l'expiration" },
  { id: 109, status: 'overtime', label: 'expirée' },
  { id: 110, status: 'left_for_customer_service', label: 'retournée au service client' },
  { id: 111, status: 'return', label: 'retour par le client' },
  { id: 112, status: 'cancel', label: 'annulée' },
] as const

/** One order in each status, all of them with a slot number; none in a group. */
export const seedStatuses = (world: World) =>
  world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    orders: statuses.map(({ id, status }) => anOrder({ id, status, cleveronSlotId: '17', company: 7 })),
  })

/** The list's columns, in the specification's order (ORD-01). */
export const columns = [
  '#',
  'Société',
  'Machine',
  'Code-barres',
  'Multi-commande',
  'Casier',
  'Statut',
  'Date de création',
  'Actions',
] as const

export const cell = (page: Page, order: number, header: (typeof columns)[number]) =>
  cellOf(row(page, String(order)), header)

export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' })
export const pageLink = (page: Page, number: number) =>
  pages(page).getByRole('link', { name: `Page ${number}`, exact: true })

export const worklists = (page: Page) => page.getByRole('navigation', { name: 'Listes de travail' })

/** The first one has no count. */
export const worklistNames = [
  'Toutes',
  'Expirées',
  "Proches de l'expiration",
  'À relancer',
  'Déposées',
  'Service client',
  'À préparer',
  'Prêtes',
  'En livraison',
]

export const worklist = (page: Page, name: string) =>
  worklists(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** The calls of the list, as search parameters. */
export async function listCalls(world: World) {
  const calls = await world.requests('GET /api/orders?')
  return calls.map(({ query }) => new URLSearchParams(query))
}

export const menuOf = (page: Page, id: number) =>
  page.getByRole('button', { name: `Actions : livraison ${id}`, exact: true })

export async function chooseAction(page: Page, id: number, entry: string) {
  await menuOf(page, id).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Four parcels in machines, two that have expired. */
export async function seedWorklists(world: World) {
  const inMachine = [1, 2, 3, 4].map((id) => anOrder({ id, status: 'operin', barcode: `CMP-${id}` }))
  await world.start({ orders: [...inMachine, ...[5, 6].map((id) => anOrder({ id, status: 'overtime' }))] })
}

export const countOf = (page: Page, name: string) => worklist(page, name).getByText(/^[\d\s]+$/)
