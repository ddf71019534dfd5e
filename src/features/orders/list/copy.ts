/** Texts of the list of deliveries. Those that the specification gives are copied byte for byte. */
import { plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const columns = {
  id: '#',
  company: 'Société',
  locker: 'Machine',
  barcode: 'Code-barres',
  multiOrderCode: 'Multi-commande',
  slot: 'Casier',
  status: 'Statut',
  createdAt: 'Date de création',
} as const

export const filters = {
  barcode: 'Code-barres',
  barcodeHint: 'Chercher, puis Entrée',
  search: 'Chercher',
  status: 'Statut',
  all: 'Tous',
  perPage: 'Par page',
  clear: 'Effacer les filtres',
  chip: (name: string, value: string) => `${name} : ${value}`,
  remove: (name: string, value: string) => `Retirer le filtre ${name} « ${value} »`,
} as const

/** In the sequence in which they stand above the list: what is most urgent comes first. */
export const worklists = {
  overtime: 'Expirées',
  overtimedue: "Proches de l'expiration",
  reminder: 'À relancer',
  operin: 'Déposées',
  left_for_customer_service: 'Service client',
  created: 'À préparer',
  ready_for_delivery: 'Prêtes',
  picked_up: 'En livraison',
} as const

export const worklistWords = { name: 'Listes de travail', all: 'Toutes' } as const

export const list = {
  create: 'Nouvelle livraison',
  found: (count: number, page: number) => `${formatNumber(count)} livraison${plural(count)}, page ${page}`,
  rank: (rank: number, of?: number) => (of === undefined ? `n° ${rank}` : `${rank}/${of}`),
  rankInWords: (rank: number, of?: number) =>
    of === undefined ? `Commande ${rank} d'un envoi groupé` : `Commande ${rank} sur ${of} du même envoi`,
} as const
