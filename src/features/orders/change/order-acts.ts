/** Actions on one delivery, and their entries in menus and the header. */
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
import { useRemoveOrder, useResendOrderNotification } from '#api/generated/orders.writes.ts'
import { isOngoing, likelyNext, type ManualStatus, type OrderAct, statusFacts } from '#domain/orders/status.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { useCan } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { useChangeStatus } from './change-orders.ts'
import { actions, messages, moves, questions, remarks } from './copy.ts'
import { type Channel, rememberResend, type Resend, resendsOf, useResends } from './resends.ts'

export const moveIcons = {
  ready_for_delivery: PackageCheck,
  picked_up: Truck,
  operin: Inbox,
  receive: UserCheck,
  operout: Undo2,
  left_for_customer_service: Headset,
  cancel: Ban,
} satisfies Record<ManualStatus, unknown>

/** An action of a menu that is no link. */
export type Act = Extract<MenuAction, { onSelect: unknown }>

/** Warns if a notification is resent within this time. */
const RECENT_MS = 600_000

export const channels = [
  { channel: 'sms', label: actions.resend.sms, Icon: MessageSquare },
  { channel: 'mail', label: actions.resend.mail, Icon: Mail },
] as const satisfies { channel: Channel; label: string; Icon: unknown }[]

const settled = (resends: readonly Resend[], channel: Channel) =>
  resends.filter((each) => each.channel === channel && each.outcome !== 'running')

/** Remarks on the resends of this tab, by channel: the last time, and how often. */
export const resendRemarks = (resends: readonly Resend[]) =>
  channels.flatMap(({ channel }) => {
    const all = settled(resends, channel)
    const last = all.at(-1)
    return last === undefined ? [] : remarks.resent(channel, last, all.length)
  })

/** Warning for the question when a notification was sent recently. */
export function recentResend(resends: readonly Resend[], channel: Channel, now: number): string | undefined {
  const last = settled(resends, channel).at(-1)
  const ago = last && Math.max(now - last.at, 0)
  return last === undefined || ago === undefined || ago > RECENT_MS ? undefined : remarks.recent(last, ago)
}

/** Leaves the page of a deleted order. */
export type Leaving = () => unknown

/** Actions on an order, in the list and on its page. Each requires a confirmation and is sent once. */
export function useOrderActs(order: Order, leaving?: Leaving) {
  const { id } = order
  const untilUnmount = useUnmountSignal()
  const changeStatus = useChangeStatus(order)
  const { mutateAsync: remove } = useRemoveOrder({
    success: messages.removed(id),
    ...(leaving && { refetch: 'none' }),
  })
  const { mutateAsync: resend } = useResendOrderNotification({ success: messages.resent })

  return {
    moveTo: (target: ManualStatus) =>
      confirm({
        title: moves[target],
        message: questions.one(id, target),
        danger: target === 'cancel',
        run: () => changeStatus(target),
      }),
    remove: async () => {
      const isRemoved = await confirm({
        title: messages.removeTitle,
        message: messages.remove(id),
        danger: true,
        run: () => remove({ id }),
      })
      // Back may have left the page while the call was running.
      if (isRemoved && !untilUnmount().aborted) leaving?.()
    },
    resend: (channel: Channel) =>
      confirm({
        title: actions.resend[channel],
        message: [messages.resend(id), recentResend(resendsOf(id), channel, Date.now())].filter(Boolean).join(' '),
        run: () => rememberResend(id, channel, () => resend({ id, [channel]: true })),
      }),
  }
}

/** Allowed actions on a delivery: one table for the row menu and the page header. */
export function useMenuActions(order: Order, leaving?: Leaving) {
  const may = {
    move: useCan('orders:change-status'),
    duplicate: useCan('orders:duplicate'),
    resend: useCan('orders:resend'),
    remove: useCan('orders:remove'),
  }
  const acts = useOrderActs(order, leaving)
  const facts = statusFacts(order.status)
  const allows = (act: OrderAct) => may[act] && facts?.acts?.includes(act)
  const params = { id: order.id }

  const others: (MenuAction | false | undefined)[] = [
    ...channels.map(
      ({ channel, ...look }) => allows('resend') && { ...look, onSelect: () => void acts.resend(channel) },
    ),
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
    moves: (may.move ? (facts?.next ?? []) : []).map((target): Act => {
      const likely = target === likelyNext(order.status)
      const move = { label: moves[target], Icon: moveIcons[target], likely, onSelect: () => void acts.moveTo(target) }
      return target === 'cancel' ? { ...move, danger: true } : move
    }),
    others: others.filter((action): action is MenuAction => Boolean(action)),
  }
}

export function useRemarks({ id, status }: Order): string[] {
  return [...(isOngoing(status) ? [] : [remarks.noMove(status)]), ...resendRemarks(useResends(id))]
}
