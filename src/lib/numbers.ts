/** Numbers in French notation: 1 250, 12,5, -18. An absent or unreadable number is « - ». */
import { NBSP, NONE } from './french.ts'

const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

export const formatNumber = (value: number | undefined) => (value === undefined ? NONE : formatter.format(value))

/** `5 °C`, with a non-breaking space before the unit. */
export const withUnit = (value: number | undefined, unit: string) =>
  value === undefined ? NONE : `${formatter.format(value)}${NBSP}${unit}`
