import { formatDateTime, isoOf } from '#lib/dates.ts'
import { useServerNow } from '#refresh/use-server-now.ts'
import { timeLeft } from './copy.ts'
import styles from './HoldDeadline.module.css'

interface Props {
  deadline: number | undefined
  /** Status of the order. The text must not contradict it. */
  status?: string | undefined
}

/** Remaining hold time as text, updated while it is on screen. */
export const HoldDeadline = ({ deadline, status }: Props) =>
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
