import type { OrderHistoryEntry } from '#api/generated/entities.ts'
import { entryDate } from '#features/orders/hold.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { messages, titles } from './copy.ts'
import { inTime } from './timeline.ts'
import styles from './detail.module.css'

/** What happened to the order, from the beginning. */
export function OrderTimeline({ history }: { history: readonly OrderHistoryEntry[] | undefined }) {
  return (
    <Card title={titles.timeline}>
      {history === undefined || history.length === 0 ? (
        <p className={styles['nothing']}>{messages.noHistory}</p>
      ) : (
        <ol className={styles['timeline']}>
          {inTime(history).map((entry, index) => (
            // The same status may come twice, even at the same moment: only its place tells an entry from another.
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
