/** Words of the booking screens. The specification fixes some of them, byte by byte. */
import { colon, NBSP, ofName, plural, quoted } from '#lib/french.ts'
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

/** Beside the title, for somebody who reads the word for the first time. */
export const meaning = {
  question: "qu'est-ce qu'un booking\u202F?",
  answer: `Un booking réserve, pour une société, des casiers d'une même taille dans une zone d'une machine. ${quoted(columns.capacity)} est leur nombre, ${quoted(columns.available)} ceux qui n'ont pas de colis, ni dedans ni en route.`,
} as const

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
  inUse: (used: number) =>
    `${formatNumber(used)} casier${plural(used)} de ce booking ${used > 1 ? 'ont' : 'a'} un colis, dedans ou en route.`,
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

/** Texts of the screen that takes the bookings of one machine over for another. */
export const copied = {
  title: 'Reprendre pour une autre machine',
  source: 'Machine de départ',
  target: 'Nouvelle machine',
  choose: 'Choisir une machine',
  chooseFirst: 'Choisissez les deux machines.',
  chooseSlot: 'À choisir',
  rule: "Les casiers sont proposés par clé de zone et par taille, jamais plus que ce qui est libre. Une quantité vide laisse la réservation de côté. Les réservations d'origine restent.",
  table: 'Réservations à reprendre',
  columns: {
    booking: 'Réservation',
    capacity: 'Réservés',
    slot: 'Nouveau casier',
    free: 'Libres',
    quantity: 'Quantité',
  },
  less: 'Moins',
  more: 'Plus',
  none: "Cette société n'a pas de réservation dans cette machine.",
  unreadMachines: (count: number) =>
    `La machine de ${count} réservation${plural(count)} n'a pas pu être lue${colon} ${count > 1 ? 'elles ne sont pas reprises' : "elle n'est pas reprise"}.`,
  failed: "La nouvelle machine n'a pas pu être lue.",
  unknown: 'La clé de sa zone ou sa taille ne sont pas connues.',
  missing: (key: string, size: string) => `Aucun casier ${key} de taille ${size} dans la nouvelle machine.`,
  inactive: 'Cette réservation est désactivée.',
  full: 'Plus aucun casier libre de cette taille.',
  unknownCapacity: "Le nombre de casiers réservés n'est pas connu.",
  alreadyThere: 'Déjà réservé dans la nouvelle machine.',
  fewer: 'Moins de casiers libres que réservés.',
  nothing: 'Indiquez une quantité pour au moins une réservation.',
  send: 'Reprendre',
  done: 'Reprise',
  wanted: (slot: string, capacity: number) => `${slot}${colon} ${capacity}${NBSP}casier${plural(capacity)}`,
  others: (count: number) => `et ${count} autre${plural(count)}`,
  jobTitle: (count: number) => `Reprendre ${count} réservation${plural(count)}`,
  question: (count: number, machine: string) =>
    `Voulez-vous vraiment créer ${count} réservation${plural(count)} pour la machine ${quoted(machine)}\u202F?`,
  earlier: "déjà créée par l'envoi précédent",
  there: 'déjà réservé dans la nouvelle machine',
  tooFew: (free: number) =>
    free > 0 ? `il ne reste que ${free} casier${plural(free)} libre${plural(free)}` : 'plus aucun casier libre',
  headings: {
    done: (count: number) => `${count} créée${plural(count)}`,
    uncertain: (count: number) => `${count} peut-être créée${plural(count)}`,
    left: (count: number) => `${count} non envoyée${plural(count)}`,
    noun: 'réservation',
  },
} as const

export const exported = { title: 'Exporter les bookings', name: 'bookings' } as const
