/** Texts of « Taille des réservations »: which bookings are larger or smaller than the parcels need. */
import type { BookingFit, Doubt } from '#domain/booking-fit.ts'
import { FEWEST } from '#domain/deliveries.ts'
import { atLeast, bookingsLink } from '#features/analysis/copy.ts'
import type { Period } from '#features/analysis/days.ts'
import { formatDay } from '#lib/dates.ts'
import { colon, plural } from '#lib/french.ts'
import { formatNumber, formatPercent } from '#lib/numbers.ts'
import { words as general } from '#ui/copy.ts'

const some = (count: number, noun: string) => `${formatNumber(count)} ${noun}${plural(count)}`
/** « 1 colis »: the noun has no plural ending. */
const parcels = (count: number) => `${formatNumber(count)} colis`
const days = (count: number) => some(count, 'jour')

export const title = bookingsLink

export const titles = {
  figures: 'Chiffres',
  bookings: 'Par réservation',
}

export const filters = {
  from: 'Du',
  missing: (id: number) => `#${id} (aucune réservation)`,
  period: ({ first, last }: Period) => `période du ${formatDay(first)} au ${formatDay(last)}`,
} as const

export const words = {
  unread: "Les réservations n'ont pas pu être lues.",
  old: 'La dernière lecture des réservations a échoué, elles ne sont peut-être plus à jour.',
  incomplete: `partiel${colon} le serveur n'a pas donné toutes les réservations.`,
  all: (count: number) => `Afficher les ${some(count, 'réservation')}`,
  fewer: (count: number) => `Afficher les ${count} premières`,
  none: 'Aucune réservation.',
  noneFound: 'Aucune réservation ne correspond à ces filtres.',
  noDays: "Cette période n'a pas commencé, ou finit avant son début.",
  unbooked: (count: number) => `${parcels(count)} sans réservation`,
  orphaned: (count: number) => `${parcels(count)} de réservations supprimées`,
  undated: (count: number) => `${parcels(count)} sans dates de séjour, hors des chiffres`,
  sentences: {
    proposed: (capacity: number, count: number | undefined) => `Pourrait passer de ${capacity} à ${count}`,
    short: (count: number) => `La société a manqué de place ${days(count)}`,
    shortAtLeast: (count: number) => `La société a manqué de place au moins ${days(count)}`,
    changed: (most: number, capacity: number) =>
      `${parcels(most)} pour ${some(capacity, 'casier')}${colon} réservation réduite entre-temps ?`,
    unknown: 'Nombre de casiers réservés inconnu',
    incomplete: 'Chiffres incomplets',
    fits: 'Rien à changer',
  },
} as const

export const figures = {
  reserved: 'Casiers réservés',
  inBookings: (count: number) => `dans ${some(count, 'réservation')}`,
  unused: 'Jamais utilisés',
  freed: 'Pourraient être libérés',
  proposals: (count: number) => `${some(count, 'proposition')} ci-dessous`,
  short: 'Ont manqué de place',
  ofBookings: (count: number) => `sur ${some(count, 'réservation')}`,
  inPeriod: (count: number) => `en ${days(count)}`,
  /** An upper bound. */
  atMost: (figure: string) => `≤ ${figure}`,
} as const

export const columns = {
  rank: 'Rang',
  company: 'Société',
  place: 'Machine et zone',
  machine: 'Machine',
  zone: 'Zone',
  size: 'Taille',
  capacity: 'Réservés',
  most: 'Maximum',
  daysAtMost: 'Jours à ce max.',
  daysFull: 'Jours pleins',
  unused: 'Sans colis',
  verdict: 'Constat',
  days: 'Jours de la période',
  parcels: 'Colis comptés',
  undated: 'Colis sans dates',
  bookings: 'Réservations',
  never: 'Jamais utilisés',
  freed: 'Pourraient être libérés',
  short: 'Ont manqué de place',
} as const

export const inPercent = (part: number, of: number) => formatPercent(part / of)

export const charts = {
  label:
    'Pour chaque réservation, les casiers réservés, et le plus grand nombre utilisé à la fois. Le tableau donne les mêmes nombres.',
  used: 'utilisés à la fois, au plus',
  unused: 'réservés, jamais utilisés',
  first: (count: number) => `les ${count} premières réservations du tableau, par leur rang`,
  /** `most` as from `countOf`. */
  bar: (name: string, most: string, capacity: number | undefined) =>
    `${name}${colon} ${most} sur ${formatNumber(capacity)}`,
} as const

