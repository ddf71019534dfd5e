/** Words of « Analyse »: how long parcels stay, who collects when, what expires where. */
import type { Share } from '#domain/deliveries.ts'
import { formatDay, timeOf } from '#lib/dates.ts'
import { colon, NBSP, quoted } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { howMany } from '#ui/counts.copy.ts'
import type { DayCount, Period } from './days.ts'
import { type Bin, HOUR_MS, type Quantile } from './figures.ts'
import { MOST } from './search.ts'

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
const namedDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})
const oneDigit = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const some = (count: number, one: string, many: string) => `${formatNumber(count)} ${count > 1 ? many : one}`

export const title = 'Analyse'

export const statementLink = 'Rapport mensuel'
/** Link to the bookings that are too large or too small, and the title of that screen. */
export const bookingsLink = 'Taille des réservations'

/** 12/03 */
export const dayLabel = (day: string) => shortDay.format(timeOf(day))
/** jeudi 12/03/2026 */
export const dayName = (day: string) => namedDay.format(timeOf(day))
const between = ({ first, last }: Period) => `du ${formatDay(first)} au ${formatDay(last)}`

/** A lower bound. */
export const atLeast = (figure: string) => `≥ ${figure}`

/** A count: a lower bound when not all of its deliveries have been read, and unknown when none has. */
export function countText(count: number | undefined, isWhole: boolean): string {
  if (isWhole) return formatNumber(count)
  return count ? atLeast(formatNumber(count)) : words.unknown
}

const hours = (count: number) => `${oneDigit.format(count)}${NBSP}h`

/** `from` is the oldest day read. Undefined when no delivery has a date, or when some of any day may be missing. */
const lacking = (from: string | undefined) =>
  from === undefined
    ? 'ses livraisons ne sont pas toutes lues'
    : `les livraisons du ${formatDay(from)} et d'avant ne sont pas toutes lues`

export const reading = {
  scope: 'selon les livraisons visibles avec votre compte',
  covered: (count: number, isAll: boolean, period: Period | undefined) =>
    `${isAll ? `sur toutes les livraisons (${formatNumber(count)})` : `sur les ${formatNumber(count)} dernières livraisons`}${period ? `, créées ${between(period)}` : ''}`,
  progress: (count: number, most: number) =>
    `partiel${colon} ${some(count, 'livraison lue', 'livraisons lues')} sur ${formatNumber(most)}`,
  cut: `partiel${colon} le serveur n'a pas donné toutes les livraisons`,
  unread: `partiel${colon} la suite des livraisons n'a pas pu être lue`,
  old: 'La dernière lecture a échoué, ces chiffres ne sont peut-être plus à jour.',
  nothing: "Les livraisons n'ont pas pu être lues.",
  done: (count: number) => `${some(count, 'livraison', 'livraisons')}, lecture terminée.`,
  /** Fixed by the specification. */
  more: 'Lire 1 000 de plus',
  most: `${formatNumber(MOST)} livraisons au plus sont lues.`,
  before: (from: string | undefined) =>
    from === undefined
      ? `La période n'est pas toute lue${colon} ${lacking(from)}.`
      : `La période commence avant ce qui est lu${colon} ${lacking(from)}.`,
  /** On paper. */
  partOfPeriod: (from: string | undefined) => `partiel${colon} ${lacking(from)}`,
} as const

/** Reading of a period, from the newest delivery back to the day `day`, which is undefined when days are incomplete. */
export const periodReading = {
  unread: reading.nothing,
  progress: (count: number, day: string | undefined) =>
    `Lecture en cours${colon} ${some(count, 'livraison lue', 'livraisons lues')}${day === undefined ? '' : `, jusqu'au ${formatDay(day)}`}.`,
  done: (count: number) => `${some(count, 'livraison lue', 'livraisons lues')}, lecture terminée.`,
  part: (day: string | undefined) =>
    `partiel${colon} les livraisons ne sont pas toutes lues${day === undefined ? '' : `, seulement jusqu'au ${formatDay(day)}`}.`,
} as const

