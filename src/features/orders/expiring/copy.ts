/** Words of the parcels that expire soon. */
import { formatNumber } from '#lib/numbers.ts'

export const columns = {
  barcode: 'Code-barres',
  company: 'Société',
  machine: 'Machine',
  left: 'Temps restant',
  next: 'Étape suivante',
} as const

export const buttons = {
  all: (count: number) => `Tout voir (${formatNumber(count)})`,
  fewer: 'Afficher moins',
} as const
