import type { Order } from '#api/generated/entities.ts'
import { useMenuActions, useRemarks } from '#features/orders/change/order-acts.ts'
import type { MenuProps } from '#ui/menu/LateMenu.tsx'
import { OpenedMenu } from '#ui/menu/OpenedMenu.tsx'

/** The actions that the status and the role allow. « Détail » is always there, and the likely next step has the focus. */
export function OrderActions({ order, ...menu }: MenuProps & { order: Order }) {
  const { detail, moves, others } = useMenuActions(order)
  const remarks = useRemarks(order)
  return (
    <OpenedMenu
      {...menu}
      actions={[detail, ...moves, ...others]}
      note={remarks.length > 0 && remarks.map((remark) => <p key={remark}>{remark}</p>)}
    />
  )
}
