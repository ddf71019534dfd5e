import type { Order } from '#api/generated/entities.ts'
import { inStatusSince } from '#domain/orders/history.ts'
import { statusFacts, statusLabel } from '#domain/orders/status.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { useServerNow } from '#refresh/use-server-now.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { since, sinceDate, timeLeft } from './copy.ts'
import styles from './order-state.module.css'

/** The badge of a status. An unknown status shows its raw value without a colour. */
export const OrderBadge = ({ status }: { status: string | undefined }) => (
  <StatusBadge tone={statusFacts(status)?.tone}>{statusLabel(status)}</StatusBadge>
)

interface DeadlineProps {
  deadline: number | undefined
  /** Status of the order. The text must not contradict it. */
  status?: string | undefined
}

/** Remaining hold time as text, updated while it is on screen. */
export const HoldDeadline = ({ deadline, status }: DeadlineProps) =>
  deadline === undefined ? null : <TimeLeft deadline={deadline} status={status} />

/** A separate component, so that the clock is read when the deadline appears and not when the row is mounted. */
function TimeLeft({ deadline, status }: { deadline: number; status: string | undefined }) {
  const now = useServerNow()
  const date = isoOf(deadline)
  return (
    <time className={styles['deadline']} dateTime={date} title={formatDateTime(date)} data-over={deadline <= now}>
      {timeLeft(deadline - now, status)}
    </time>
  )
}

/** How long a delivery has had its status, updated while it is on screen. */
export function StatusAge({ order }: { order: Order }) {
  const now = useServerNow()
  const at = inStatusSince(order)
  const date = at === undefined ? undefined : isoOf(at)
  return (
    <time className={styles['deadline']} dateTime={date} title={date && sinceDate(formatDateTime(date))}>
      {since(at === undefined ? at : Math.max(0, now - at))}
    </time>
  )
}
