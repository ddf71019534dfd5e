/** Words of « Réseau »: where the machines are, and where there is room. */
import type { BookingState, Level, Band, Occupancy, Verdict } from '#domain/occupancy.ts'
import type { NoPosition } from '#domain/position.ts'
import { colon, NONE, ofName, plural } from '#lib/french.ts'
import { formatNumber, formatPercent, withUnit } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import type { Machine, Sorting } from './machines.ts'

const some = (count: number, one: string, many: string) => (count > 1 ? `${count} ${many}` : one)

export const titles = {
  list: 'Réseau',
  map: 'Carte du réseau',
  machines: 'Machines',
  noPosition: 'Sans position',
  stock: (machine: string) => `Casiers ${ofName(machine)}`,
  temperatures: 'Températures enregistrées',
  bookings: 'Réservations par machine et société',
} as const

export const filters = {
  city: 'Ville',
  everyCity: 'Toutes',
  sort: 'Trier par',
} as const

export const sortings: Record<Sorting, string> = {
  occupation: 'Occupation',
  nom: 'Nom',
  ville: 'Ville',
  libres: 'Non réservés',
}

/** Labels of the colours. */
export const levels: Record<Level, string> = {
  free: 'De la place',
  tense: 'Sous tension',
  critical: 'Presque pleine',
  unmeasured: 'Sans mesure',
  unread: 'Lecture en cours',
}

export const legend = {
  label: 'Légende',
  free: 'moins de 80 %',
  tense: 'dès 80 %',
  critical: 'dès 95 %',
} as const

export const figures = {
  /** `34 occupés sur 40` */
  occupied: ({ occupied, total, isAtLeast }: Occupancy) => {
    if (occupied === undefined)
      return total === undefined ? words.unknown : `${words.unknown} sur ${formatNumber(total)}`
    const text = `${isAtLeast ? 'au moins ' : ''}${formatNumber(occupied)} occupé${plural(occupied)}`
    return total === undefined ? text : `${text} sur ${formatNumber(total)}`
  },
  /** Cells of the file. A minimum is no number, so that nobody adds it up. */
  occupiedCell: ({ occupied, isAtLeast }: Occupancy) =>
    isAtLeast && occupied !== undefined ? `au moins ${formatNumber(occupied)}` : (occupied ?? words.unknown),
  percentCell: ({ share, isAtLeast }: Occupancy) =>
    share === undefined || isAtLeast ? words.unknown : Math.round(1000 * share) / 10,
  unreserved: (count: number | undefined) =>
    count === undefined ? `${words.unknown} non réservés` : `${formatNumber(count)} non réservé${plural(count)}`,
  /** A number, or a dash if unknown. */
  count: (count: number | undefined) => (count === undefined ? words.unknown : formatNumber(count)),
  percent: (share: number | undefined) => (share === undefined ? words.unknown : formatPercent(share)),
  band: (band: Band | undefined) =>
    band === undefined ? NONE : `de ${formatNumber(band[0])} à ${withUnit(band[1], '\u00B0C')}`,
  full: 'Pleine',
  /** Labels while the parcels are incomplete and the occupancy is unknown. */
  unsettled: 'Occupation inconnue',
  snapshot: 'instantané',
  incomplete: `partiel${colon} le serveur n'a pas donné toutes les machines`,
  /** `isKnown`: the value of each machine is known. */
  tense: (count: number, unmeasured: number, isKnown: boolean) =>
    [
      `${isKnown ? formatNumber(count) : count > 0 ? `au moins ${formatNumber(count)}` : words.unknown} sous tension`,
      unmeasured > 0 && `${formatNumber(unmeasured)} sans mesure`,
    ]
      .filter(Boolean)
      .join(', '),
} as const

/** Occupancy of a machine. */
export function levelWords({ occupancy }: Machine, isReading: boolean): string {
  const { level, share = 0 } = occupancy
  if (level === 'unread' && !isReading) return figures.unsettled
  return share >= 1 ? figures.full : levels[level]
}