export const filters = {
  chosen: (name: string, value: string) => `${name}${colon} ${value}`,
  created: (from: string | undefined, until: string | undefined) =>
    from !== undefined && until !== undefined
      ? `créées du ${formatDay(from)} au ${formatDay(until)}`
      : from === undefined
        ? until && `créées jusqu'au ${formatDay(until)}`
        : `créées depuis le ${formatDay(from)}`,
  company: 'Société',
  machine: 'Machine',
  every: 'Toutes',
  from: 'Créées du',
  until: 'au',
  clear: 'Effacer les filtres',
  /** Company or machine of an old link, without a delivery among those read. */
  missing: (id: number) => `#${id} (aucune livraison lue)`,
} as const

export const titles = {
  figures: 'Chiffres',
  days: 'Livraisons créées par jour',
  stays: 'Temps dans la machine',
  week: 'Retraits par heure et jour de la semaine',
  definitions: 'Comment lire ces chiffres',
} as const

export const few = 'trop peu de livraisons'
export const fewIn = `${few}${colon} `

export const figures = {
  deliveries: 'Livraisons',
  inADay: 'Récupérées en 24 h',
  expired: 'Expirées',
  /** `22,4 h`, or `≥ 70 h` while parcels that are still there may raise it. */
  time: ({ ms, isAtLeast }: Quantile) => (isAtLeast ? atLeast(hours(ms / HOUR_MS)) : hours(ms / HOUR_MS)),
  parts: ({ yes, of }: Share) => `${formatNumber(yes)} sur ${formatNumber(of)}`,
  /** Meanings of the median and of the 90th percentile. */
  halfEarlier: 'la moitié repart plus tôt',
  mostEarlier: '9 sur 10 repartent plus tôt',
  createdIn: (days: number) => `créées en ${some(days, 'jour', 'jours')}`,
  stays: (count: number) => `sur ${some(count, 'livraison', 'livraisons')}`,
  /** Empty when none is left out. */
  leftOut: ({ early, unknown }: Pick<Share, 'early' | 'unknown'>) => {
    const parts = [
      early > 0 && some(early, 'trop récente', 'trop récentes'),
      unknown > 0 && some(unknown, 'sans date ou sans délai', 'sans date ou sans délai'),
    ].filter(Boolean)
    return parts.length > 0 && `à part${colon} ${parts.join(', ')}`
  },
} as const

export const charts = {
  show: 'Afficher les chiffres',
  hide: 'Masquer les chiffres',
  /** Chart summary for screen readers. The table beside it has the numbers. */
  days: (days: readonly DayCount[]) => {
    const counted = days.map(({ day, count = 0 }) => ({ day, count }))
    const most = counted.reduce((highest, each) => (each.count > highest.count ? each : highest))
    const sum = counted.reduce((total, { count }) => total + count, 0)
    return `${formatNumber(sum)} livraisons en ${some(days.length, 'jour', 'jours')}, au plus ${formatNumber(most.count)} le ${formatDay(most.day)}. Le tableau donne chaque jour.`
  },
  stays: (median: string, p90: string) =>
    `Médiane ${median}, 90ᵉ centile ${p90}. Le tableau donne chaque tranche de durée.`,
  partOfDay: 'jour incomplet',
  wholeDay: 'jour entier',
  ended: 'séjour terminé',
  running: 'encore dans la machine, avec la durée à ce jour',
  earlier: (count: number) =>
    `${some(count, 'livraison plus ancienne', 'livraisons plus anciennes')} hors du graphique`,
  undated: (count: number) => `${some(count, 'livraison', 'livraisons')} sans date de création`,
  bar: (what: string, count: number | undefined) => `${what}${colon} ${countText(count, count !== undefined)}`,
  /** The last bar of the stays. It names the unit of the axis. */
  beyond: (from: number) => `> ${from}${NBSP}h`,
  median: (time: string) => `médiane ${time}`,
  p90: (time: string) => `90ᵉ centile ${time}`,
} as const

