import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { worklists } from '#features/orders/copy.ts'
import { counts } from './worklists.copy.ts'
import { countQuery, type Worklist } from './worklists.ts'
import styles from './WorklistCount.module.css'

/** A count that is read again within a minute is the one in the cache. */
const STALE_MS = 60_000

/** How many deliveries a worklist has, or a dash that counts again. Nothing while the first answer is on its way. */
export function WorklistCount({ status }: { status: Worklist }) {
  const count = orders.useOrdersCount(countQuery(status), { ...inBackground, staleTime: STALE_MS })
  const { data, isSuccess, isFetching, errorUpdateCount, refetch } = count
  const total = isSuccess ? data.total : undefined
  if (total !== undefined) {
    const isLate = status === 'overtime' && total > 0
    return <span className={isLate ? styles['late'] : undefined}>{total.toLocaleString('fr-FR')}</span>
  }
  if (!isSuccess && errorUpdateCount === 0) return null
  return (
    <button
      ref={passFocusOn}
      type="button"
      className={styles['again']}
      aria-label={counts.again(worklists[status])}
      title={counts.again(worklists[status])}
      aria-busy={isFetching}
      onClick={() => void refetch()}
    >
      {counts.unknown}
    </button>
  )
}

/** The number takes the place of the button: the focus then stays in the worklist, on its link. */
function passFocusOn(button: HTMLElement | null) {
  const link = button?.closest('li')?.querySelector('a')
  return () => {
    if (document.activeElement === button) link?.focus()
  }
}
