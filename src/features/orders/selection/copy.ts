/** Texts of the selection in the list of deliveries. */
import { plural } from '#lib/french.ts'
import { formatNumber } from '#lib/numbers.ts'

const selected = (count: number) => `${formatNumber(count)} sélectionnée${plural(count)}`

export const selection = {
  start: 'Sélectionner',
  name: 'Sélection',
  column: 'Sélection',
  page: 'Sélectionner toute la page',
  row: (id: number) => `Sélectionner la livraison ${id}`,
  none: 'Cochez des livraisons. Maj + clic en coche plusieurs.',
  count: (count: number, onPage: number) =>
    onPage === count ? selected(count) : `${selected(count)}, dont ${formatNumber(onPage)} sur cette page`,
  export: 'Exporter',
  clear: 'Tout décocher',
  end: 'Terminer',
} as const
