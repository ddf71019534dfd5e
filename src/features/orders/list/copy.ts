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
  fold: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  perPage: 'Par page',
  clear: 'Effacer les filtres',
  chip: (name: string, value: string) => `${name} : ${value}`,
  remove: (name: string, value: string) => `Retirer le filtre ${name} « ${value} »`,
} as const

/** Names of the worklists. Their order is in Worklists.tsx. */
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

/** Texts of the empty list. */
export const noOrders = {
  suggestion: 'Les livraisons que vous créez apparaissent ici.',
  search: (barcode: string) => `Aucune livraison pour ${quoted(barcode)}`,
  filtered: (filtersOn: readonly string[]) => `Aucune livraison ne correspond à : ${filtersOn.join(', ')}.`,
  filterOn: (name: string, value: string) => `${name} ${quoted(value)}`,
} as const

/** Texts of the filters and of the sorting that run on the client. */
export const clientFilter = {
  button: 'Machine, société, date',
  title: 'Filtrer par machine, société ou date',
  machine: 'Machine',
  societe: 'Société',
  du: 'Créées du',
  au: 'Créées au',
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
  sorted: (read: number, total = read) =>
    read < total
      ? `${formatNumber(read)} lue${plural(read)} sur ${formatNumber(total)}`
      : `${formatNumber(read)} triée${plural(read)} par échéance`,
  sortedPart: 'tri partiel',
  byDeadline: 'Trier par échéance',
  until: (date: string) => `lu jusqu'au ${date}`,
  reading: 'lecture en cours…',
  more: 'Lire la suite',
  failed: "La suite n'a pas pu être lue.",
  unread: "Les livraisons n'ont pas pu être lues.",
  /** Deliveries that do not name the machine, the company or the date of the filter. */
  unknown: (count: number, { machine, societe, du, au }: OrderFilter) => {
    const names = [
      machine !== undefined && 'la machine',
      societe !== undefined && 'la société',
      (du ?? au) !== undefined && 'la date',
    ].filter(Boolean)
    return `partiel${colon} ${names.join(' ou ')} de ${formatNumber(count)} livraison${plural(count)} n'est pas indiquée`
  },
  none: (unknown: number, hasMore: boolean) =>
    unknown === 0 && !hasMore ? words.noMatch : 'Aucune livraison trouvée dans ce qui a été lu.',
} as const

/** Texts of the counts of the worklists. */
export const counts = {
  again: (worklist: string) => `${worklist} : nombre inconnu, compter à nouveau`,
} as const

/** Good news for an empty worklist. */
export const nothing: Record<keyof typeof worklists, string> = {
  overtime: 'Aucune livraison expirée.',
  overtimedue: "Aucune livraison proche de l'expiration.",
  reminder: 'Aucune livraison à relancer.',
  operin: 'Aucune livraison déposée.',
  left_for_customer_service: 'Aucune livraison au service client.',
  created: 'Aucune livraison à préparer.',
  ready_for_delivery: 'Aucune livraison prête.',
  picked_up: 'Aucune livraison en cours.',
}

const selected = (count: number) => `${formatNumber(count)} sélectionnée${plural(count)}`

/** Link to the import of a spreadsheet. */
export const importing = 'Importer'

/** Texts of the selection in the list of deliveries. */
export const selection = {
  start: 'Sélectionner',
  name: 'Sélection',
  column: 'Sélection',
  page: 'Sélectionner toute la page',
  whole: (total: number | undefined, most: number) =>
    total === undefined
      ? 'Sélectionner tout ce filtre'
      : total > most
        ? `Sélectionner les ${formatNumber(most)} plus récentes de ce filtre`
        : `Sélectionner les ${formatNumber(total)} de ce filtre`,
  reading: (read: number, total: number | undefined) =>
    total === undefined
      ? `${formatNumber(read)} lue${plural(read)}`
      : `${formatNumber(read)} sur ${formatNumber(total)} lues`,
  stop: 'Arrêter',
  failed: "La suite n'a pas pu être lue. Ce qui a été lu est sélectionné.",
  most: (most: number) => `${formatNumber(most)} au plus${colon} les plus récentes sont sélectionnées.`,
  row: (id: number) => `Sélectionner la livraison ${id}`,
  done: (count: number) => `${formatNumber(count)} faite${plural(count)} · `,
  none: 'Cochez des livraisons. Maj + clic en coche plusieurs.',
  count: (count: number, onPage: number) =>
    onPage === count ? selected(count) : `${selected(count)}, dont ${formatNumber(onPage)} sur cette page`,
  export: 'Exporter',
  clear: 'Tout décocher',
  end: 'Terminer',
} as const

/** Texts of the export of deliveries. */
export const orderExport = {
  title: 'Exporter les livraisons',
  selection: 'Exporter la sélection',
  name: 'livraisons',
  selected: 'selection',
  machine: (id: number) => `machine ${id}`,
  company: (id: number) => `societe ${id}`,
  from: (day: string) => `du ${day}`,
  until: (day: string) => `au ${day}`,
  selectedOnly: (count: number) =>
    `${count} livraison${plural(count)} sélectionnée${plural(count)}, dans un fichier CSV pour tableur.`,
  personal: "Avec le nom, le téléphone et l'e-mail du destinataire",
  stay: 'Avec les dates de dépôt et de retrait, et les heures en machine',
  deposit: 'Déposée le',
  collection: 'Récupérée le',
  hours: 'Heures en machine',
  client: 'Destinataire',
  phone: 'Téléphone',
  email: 'E-mail',
} as const
