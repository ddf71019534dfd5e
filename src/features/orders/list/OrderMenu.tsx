import type { Order } from '#api/generated/entities.ts'
import { LateMenu } from '#ui/menu/LateMenu.tsx'
import { rowMenuTrigger } from '#ui/table/RowMenu.tsx'
import { list } from './copy.ts'

const load = async () => (await import('./OrderActions.tsx')).OrderActions

/** The « … » menu of a row. Its code is loaded when the menu is hovered, focused or opened. */
export const OrderMenu = ({ order }: { order: Order }) => (
  <LateMenu load={load} props={{ order }}>
    {rowMenuTrigger(list.row(order.id))}
  </LateMenu>
)
