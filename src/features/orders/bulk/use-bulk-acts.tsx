import { useQueryClient } from '@tanstack/react-query'
import { Mail, MessageSquare, Truck } from 'lucide-react'
import { actions } from '#features/orders/actions/copy.ts'
import { recentResend } from '#features/orders/actions/remarks.ts'
import { type Channel, type Resend, resendsOf } from '#features/orders/actions/resends.ts'
import { moveIcons } from '#features/orders/actions/use-entries.ts'
import { moves, questions as changes } from '#features/orders/change-status.copy.ts'
import { howMany } from '#features/orders/run/copy.ts'
import { RunQuestion } from '#features/orders/run/RunQuestion.tsx'
import { useMoveJob } from '#features/orders/run/use-move-job.ts'
import { mayBeTold, useResendJob } from '#features/orders/run/use-resend-job.ts'
import { type ShownOrder, useRun } from '#features/orders/run/use-run.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { allows, targetsOf } from '#features/orders/targets.ts'
import { useCan } from '#session/session.ts'
import type { MenuAction } from '#ui/menu/action.ts'
import { bulk, questions, resendHeadings } from './copy.ts'
import { CountField } from './CountField.tsx'
import { CourierField } from './CourierField.tsx'
import { useAssignJob } from './use-assign-job.ts'

/** An action on many orders. */
export type BulkAct = Extract<MenuAction, { onSelect: unknown }>

const isRecent = (resends: readonly Resend[], channel: Channel) =>
  recentResend(resends, channel, Date.now()) !== undefined

/**
 * What a set of orders allows, wherever it comes from: a selection, a series of scans, an inventory. Each action asks one
 * question, then runs (`shown` is for RunDialog) and ends with a report. What only some of them allow is offered with how
 * many, and the others are skipped. They are never deleted together.
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
    const allowed = orders.filter((order) => allows(order, target))
    const leftOut = orders.length - allowed.length
    return ask({
      title: moves[target],
      question: <RunQuestion question={changes.many(allowed.length, target)} orders={allowed} leftOut={leftOut} />,
      orders,
      job: moveJob(target),
    })
  }

  /** Only those that the person has counted are cancelled, also when others could be by now. */
  function cancel() {
    const allowed = orders.filter((order) => allows(order, 'cancel'))
    const leftOut = orders.length - allowed.length
    const job = moveJob('cancel')
    let typed = ''
    return ask({
      title: bulk.move('cancel'),
      danger: true,
      question: (
        <RunQuestion question={questions.cancel(allowed.length)} orders={allowed} leftOut={leftOut}>
          <CountField count={allowed.length} onType={(text) => (typed = text)} />
        </RunQuestion>
      ),
      objection: () => (typed === String(allowed.length) ? undefined : questions.wrongCount(allowed.length)),
      orders,
      job: { ...job, decide: (order, state) => (allowed.includes(order) ? job.decide(order, state) : 'skip') },
    })
  }

  function assign() {
    let courier = ''
    return ask({
      title: bulk.assign,
      question: (
        <RunQuestion question={questions.assign(orders.length)} orders={orders}>
          <CourierField onChoose={(chosen) => (courier = chosen)} />
        </RunQuestion>
      ),
      objection: () => (courier === '' ? questions.noCourier : undefined),
      orders,
      job: assignJob(() => courier),
    })
  }

  function resend(channel: Channel) {
    const allowed = orders.filter(({ status }) => mayBeTold(status))
    const recent = allowed.filter(({ id }) => isRecent(resendsOf(client, id), channel))
    const remark = recent.length > 0 && ` ${questions.recent(recent.length)}`
    return ask({
      title: channel === 'sms' ? actions.resendSms : actions.resendMail,
      question: (
        <RunQuestion
          question={questions.resend(allowed.length)}
          orders={allowed}
          leftOut={orders.length - allowed.length}
        >
          {remark}
        </RunQuestion>
      ),
      orders,
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
