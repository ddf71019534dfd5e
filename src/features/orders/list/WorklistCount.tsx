import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { retryProps } from '#ui/retry-props.ts'
import { worklists } from './copy.ts'
import { counts } from './worklists.copy.ts'
import { countQuery, type Worklist } from './worklists.ts'
import styles from './WorklistCount.module.css'

/** A count that is read again within a minute is the one in the cache. */
const STALE_MS = 60_000

/** How many deliveries a worklist has, or a dash that counts again. Nothing while the first answer is on its way. */
export function WorklistCount({ status }: { status: Worklist }) {
  const count = orders.useOrdersCount(countQuery(status), { ...inBackground, staleTime: STALE_MS })
  const { hasFailed, isAsking } = readState(count)
  const total = count.isSuccess ? count.data.total : undefined
  if (total !== undefined) {
    const isLate = status === 'overtime' && total > 0
    return <span className={isLate ? styles['late'] : undefined}>{formatNumber(total)}</span>
  }
  if (!hasFailed && !count.isSuccess) return null
  return (
    <button
      type="button"
      className={styles['again']}
      aria-label={counts.again(worklists[status])}
      title={counts.again(worklists[status])}
      {...retryProps(isAsking, count.refetch)}
    >
      {words.unknown}
    </button>
  )
}
