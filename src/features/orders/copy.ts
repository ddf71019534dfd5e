/** Texts of the delivery list. Those that the specification gives are copied byte for byte. */
export const titles = { list: 'Livraisons' } as const

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
  emptySuggestion: 'Les livraisons que vous créez apparaissent ici.',
  emptyFiltered: (filtersOn: readonly string[]) => `Aucune livraison ne correspond à : ${filtersOn.join(', ')}.`,
  filterOn: (name: string, value: string) => `${name} «\u00A0${value}\u00A0»`,
  row: (id: number) => `livraison ${id}`,
  found: (count: number, page: number) =>
    `${count.toLocaleString('fr-FR')} livraison${count > 1 ? 's' : ''}, page ${page}`,
  rank: (rank: number, of?: number) => (of === undefined ? `n° ${rank}` : `${rank}/${of}`),
  rankInWords: (rank: number, of?: number) =>
    of === undefined ? `Commande ${rank} d'un envoi groupé` : `Commande ${rank} sur ${of} du même envoi`,
} as const

const MINUTE = 60_000

function duration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days >= 10) return `${days.toLocaleString('fr-FR')} j`
  if (days > 0) return hours > 0 ? `${days} j ${hours} h` : `${days} j`
  if (hours > 0) return rest > 0 ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`
  return minutes > 0 ? `${minutes} min` : "moins d'une minute"
}

/** « expire dans 5 h 12 », « expirée depuis 40 min ». */
export const timeLeft = (ms: number) => (ms > 0 ? `expire dans ${duration(ms)}` : `expirée depuis ${duration(-ms)}`)
