/** Words of the forecast of free slots: always a range, and always with what it does not know. */
import { SCORED_DAYS, type Score } from '#domain/forecast-score.ts'
import type { Forecast, HORIZONS, Range } from '#domain/forecast.ts'
import { few } from '#features/analysis/copy.ts'
import { formatDay } from '#lib/dates.ts'
import { colon, NBSP, plural, quoted } from '#lib/french.ts'
import { formatNumber, formatPercent } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'

const oneDigit = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export const titles = {
  forecast: 'Casiers libres à venir',
  score: `Prévisions des ${SCORED_DAYS} derniers jours`,
  days: 'Prévisions pour le lendemain, jour par jour',
} as const

export const actions = {
  make: 'Prévoir',
  again: 'Prévoir à nouveau',
} as const

const horizons: Record<(typeof HORIZONS)[number], string> = { 1: 'Demain', 2: 'Dans 2 jours', 3: 'Dans 3 jours' }
export const horizonName = (days: number) => horizons[days as keyof typeof horizons]

export const columns = {
  machine: 'Machine',
  place: 'Casiers',
  total: 'En tout',
  basis: "D'après",
  least: (days: number) => `${horizonName(days)}, au moins`,
  most: (days: number) => `${horizonName(days)}, au plus`,
  day: 'Prévu le',
  horizon: 'Prévision pour',
  forecasts: 'Prévisions',
  inside: 'Dans la plage',
  share: 'Part',
  difference: 'Écart moyen',
  ofKnown: 'Sans les colis non annoncés',
  held: 'A tenu',
} as const

export const wholeMachine = 'Toute la machine'

/** « 4 à 7 » */
export const rangeText = ({ least, most }: Range) =>
  least === most ? formatNumber(least) : `${formatNumber(least)} à ${formatNumber(most)}`

export const unmeasured = 'sans mesure'

export const basisText = (forecast: Forecast): string => {
  if (forecast === 'few') return few
  if (forecast === 'unmeasured') return unmeasured
  return `${formatNumber(forecast.stays)} séjours ${forecast.isOwn ? 'de cette machine' : 'du réseau'}`
}

/** The line in the round and in the wizard. Fixed by the requirements. */
export const fullTomorrow = 'Sera probablement pleine demain'

export const notes = {
  what: 'Combien de casiers seront probablement libres demain, dans deux et dans trois jours, à cette heure.',
  unknown: "Une plage, jamais une promesse : ce que personne n'a encore annoncé n'est pas prévu.",
  /** `day` is undefined today. */
  made: (day: string | undefined, time: string, deliveries: number) =>
    `Prévu ${day === undefined ? '' : `le ${formatDay(day)} `}à ${time} d'après les ${formatNumber(deliveries)} dernières livraisons, selon celles visibles avec votre compte.`,
  odds: 'Huit fois sur dix dans la plage, sans compter ce qui sera encore annoncé.',
  network: 'Les filtres de société et de dates ne changent pas la prévision.',
  unplaced: (count: number) =>
    `La machine de ${formatNumber(count)} colis n'est pas indiquée${colon} ${count > 1 ? 'ils élargissent' : 'il élargit'} chaque plage.`,
  undated: (count: number) =>
    `${formatNumber(count)} colis sans date de dépôt${colon} ${count > 1 ? 'ils élargissent' : 'il élargit'} la plage de leur machine.`,
  cut: `partiel${colon} le serveur n'a pas donné tous les colis, chaque plage commence à 0.`,
  part: `partiel${colon} le serveur n'a pas donné toutes les livraisons ou toutes les machines.`,
  reading: words.loading,
  unread: "partiel : tout n'a pas pu être lu, il n'y a pas de prévision.",
  old: "La dernière lecture a échoué, cette prévision n'est peut-être plus à jour.",
  done: (count: number) => `Prévision faite pour ${count} ligne${plural(count)}.`,
  none: 'Aucune machine.',
} as const

/** Below this share of forecasts within their range, the range promises more than it holds. */
const HOLDS = 0.7

const fewRead = 'trop peu de livraisons sont lues'

export const scoring = {
  days: (days: number, isReadFarEnough: boolean) =>
    days < SCORED_DAYS
      ? `${days} jour${plural(days)} sur ${SCORED_DAYS}${colon} avant, ${isReadFarEnough ? 'trop peu de séjours étaient connus' : fewRead}.`
      : `Chacun des ${SCORED_DAYS} derniers jours, à cette heure.`,
  rule: "La même prévision, refaite avec ce qui était connu ce jour-là, comparée à ce qui s'est passé.",
  none: (isReadFarEnough: boolean) =>
    `Aucun jour ne peut être rejoué${colon} ${isReadFarEnough ? 'trop peu de séjours étaient connus, ou le nombre de casiers est inconnu' : fewRead}.`,
  left: (count: number) =>
    `${formatNumber(count)} livraison${plural(count)} à l'historique incomplet n'${count > 1 ? 'y sont' : 'y est'} pas.`,
  /** In words: a range of 80 % that does not hold must not look like one that does. */
  verdict: ({ forecasts, inside, insideOfKnown }: Score) => {
    const share = formatPercent(inside / forecasts)
    const counts = `(${formatNumber(inside)} sur ${formatNumber(forecasts)})`
    if (inside / forecasts >= HOLDS) return `La plage de 80 % pour le lendemain a tenu dans ${share} des cas ${counts}.`
    const cause =
      insideOfKnown / forecasts >= HOLDS
        ? ` Sans les colis que personne n'avait annoncés, elle aurait tenu dans ${formatPercent(insideOfKnown / forecasts)} des cas.`
        : ''
    return `La plage de 80 % pour le lendemain n'a tenu que dans ${share} des cas ${counts}${colon} ne vous fiez pas à elle seule.${cause}`
  },
  horizons: { 1: 'Le lendemain', 2: '2 jours après', 3: '3 jours après' } as Record<number, string>,
  share: (part: number, of: number) => (of === 0 ? words.unknown : formatPercent(part / of)),
  parts: (part: number, of: number) => `${formatNumber(part)} sur ${formatNumber(of)}`,
  /** Free slots less the middle of the range. */
  difference: (value: number | undefined) =>
    value === undefined
      ? words.unknown
      : `${oneDigit.format(value).replace('-', '−')}${NBSP}casier${plural(Math.abs(value))}`,
  means: `${quoted(columns.difference)}${colon} casiers libres de plus (+) ou de moins (−) que le milieu de la plage.`,
  inside: 'dans la plage',
  outside: 'hors de la plage',
  chart: (days: number, { inside, forecasts }: Score) =>
    `${formatNumber(inside)} prévisions sur ${formatNumber(forecasts)} dans la plage en ${days} jour${plural(days)}. Le tableau donne chaque jour.`,
  bar: (day: string, inside: number, of: number) => `${day}${colon} ${inside} sur ${of} dans la plage`,
} as const
