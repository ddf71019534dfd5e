import { formatNumber } from '#lib/numbers.ts'
import { CountButton } from './CountButton.tsx'
import { useWorklistCount } from './use-worklist-counts.ts'
import type { Worklist } from './worklists.ts'
import styles from './WorklistCount.module.css'

/** How many deliveries a worklist has, or a dash that counts again. Nothing while the first answer is on its way. */
export function WorklistCount({ status }: { status: Worklist }) {
  const { total, isUnknown, isAsking, retry } = useWorklistCount(status)
  if (total !== undefined) {
    const isLate = status === 'overtime' && total > 0
    return <span className={isLate ? styles['late'] : undefined}>{formatNumber(total)}</span>
  }
  return isUnknown && <CountButton {...{ status, isAsking, retry }} />
}
