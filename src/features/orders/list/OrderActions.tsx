import {
  Ban,
  Copy,
  Eye,
  Headset,
  Inbox,
  Mail,
  MessageSquare,
  PackageCheck,
  Trash2,
  Truck,
  Undo2,
  UserCheck,
} from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import { moves } from '#features/orders/change-status.copy.ts'
import { factsOf, type ManualStatus, type OrderAct } from '#features/orders/status.ts'
import { useCan } from '#session/session.ts'
import type { MenuAction } from '#ui/menu/action.ts'
import { OpenedMenu, type MenuProps } from '#ui/menu/OpenedMenu.tsx'
import { actions } from './actions.copy.ts'
import { useOrderActs } from './use-order-acts.ts'

const icons = {
  ready_for_delivery: PackageCheck,
  picked_up: Truck,
  operin: Inbox,
  receive: UserCheck,
  operout: Undo2,
  left_for_customer_service: Headset,
  cancel: Ban,
} satisfies Record<ManualStatus, unknown>

/** The actions that the status and the role allow. « Détail » is always there. */
export function OrderActions({ order, ...menu }: MenuProps & { order: Order }) {
  const may = {
    move: useCan('orders:change-status'),
    duplicate: useCan('orders:duplicate'),
    resend: useCan('orders:resend'),
    remove: useCan('orders:remove'),
  }
  const acts = useOrderActs(order)
  const facts = factsOf(order.status)
  const allows = (act: OrderAct) => may[act] && facts?.acts.includes(act)
  const params = { id: order.id }

  const offered: (MenuAction | false | undefined)[] = [
    { label: actions.detail, Icon: Eye, link: { to: '/livraisons/detail/$id', params } },
    ...(may.move ? (facts?.next ?? []) : []).map((target): MenuAction => {
      const move = { label: moves[target], Icon: icons[target], onSelect: () => void acts.moveTo(target) }
      return target === 'cancel' ? { ...move, danger: true } : move
    }),
    allows('resend') && {
      label: actions.resendSms,
      Icon: MessageSquare,
      onSelect: () => void acts.resend('sms'),
    },
    allows('resend') && { label: actions.resendMail, Icon: Mail, onSelect: () => void acts.resend('mail') },
    allows('duplicate') && { label: actions.duplicate, Icon: Copy, link: { to: '/livraisons/dupliquer/$id', params } },
    allows('remove') && {
      label: actions.remove,
      Icon: Trash2,
      danger: true,
      onSelect: () => void acts.remove(),
    },
  ]
  return <OpenedMenu actions={offered.filter((action): action is MenuAction => Boolean(action))} {...menu} />
}
