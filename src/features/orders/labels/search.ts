import { Barcode } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import type { MenuAction } from '#ui/menu/action.ts'
import { titles } from './copy.ts'

/** Which deliveries get a label: their ids, in the address. */
export interface LabelsSearch {
  commandes?: string | undefined
}

/** More labels are no order of a day, and their ids would not fit into an address. */
export const LABELS_AT_MOST = 400

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The ids in an address. What is no id is left out, and each counts once. */
export function idsIn({ commandes = '' }: LabelsSearch): number[] {
  const ids = commandes.split(',').filter(isId).map(Number)
  return [...new Set(ids)]
}

export const labelsSearch = (ids: readonly number[]): LabelsSearch => ({
  commandes: ids.length === 0 ? undefined : ids.join(','),
})

/** For the actions on several deliveries. Without any there is no label to print. */
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
