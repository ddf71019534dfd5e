/** Numbers, hours and dimensions in French notation: 1 250, 12,5, -18. An absent or unreadable number is « - ». */
import { NBSP, NONE } from './french.ts'
import { cleanCode } from './invisible.ts'

/** Whether a number is a valid count: a whole number from 0. */
export const isWholeCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && Number(value) >= 0

const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

export const formatNumber = (value: number | undefined) => (value === undefined ? NONE : formatter.format(value))

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' })

/** « 80 % » of a share of 0.8. */
export const formatPercent = (share: number) => percent.format(share)

/** `5 °C`, with a non-breaking space before the unit. */
export const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? NONE : `${formatter.format(value)}${NBSP}${unit}`

/** Minutes as hours: 2,880 is « 48 h », 90 is « 1,5 h ». */
export const hoursOf = (minutes: number) => `${(minutes / 60).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} h`

interface Dimensions {
  height?: number
  width?: number
  depth?: number
}

const lengths = (...sides: readonly (number | undefined)[]) => sides.map(formatNumber).join(' x ')

/** `10 x 20 x 30`: height, width and depth, the order of every table and card. */
export const heightFirst = ({ height, width, depth }: Dimensions) => lengths(height, width, depth)

/** `10 x 20 x 30 cm` */
export const heightFirstCm = (slot: Dimensions) => `${heightFirst(slot)} cm`

/** `20 x 10 x 30 cm`: width, height and depth, the order that the specification requires where a booking is created. */
export const widthFirstCm = ({ height, width, depth }: Dimensions) => `${lengths(width, height, depth)} cm`

/** Whether at least one dimension is known. */
export const isMeasured = ({ height, width, depth }: Dimensions = {}) =>
  [height, width, depth].some((side) => side !== undefined)

/** Blanks between groups of three digits. Others stand between two numbers: « 10 20 30 ». */
const GROUPED = /^[-+]?\d{1,3}(\s\d{3})+(?!\d)/

/** Reads '12,5', '12.5', '1 250' and '−18' (a real minus sign) as numbers, blanks as '', any other text unchanged. */
export function parseNumber(text: string): number | string {
  const trimmed = cleanCode(text)
  if (trimmed === '') return ''
  const signed = trimmed.replace('\u2212', '-').replace(/^([-+])\s+/, '$1')
  const compact = signed.replace(GROUPED, (groups) => groups.replaceAll(/\s/g, ''))
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : text
}

/** The French notation of a typed number: a comma, no grouping. */
export const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
