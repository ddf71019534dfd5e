import { Barcode } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import { titles } from '#features/orders/copy.ts'
import { entryMemory } from '#session/tab.ts'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'

/** Search parameter of the labels: the ids of the deliveries, separated by commas. */
export interface LabelsSearch {
  commandes?: string | undefined
}

/** Maximum number of labels. More ids would not fit into an address. */
export const LABELS_AT_MOST = 400

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Reads the ids of an address, without duplicates. Ignores every text that is no id. */
export function idsIn({ commandes = '' }: LabelsSearch): number[] {
  const ids = commandes.split(',').filter(isId).map(Number)
  return [...new Set(ids)]
}

export const labelsSearch = (ids: readonly number[]): LabelsSearch => ({
  commandes: ids.length === 0 ? undefined : ids.join(','),
})

/** Menu entry that opens the labels of these deliveries. Empty without a delivery. */
export const labelsOf = (orders: readonly Pick<Order, 'id'>[]): MenuAction[] =>
  orders.length === 0
    ? []
    : [
        {
          label: titles.labels,
          Icon: Barcode,
          link: { to: '/livraisons/etiquettes', search: labelsSearch(orders.map(({ id }) => id)) },
        },
      ]

/** Ids of the deliveries that the wizard has created, in the history entry of the list, which offers to print their labels. */
export const createdOrders = entryMemory<number[]>()
