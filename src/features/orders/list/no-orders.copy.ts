import { quoted } from '#lib/french.ts'

/** Words of a list of deliveries without rows. They are fetched with it. */
export const noOrders = {
  suggestion: 'Les livraisons que vous créez apparaissent ici.',
  search: (barcode: string) => `Aucune livraison pour ${quoted(barcode)}`,
  filtered: (filtersOn: readonly string[]) => `Aucune livraison ne correspond à : ${filtersOn.join(', ')}.`,
  filterOn: (name: string, value: string) => `${name} ${quoted(value)}`,
} as const
