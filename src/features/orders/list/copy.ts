/** Texts of the list of deliveries. Those that the specification gives are copied byte for byte. */
import { colon, plural, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import type { OrderFilter } from './search.ts'

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

/** Names of the worklists, the most urgent first: the order of their links. */
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
} as const

export const noOrders = {
  suggestion: 'Les livraisons que vous créez apparaissent ici.',
  search: (barcode: string) => `Aucune livraison pour ${quoted(barcode)}`,
  filtered: (filtersOn: readonly string[]) => `Aucune livraison ne correspond à : ${filtersOn.join(', ')}.`,
  filterOn: (name: string, value: string) => `${name} ${quoted(value)}`,
} as const

/** Sortings that the console does itself. */
export const sortings = { deadline: 'Échéance', anciennete: 'Ancienneté' } as const
type Sorting = keyof typeof sortings

export const clientFilter = {
  button: 'Machine, société, date',
  title: 'Filtrer par machine, société ou date',
  machine: 'Machine',
  societe: 'Société',
  du: 'Créées du',
  au: 'Créées au',
  days: 'Créées',
  /** « du 24/11/2026 au 30/11/2026 » */
  period: (du = '…', au = '…') => `du ${du} au ${au}`,
  notBefore: 'Ce jour ne peut pas être avant le premier.',
  today: "Aujourd'hui",
  yesterday: 'Hier',
  week: '7 jours',
  all: 'Toutes',
  apply: 'Filtrer',
  how: 'Le filtre porte sur les livraisons lues, de la plus récente à la plus ancienne.',
  onlySeen: 'Choix limité à ce que montrent les livraisons lues.',
  found: (found: number, read: number) =>
    `${formatNumber(found)} trouvée${plural(found)} sur ${formatNumber(read)} lue${plural(read)}`,
  /** A list that is only sorted. */
  sorted: (read: number, total = read, tri: Sorting = 'deadline') =>
    read < total
      ? `${formatNumber(read)} lue${plural(read)} sur ${formatNumber(total)}`
      : `${formatNumber(read)} triée${plural(read)} par ${sortings[tri].toLowerCase()}`,
  sortedPart: 'tri partiel',
  sortBy: 'Trier par',
  until: (date: string) => `lu jusqu'au ${date}`,
  reading: 'lecture en cours…',
  more: 'Lire la suite',
  failed: "La suite n'a pas pu être lue.",
  unread: "Les livraisons n'ont pas pu être lues.",
  /** Deliveries that do not name the machine, the company, the date or the age of the filter. */
  unknown: (count: number, { machine, societe, du, au, age }: OrderFilter) => {
    const names = [
      machine !== undefined && 'la machine',
      societe !== undefined && 'la société',
      (du ?? au) !== undefined && 'la date',
      age !== undefined && "l'ancienneté",
    ].filter(Boolean)
    return `partiel${colon} ${names.join(' ou ')} de ${formatNumber(count)} livraison${plural(count)} n'est pas indiquée`
  },
  none: (unknown: number, hasMore: boolean) =>
    unknown === 0 && !hasMore ? words.noMatch : 'Aucune livraison trouvée dans ce qui a été lu.',
} as const

/** Texts of the filter by the age of the status, in the order of its bands. */
export const ages = {
  name: 'Ancienneté',
  bands: ['moins de 24 h', '1 à 3 jours', '3 à 7 jours', 'plus de 7 jours'],
  /** Deliveries that are in no count. */
  note: (undated: number, isPartial: boolean, read = 0, total = read) =>
    [
      undated > 0 && `${formatNumber(undated)} sans date`,
      isPartial &&
        `partiel${colon} ${formatNumber(read)} lue${plural(read)}${read < total ? ` sur ${formatNumber(total)}` : ''}`,
    ]
      .filter(Boolean)
      .join(' · '),
} as const

export const counts = {
  again: (worklist: string) => `${worklist} : nombre inconnu, compter à nouveau`,
} as const

export const importing = 'Importer'

/** Starts the selection. Its other texts come with it. */
export const select = 'Sélectionner'