export const columns = {
  day: 'Jour',
  deliveries: 'Livraisons',
  note: 'Remarque',
  stay: 'Durée',
  ofThem: 'Encore dans la machine',
  company: 'Société',
  machine: 'Machine',
  median: 'Temps médian',
  p90: '90ᵉ centile',
  inADay: 'En 24 h',
  expired: 'Expirées',
  atLeast: 'Temps au moins',
  yes: 'oui',
  hour: 'Heure',
  total: 'Total',
} as const

export const inHours = (column: string) => `${column} (h)`
export const inPercent = (column: string) => `${column} (%)`
/** Number of deliveries behind a share. */
export const basisOf = (column: string) => `${column}, sur`

/** `de 6 à 12 h`; the last bin has no upper limit. */
export const binName = ({ from, to }: Bin) =>
  to === undefined ? `plus de ${hours(from)}` : `${from === 0 ? "jusqu'à" : `de ${from} à`} ${hours(to)}`

export const parties = { company: 'Société inconnue', machine: 'Machine inconnue' } as const

/** Title and number of the lines of the tables by company and by machine. */
export const kinds = {
  company: { title: 'Par société', count: howMany.companies },
  machine: { title: 'Par machine', count: howMany.lockers },
} as const

export const week = {
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  short: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  hour: (hour: number) => `${hour}${NBSP}h`,
  times: (count: number) => `×${NBSP}${count}`,
  spoken: (name: string, count: number) => `${name}, ${some(count, 'fois', 'fois')} dans la période`,
  /** Collections of older deliveries are missing in the first days of the period. */
  part: `partiel${colon} sans les retraits des livraisons qui ne sont pas lues.`,
  scope: (total: number, period: Period) =>
    `${some(total, 'retrait', 'retraits')} ${between(period)}, heure de Tahiti. × dit combien de fois le jour est dans cette période.`,
} as const

export const none = {
  sentence: words.empty,
  suggestion: "Aucune livraison n'est visible avec votre compte.",
  filtered: 'Aucune livraison lue ne correspond à ces filtres.',
  unread: 'Les livraisons ne sont pas toutes lues.',
  backwards: `${quoted(filters.from)} est après ${quoted(filters.until)}.`,
} as const

export const definitions = {
  'Livraisons lues':
    "Les dernières livraisons créées, de la plus récente à la plus ancienne, jusqu'au nombre indiqué sous le titre. Les filtres choisissent parmi elles. Tous les jours et toutes les heures sont ceux de Tahiti.",
  'Temps dans la machine':
    "Du dépôt à la sortie de la machine, tous les séjours ensemble. Une livraison compte quand son délai de conservation est écoulé : parmi les plus récentes, seules celles vite récupérées auraient une durée. Un colis encore dans la machine compte avec sa durée à ce jour ; « ≥ » (au moins) dit qu'il peut faire monter le chiffre.",
  'Médiane et 90ᵉ centile':
    'La moitié des livraisons restent moins longtemps que la médiane, neuf sur dix moins longtemps que le 90ᵉ centile. Calculés comme MEDIANE et CENTILE dans un tableur.',
  'Récupérées en 24 h':
    'Part des livraisons que le client a récupérées au plus 24 heures après le dépôt, parmi celles déposées il y a plus de 24 heures.',
  Expirées:
    'Part des livraisons passées par le statut « expirée », ou restées dans la machine plus longtemps que leur délai de conservation, parmi celles dont le délai est écoulé. Une livraison expirée peut avoir été récupérée ensuite.',
  'Trop peu de livraisons':
    "Un chiffre calculé sur moins de 20 livraisons n'est pas montré : une seule livraison le changerait trop.",
  Comparer:
    'Deux sociétés ou deux machines ne se comparent que si leurs livraisons se ressemblent : mêmes délais de conservation, même période. De petits écarts entre de petits nombres ne veulent rien dire.',
} as const
