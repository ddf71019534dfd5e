import type { OrderHistoryEntry } from '#api/generated/entities.ts'
import { entryDate } from '#api/order-facts.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { messages, titles } from './copy.ts'
import { inTime } from './timeline.ts'
import styles from './detail.module.css'

/** The history of the order, oldest entry first. */
export function OrderTimeline({ history }: { history: readonly OrderHistoryEntry[] | undefined }) {
  return (
    <Card title={titles.timeline}>
      {history === undefined || history.length === 0 ? (
        <p className={styles['nothing']}>{messages.noHistory}</p>
      ) : (
        <ol className={styles['timeline']}>
          {inTime(history).map((entry, index) => (
            // Two entries can have the same status and the same date, so the index is the only key.
            // oxlint-disable-next-line react/no-array-index-key -- entries have no identity and are never reordered
            <li key={index} className={styles['entry']}>
              <OrderBadge status={entry.status} />
              <time className={styles['moment']} dateTime={entryDate(entry)}>
                {formatDateTime(entryDate(entry))}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
