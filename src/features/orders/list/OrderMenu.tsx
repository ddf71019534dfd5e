import type { Order } from '#api/generated/entities.ts'
import { list } from '#features/orders/copy.ts'
import { LateMenu } from '#ui/menu/LateMenu.tsx'
import { rowMenuTrigger } from '#ui/table/RowMenu.tsx'

const load = async () => (await import('./OrderActions.tsx')).OrderActions

/** The « … » of a row. What may be done, how it is asked and sent comes when somebody reaches for it. */
export const OrderMenu = ({ order }: { order: Order }) => (
  <LateMenu load={load} own={{ order }}>
    {rowMenuTrigger(list.row(order.id))}
  </LateMenu>
)
