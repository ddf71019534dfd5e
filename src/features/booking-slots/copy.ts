/** Words of the booking screens. The specification fixes some of them, byte by byte. */
import { ofName, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

export const titles = {
  list: 'Bookings',
  create: 'Booking / création',
  edit: 'Modifier le booking',
} as const

export const columns = {
  company: 'Société',
  bookings: 'Bookings',
  id: 'Booking ID',
  location: 'Machine',
  zone: 'Zone de température',
  dimensions: 'H x L x P',
  capacity: 'Réservés',
  available: 'Disponibles',
  active: 'État',
} as const

export const fields = {
  company: 'Société',
  locker: 'Machine',
  zone: 'Zone de température',
  slot: 'Casier',
  capacity: 'Quantité souhaitée',
  reserved: 'Nombre de casier à réserver',
} as const

export const actions = {
  create: 'Nouvelle réservation',
  edit: (id: number | string) => `Modifier le booking #${id}`,
  /** The same in two parts, of which the second one is only read aloud. */
  editShort: 'Modifier',
  editRest: (id: number) => ` le booking #${id}`,
  remove: (id: number | string) => `Supprimer le booking #${id}`,
  enable: 'Réactiver',
  see: 'Voir les bookings de la société',
} as const

export const sections = {
  booking: 'Réservation',
} as const

export const filters = {
  label: 'Réservations',
  all: 'Toutes',
  actives: 'Actives',
  saturees: 'Saturées',
  inutilisees: 'Inutilisées',
} as const

export const sizes = { tous: 'Tous' } as const

/** Tips for a creation. */
export const help = [
  "Un booking réserve, pour une société, des casiers d'une même taille dans une zone d'une machine.",
  'La quantité peut être changée plus tard, dans la liste des bookings.',
] as const

export const messages = {
  created: 'Booking créé !',
  seemsCreated: (count: number) =>
    count === 1 ? 'Ce booking semble avoir été enregistré.' : `Ce booking semble avoir été enregistré ${count} fois.`,
  updated: (id: number) => `Booking #${id} a bien été modifié`,
  switchedOn: (id: number) => `Booking #${id} activé !`,
  switchedOff: (id: number) => `Booking #${id} désactivé !`,
  removed: 'Booking supprimé !',
  staysOff: 'Le booking reste désactivé.',
  removeQuestion: (id: number) => `Voulez-vous vraiment supprimer le booking #${id} ?`,
  switchOf: (row: string) => `État du booking ${row}`,
  nested: (company: string) => `Bookings ${ofName(company)}`,
  available: (count: number | string) => `Casiers disponibles : ${count}`,
  room: (free: number, own: number) =>
    `${free} libre${plural(free)} + ${own} déjà dans ce booking = ${free + own} au plus`,
  tooMany: (count: number) => `Attention ! il en reste que ${count} casier pour ce booking.`,
  soldOut: 'Plus de casier disponible pour cette zone de température',
  free: (count: number) => `${count} disponible${plural(count)}`,
  emptySuggestion: 'Les sociétés et leurs bookings apparaissent ici.',
  /** « 36 réservations saturées, 12 sociétés » */
  found: (filter: string | undefined, bookings: number, companies: number) => {
    const kind =
      filter === undefined ? '' : ` ${bookings > 1 ? filter.toLowerCase() : filter.toLowerCase().slice(0, -1)}`
    return `${formatNumber(bookings)} réservation${plural(bookings)}${kind}, ${formatNumber(companies)} société${plural(companies)}`
  },
  noneSuch: (filter: string) => `Aucune réservation ${filter.toLowerCase().slice(0, -1)}.`,
  /** The answer has a company without its bookings. */
  unreadBookings: "Le serveur n'a pas donné les réservations.",
  unknownOf: (companies: number) =>
    `Réservations inconnues pour ${formatNumber(companies)} société${plural(companies)}.`,
  noneInPart: 'Aucune réservation trouvée dans ce qui a été lu.',
  lockerFirst: "Choisissez d'abord une machine.",
  zoneFirst: "Choisissez d'abord une zone de température.",
  noZone: "Cette machine n'a pas de zone de température.",
  noSlot: "Cette zone n'a pas de casier.",
  notLoaded: "La liste n'a pas pu être chargée.",
} as const

/** The file of the list. */
export const exported = { title: 'Exporter les bookings', name: 'bookings' } as const
