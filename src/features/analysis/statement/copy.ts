/** Texts of the monthly statement of a company. */
import { FEWEST } from '#domain/deliveries.ts'
import { atLeast, countText, figures } from '#features/analysis/copy.ts'
import type { Period } from '#features/analysis/days.ts'
import { formatDay, timeOf } from '#lib/dates.ts'
import { colon, plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words as general } from '#ui/copy.ts'
import type { Line } from './month.ts'

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const signed = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

export const title = 'Rapport mensuel'

/** « mars 2026 » */
export const monthName = (month: string) => monthFormat.format(timeOf(`${month}-01`))
export const weekName = ({ first, last }: Period) => `du ${formatDay(first)} au ${formatDay(last)}`

const deliveries = (count: number) => `${formatNumber(count)} livraison${plural(count)}`

export const words = {
  company: 'Société',
  choose: 'Choisir une société',
  month: 'Mois',
  print: 'Imprimer',
  csv: 'Fichier CSV',
  none: 'Choisissez une société et un mois.',
  empty: (month: string) => `Aucune livraison créée en ${monthName(month)}.`,
  unknownCompany: (id: number) => `Société #${id}`,
  unknownMachine: 'Machine inconnue',
  companiesUnread: "La liste des sociétés n'a pas pu être lue.",
  unfinished: (day: string) => `Mois en cours, jusqu'au ${formatDay(day)}`,
  future: "Ce mois n'a pas commencé.",
} as const

export const sheet = {
  heading: 'Rapport mensuel de livraison',
  issued: (day: string) => `Établi le ${formatDay(day)}`,
  figures: 'Chiffres du mois',
  days: 'Livraisons créées par jour',
  machines: 'Par machine',
  weeks: 'Par semaine',
  machine: 'Machine',
  week: 'Semaine',
  total: 'Total',
  returned: (count: number) => `dont ${formatNumber(count)} retour${plural(count)}`,
  undated: (count: number) =>
    `${deliveries(count)} de cette société sans date de création${count > 1 ? ' ne sont' : " n'est"} dans aucun mois.`,
  before: (month: string, value: string) => `${monthName(month)}${colon} ${value}`,
  /** « (+12 %) » after a count of the month before. */
  change: (now: unknown, before: unknown) =>
    typeof now === 'number' &&
    typeof before === 'number' &&
    before > 0 &&
    ` (${signed.format((now - before) / before)})`,
  notes: [
    "Livraisons créées dans le mois, heure de Tahiti, et ce qu'elles sont devenues à la date du rapport.",
    'Expirées : restées dans la machine plus longtemps que leur délai, même récupérées ensuite. Temps dans la machine : la moitié des livraisons restent moins longtemps que la médiane, neuf sur dix moins que le 90ᵉ centile.',
    '« ≥ » (au moins) : ces jours ne sont pas tous lus. « – » : chiffre inconnu, ou jours à venir.',
    `Un temps calculé sur moins de ${FEWEST} livraisons n'est pas montré.`,
  ],
  scope: 'Selon les livraisons visibles avec le compte qui a établi ce rapport.',
  page: 'Ce rapport ne contient aucune donnée personnelle.',
  chart: (count: number, isWhole: boolean, month: string) =>
    `${countText(count, isWhole)} livraison${plural(count)} en ${monthName(month)}, jour par jour. Les tableaux donnent les semaines.`,
  bar: (day: string, count: number, isWhole: boolean) => `${formatDay(day)}${colon} ${countText(count, isWhole)}`,
} as const

export const columns = {
  created: 'Créées',
  deposited: 'Déposées',
  collected: 'Récupérées',
  expired: 'Expirées',
  median: 'Temps médian',
  p90: '90ᵉ centile',
} as const

/** The figures of a line, in their order. */
export const NAMES = ['created', 'deposited', 'collected', 'expired', 'median', 'p90'] as const

/** `35`, `≥ 12` of a part, `22,4 h`, or a dash: nothing is read, too few deliveries give no time, or more could change it. */
export function figureText(line: Line, name: (typeof NAMES)[number]): string {
  const { [name]: figure, isWhole } = line
  if (typeof figure === 'number') return countText(figure, isWhole)
  return figure === undefined || !isWhole ? general.unknown : figures.time(figure)
}

/** Titles and names in the CSV file. */
export const file = {
  name: 'rapport',
  company: words.company,
  table: 'Tableau',
  row: 'Nom',
  month: words.month,
  machine: sheet.machine,
  week: sheet.week,
  day: 'Jour',
  unknown: words.unknownMachine,
  atLeast: (count: number) => atLeast(count.toLocaleString('fr-FR')),
  returned: 'Dont retours',
  columns: { ...columns, median: `${columns.median} (h)`, p90: `${columns.p90} (h)` },
} as const

/** The day of the month. */
export const shortDay = (day: string) => String(Number(day.slice(8)))
