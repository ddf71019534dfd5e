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
import { moves } from '#features/orders/copy.ts'
import { factsOf, likelyNext, type ManualStatus, type OrderAct } from '#features/orders/status.ts'
import { useCan } from '#session/session.ts'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { actions } from './copy.ts'
import { type Leaving, useOrderActs } from './use-order-acts.ts'

/** The icon of each change of status. */
export const moveIcons = {
  ready_for_delivery: PackageCheck,
  picked_up: Truck,
  operin: Inbox,
  receive: UserCheck,
  operout: Undo2,
  left_for_customer_service: Headset,
  cancel: Ban,
} satisfies Record<ManualStatus, unknown>

/** A change of status. */
export type Move = Extract<MenuAction, { onSelect: unknown }>

/** Allowed actions on a delivery: one table for the row menu and the page header. */
export function useEntries(order: Order, leaving?: Leaving) {
  const may = {
    move: useCan('orders:change-status'),
    duplicate: useCan('orders:duplicate'),
    resend: useCan('orders:resend'),
    remove: useCan('orders:remove'),
  }
  const acts = useOrderActs(order, leaving)
  const facts = factsOf(order.status)
  const allows = (act: OrderAct) => may[act] && facts?.acts.includes(act)
  const params = { id: order.id }

  const others: (MenuAction | false | undefined)[] = [
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

  return {
    detail: { label: actions.detail, Icon: Eye, link: { to: '/livraisons/detail/$id', params } } satisfies MenuAction,
    moves: (may.move ? (facts?.next ?? []) : []).map((target): Move => {
      const likely = target === likelyNext(order.status)
      const move = { label: moves[target], Icon: moveIcons[target], likely, onSelect: () => void acts.moveTo(target) }
      return target === 'cancel' ? { ...move, danger: true } : move
    }),
    others: others.filter((action): action is MenuAction => Boolean(action)),
  }
}
