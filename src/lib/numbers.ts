/** Numbers in French notation: 1 250, 12,5, -18. An absent or unreadable number is « - ». */
import { NBSP, NONE } from './french.ts'

const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

export const formatNumber = (value: number | undefined) => (value === undefined ? NONE : formatter.format(value))

/** `5 °C`, with a non-breaking space before the unit. */
export const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? NONE : `${formatter.format(value)}${NBSP}${unit}`

/** Reads '12,5', '12.5', '1 250' and '−18' (with a real minus sign) as numbers. Returns any other text unchanged, '' included. */
export function parseNumber(text: string): number | string {
  const compact = text.replaceAll(/\s/g, '').replace('\u2212', '-')
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : text
}

/** The French notation of a typed number: a comma, no grouping. */
export const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
