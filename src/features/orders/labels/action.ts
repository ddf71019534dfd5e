import { Barcode } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { titles } from './copy.ts'
import { labelsSearch } from './search.ts'

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
