import { FormMessage } from '#ui/form/FormMessage.tsx'
import { messages } from './copy.ts'
import { countCreated, countMissing, isStarted, type Submission } from './submission.ts'
import type { Progress } from './use-submission.ts'
import styles from './wizard.module.css'

/** How many orders exist and how many are missing, shown from the first failure until all exist. */
export function SubmissionReport({ submission }: { submission: Submission | undefined }) {
  const missing = countMissing(submission)
  const isPartial = isStarted(submission) || submission?.orders.some(({ problem }) => problem !== undefined)
  if (submission === undefined || missing === 0 || !isPartial) return null
  return (
    <FormMessage>
      <p className={styles['report']}>
        <strong>{messages.partial(countCreated(submission), missing)}</strong>
      </p>
      <p className={styles['report']}>{messages.retryHint}</p>
    </FormMessage>
  )
}

/** Which order is being sent. */
export function SubmissionProgress({ progress: { index, total } }: { progress: Progress }) {
  const words = messages.sending(index + 1, total)
  return (
    <div className={styles['progress']}>
      <span role="status">{words}</span>
      {total > 1 && <progress value={index} max={total} aria-label={words} />}
    </div>
  )
}
