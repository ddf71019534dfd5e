import type { Order } from '#api/generated/entities.ts'
import { titles } from '#features/orders/copy.ts'
import { LateMenu } from '#ui/menu/LateMenu.tsx'
import { rowMenuTrigger } from '#ui/table/RowMenu.tsx'

const load = async () => (await import('./OrderActions.tsx')).OrderActions

/** The « … » menu of a row. Its code is loaded when the menu is hovered, focused or opened. */
export const OrderMenu = ({ order }: { order: Order }) => (
  <LateMenu load={load} props={{ order }}>
    {rowMenuTrigger(titles.row(order.id))}
  </LateMenu>
)
