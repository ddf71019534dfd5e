import type { Order } from '#api/generated/entities.ts'
import { entryDate } from '#api/records/history.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { useServerNow } from '#refresh/use-server-now.ts'
import { Card } from '#ui/Card.tsx'
import { messages, oddities, titles } from './copy.ts'
import { ongoing, stepsOf, timeInMachine } from './timeline.ts'
import styles from './detail.module.css'

const NO_HISTORY: NonNullable<Order['history']> = []

/** The history of the order, oldest entry first, with how long each status lasted. */
export function OrderTimeline({ order }: { order: Order }) {
  const { status, history = NO_HISTORY } = order
  const now = useServerNow()
  const steps = stepsOf(history)
  const soFar = ongoing(status, history, now)
  const total = timeInMachine(status, history, now)
  return (
    <Card title={titles.timeline}>
      {steps.length === 0 ? (
        <p className={styles['nothing']}>{messages.noHistory}</p>
      ) : (
        <ol className={styles['timeline']}>
          {steps.map(({ entry, lasted, odd }, index) => (
            // Two entries can have the same status and the same date, so the index is the only key.
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity and are never reordered
            <li key={index} className={styles['entry']}>
              <OrderBadge status={entry.status} />
              <span className={styles['moment']}>
                <time dateTime={entryDate(entry)}>{formatDateTime(entryDate(entry))}</time>
                {lasted !== undefined && ` · ${messages.lasted(lasted)}`}
                {index === steps.length - 1 && soFar !== undefined && ` · ${messages.since(soFar)}`}
              </span>
              {odd && <span className={styles['odd']}>{oddities[odd]}</span>}
            </li>
          ))}
        </ol>
      )}
      {total && (
        <p className={styles['total']}>
          {total.isRunning ? messages.inMachineSoFar(total.ms) : messages.inMachine(total.ms)}
        </p>
      )}
    </Card>
  )
}