const few = ({ parcels: count }: BookingFit) => `Trop peu de livraisons (${count})`

/** Why a booking that is too large has no proposal. */
const doubts: Record<Doubt, (fit: BookingFit) => string> = {
  inactive: ({ capacity = 0 }) => `Désactivée, mais garde ${some(capacity, 'casier')}`,
  part: () => `Lecture partielle${colon} pas de proposition`,
  undated: ({ undated }) => `${parcels(undated)} sans dates${colon} pas de proposition`,
  missing: () => `Le serveur compte plus de colis${colon} pas de proposition`,
  few: (fit) => (fit.parcels === 0 ? `Aucun colis en ${days(fit.days)}` : few(fit)),
  uncounted: () => `Places prises inconnues${colon} pas de proposition`,
  occupied: () => 'Presque tous les casiers sont pris maintenant',
}

/** What a booking needs, in a sentence. */
export function sentenceOf(fit: BookingFit): string {
  const { verdict, capacity = 0, most, proposed, doubt, daysFull, isAtLeast } = fit
  if (verdict === 'large')
    return doubt === undefined ? words.sentences.proposed(capacity, proposed) : doubts[doubt](fit)
  if (verdict === 'short') return isAtLeast ? words.sentences.shortAtLeast(daysFull) : words.sentences.short(daysFull)
  if (verdict === 'changed') return words.sentences.changed(most, capacity)
  if (verdict === 'unknown') return words.sentences.unknown
  if (isAtLeast) return words.sentences.incomplete
  return fit.parcels < FEWEST ? few(fit) : words.sentences.fits
}

/** Lower and upper bounds of figures whose parcels are incomplete. */
export const countOf = (count: number, isAtLeast: boolean) =>
  isAtLeast ? (count === 0 ? general.unknown : atLeast(formatNumber(count))) : formatNumber(count)

/** The rule of each figure, on screen and in print. */
export const definitions = {
  Période:
    "De minuit à minuit, heure de Tahiti, les deux jours compris ; sans dates, les quatre semaines jusqu'à hier. Aujourd'hui compte jusqu'au moment de la lecture.",
  'Place utilisée':
    "Un colis utilise une place de sa réservation du dépôt jusqu'à ce qu'il quitte la machine, selon son historique. S'il y est encore, jusqu'à maintenant. Quand un colis part au moment où un autre arrive, une place suffit.",
  Réservés:
    "Le nombre d'aujourd'hui. Le serveur ne dit pas combien de casiers étaient réservés avant, ni dans quelle réservation un colis était d'abord. Plus de colis que de casiers veut dire que la réservation était sans doute plus grande.",
  'Maximum, jours à ce maximum':
    'Le plus grand nombre de places utilisées au même moment, et le nombre de jours où il a été atteint.',
  'Jours pleins':
    "Jours sans place libre : à un moment au moins, tous les casiers réservés étaient utilisés. Un autre colis n'aurait pas eu de place à ce moment-là.",
  'Sans colis': "Part des jours de la période où la réservation n'a pas servi du tout.",
  'Pourrait passer de 8 à 5': `Une place de plus que le plus grand nombre utilisé, et jamais moins que les places prises maintenant, colis en route compris. Seulement si les livraisons créées dans la période et dans les deux semaines d'avant sont toutes lues et datées, si le serveur ne compte pas d'autres colis maintenant, et si ${FEWEST} livraisons au moins sont comptées. Une période plus longue est plus sûre : elle contient aussi les jours chargés.`,
  'Ce qui est lu':
    "Les livraisons créées dans la période et dans les deux semaines d'avant. Un colis créé plus tôt et déjà parti peut manquer. Quand le serveur compte dans une réservation plus de colis que ceux qui sont lus, ses chiffres portent « ≥ » (au moins) ou « ≤ » (au plus).",
  'Comptés à part':
    "Les colis sans réservation, ceux d'une réservation supprimée, et ceux dont l'historique n'a pas de dates ne sont dans aucun chiffre.",
  Ordre:
    "D'abord les réservations avec le plus de casiers jamais utilisés, puis celles qui ont manqué de place le plus de jours, puis les autres.",
} as const
