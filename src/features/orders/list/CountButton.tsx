import { words } from '#ui/copy.ts'
import { retryProps } from '#ui/page-states.tsx'
import { counts, worklists } from './copy.ts'
import type { WorklistTotal } from './use-worklist-counts.ts'
import type { Worklist } from './worklists.ts'
import styles from './WorklistCount.module.css'

interface Props extends Pick<WorklistTotal, 'isAsking' | 'retry'> {
  status: Worklist
}

/** A dash for a number that is not known, which counts again. */
export const CountButton = ({ status, isAsking, retry }: Props) => (
  <button
    type="button"
    className={styles['again']}
    aria-label={counts.again(worklists[status])}
    title={counts.again(worklists[status])}
    {...retryProps(isAsking, retry)}
  >
    {words.unknown}
  </button>
)