/** « Taina, Punaauia : 34 occupés sur 40, Sous tension » */
export const machineWords = (machine: Machine, isReading: boolean): string =>
  `${[machine.name, machine.city].filter(Boolean).join(', ')}\u00A0: ${figures.occupied(machine.occupancy)}, ${levelWords(machine, isReading)}`

export const machine = {
  see: 'Voir la machine',
  openStreetMap: 'Ouvrir dans OpenStreetMap',
  newTab: 'nouvel onglet',
  show: (name: string) => `Montrer ${name} sur la carte`,
  details: (name: string) => `Montrer les détails ${ofName(name)}`,
  more: (count: number) => `Afficher ${count > 1 ? `les ${formatNumber(count)} autres` : "l'autre"}`,
  fewer: 'Afficher moins',
  close: 'Fermer',
  noMachine: 'Les machines créées apparaissent ici.',
  none: 'Aucune machine.',
  noPosition: 'Aucune de ces machines ne peut être placée sur la carte.',
} as const

export const problems: Record<NoPosition, string> = {
  missing: 'coordonnées absentes ou illisibles',
  zero: 'coordonnées 0 et 0',
  swapped: 'latitude et longitude semblent inversées',
  outside: 'coordonnées impossibles',
}

export const map = {
  help: 'Flèches pour déplacer la carte, + et - pour zoomer, 0 pour tout voir. Sur une machine, les flèches mènent à la suivante.',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  everything: 'Tout voir',
  left: "Vers l'ouest",
  right: "Vers l'est",
  up: 'Vers le nord',
  down: 'Vers le sud',
  cluster: (count: number, tense: number) =>
    `${formatNumber(count)} machines${tense > 0 ? `, dont ${formatNumber(tense)} sous tension` : ''}. Agrandir`,
  inFrame: (shown: number, all: number) =>
    shown === all
      ? `${formatNumber(all)} machine${plural(all)}`
      : `${formatNumber(shown)} sur ${formatNumber(all)} dans le cadre`,
  source: 'Côtes : © OpenStreetMap (ODbL)',
} as const

export const columns = {
  machine: 'Machine',
  zone: 'Zone',
  size: 'Taille',
  slots: 'Casiers',
  unreserved: 'Non réservés',
  reservedEmpty: 'Réservés mais vides',
  occupied: 'Occupés',
  temperature: 'Valeur enregistrée',
  band: 'Plage',
  verdict: 'État',
  company: 'Société',
  capacity: 'Capacité',
  used: 'Utilisés',
  rate: 'Taux',
  city: 'Ville',
  percent: 'Occupation (%)',
} as const

export const verdicts: Record<Verdict, string> = {
  inside: 'Dans la plage',
  outside: 'Hors plage',
  unmeasured: 'Non mesurée',
  unjudged: 'Sans plage',
}

export const bookingStates: Record<BookingState, (count: number) => string> = {
  saturated: (count) => some(count, 'saturée', 'saturées'),
  idle: (count) => some(count, 'inutilisée', 'inutilisées'),
  inactive: (count) => some(count, 'inactive mais réservée', 'inactives mais réservées'),
}

export const sections = {
  temperatureNote: 'valeur enregistrée, pas une mesure en direct',
  noBands: "Aucune plage n'est configurée pour juger ces valeurs.",
  outside: (count: number) => `${formatNumber(count)} zone${plural(count)} hors plage`,
  nothingOutside: 'Aucune zone enregistrée hors plage.',
  noZone: 'Aucune zone de température.',
  noStock: 'Aucun casier dans cette machine.',
  noBooking: 'Aucune réservation.',
  noneRead: 'Aucune ligne dans ce qui a été lu.',
  otherZone: 'Zone inconnue',
  otherMachine: 'Machine inconnue',
  unread: "Cette partie n'a pas pu être lue.",
  incomplete: `partiel${colon} le serveur n'a pas donné toutes les lignes`,
} as const
