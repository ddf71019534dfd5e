import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Mail, MessageSquare, Truck } from 'lucide-react'
import { actions } from '#features/orders/actions/copy.ts'
import { recentResend } from '#features/orders/actions/remarks.ts'
import { type Channel, type Resend, resendsOf } from '#features/orders/actions/resends.ts'
import { moveIcons } from '#features/orders/actions/use-entries.ts'
import { moves, questions as changes } from '#features/orders/copy.ts'
import { howMany } from '#features/orders/run/copy.ts'
import { mayBeTold, useAssignJob, useMoveJob, useResendJob } from '#features/orders/run/jobs.ts'
import { type ShownOrder, useRun } from '#features/orders/run/use-run.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { allows, targetsOf } from '#features/orders/targets.ts'
import { useCan } from '#session/session.ts'
import type { MenuAction } from '#ui/menu/LateMenu.tsx'
import { bulk, questions, resendHeadings } from './copy.ts'
import { CourierField } from './CourierField.tsx'
import styles from './bulk.module.css'

/** An action on many orders. */
export type BulkAct = Extract<MenuAction, { onSelect: unknown }>

const isRecent = (resends: readonly Resend[], channel: Channel) =>
  recentResend(resends, channel, Date.now()) !== undefined

/**
 * Bulk actions on any set of orders: a selection, a series of scans, an inventory. Each action asks one
 * question, then runs (`shown` is for RunDialog) and ends with a report. An action that only some orders allow shows their
 * number and skips the rest. Deletion is never a bulk action.
 */
export function useBulkActs(orders: readonly ShownOrder[]) {
  const client = useQueryClient()
  const may = {
    move: useCan('orders:change-status'),
    assign: useCan('orders:assign-shipper'),
    resend: useCan('orders:resend'),
  }
  const [moveJob, assignJob, resendJob] = [useMoveJob(), useAssignJob(), useResendJob()]
  const { ask, shown } = useRun()
  const label = (text: string, allowed: number) => howMany(text, allowed, orders.length)

  function moveTo(target: ManualStatus) {
    const counted = orders.filter((order) => allows(order, target))
    const question = changes.many(counted.length, target)
    return ask({ title: moves[target], question, orders, counted, job: moveJob(target) })
  }

  function cancel() {
    const counted = orders.filter((order) => allows(order, 'cancel'))
    let typed = ''
    return ask({
      title: bulk.move('cancel'),
      danger: true,
      question: questions.cancel(counted.length),
      remarks: <CountField count={counted.length} onType={(text) => (typed = text)} />,
      objection: () => (typed === String(counted.length) ? undefined : questions.wrongCount(counted.length)),
      orders,
      counted,
      job: moveJob('cancel'),
    })
  }

  function assign() {
    let courier = ''
    return ask({
      title: bulk.assign,
      question: questions.assign(orders.length),
      remarks: <CourierField onChoose={(chosen) => (courier = chosen)} />,
      objection: () => (courier === '' ? questions.noCourier : undefined),
      orders,
      job: assignJob(() => courier),
    })
  }

  function resend(channel: Channel) {
    const counted = orders.filter(({ status }) => mayBeTold(status))
    const recent = counted.filter(({ id }) => isRecent(resendsOf(client, id), channel))
    return ask({
      title: channel === 'sms' ? actions.resendSms : actions.resendMail,
      question: questions.resend(counted.length),
      remarks: recent.length > 0 && ` ${questions.recent(recent.length)}`,
      orders,
      counted,
      job: resendJob(channel),
      headings: resendHeadings,
    })
  }

  const cancellable = orders.filter((order) => allows(order, 'cancel')).length
  const told = orders.filter(({ status }) => mayBeTold(status)).length
  const targets = may.move ? targetsOf(orders) : []
  const others: (BulkAct | false)[] = [
    may.assign && { label: bulk.assign, Icon: Truck, onSelect: () => void assign() },
    may.resend &&
      told > 0 && { label: label(actions.resendSms, told), Icon: MessageSquare, onSelect: () => void resend('sms') },
    may.resend &&
      told > 0 && { label: label(actions.resendMail, told), Icon: Mail, onSelect: () => void resend('mail') },
    may.move &&
      cancellable > 0 && {
        label: label(bulk.move('cancel'), cancellable),
        Icon: moveIcons.cancel,
        danger: true,
        onSelect: () => void cancel(),
      },
  ]
  return {
    /** The common next statuses, the one that most of them allow first. */
    moves: targets.map(({ status, allowed }): BulkAct => ({
      label: label(bulk.move(status), allowed),
      Icon: moveIcons[status],
      onSelect: () => void moveTo(status),
    })),
    others: orders.length === 0 ? [] : others.filter((act): act is BulkAct => act !== false),
    shown,
  }
}

/** Many cancellations are confirmed with their number, so that nobody confirms them by habit. */
const CountField = ({ count, onType }: { count: number; onType: (typed: string) => void }) => (
  <TextInput
    className={styles['field'] ?? ''}
    label={questions.typeCount(count)}
    inputMode="numeric"
    autoComplete="off"
    onChange={({ currentTarget }) => onType(currentTarget.value.trim())}
  />
)
