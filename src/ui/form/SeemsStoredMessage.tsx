import type { ReactNode } from 'react'
import { formWords } from './copy.ts'
import { FormMessage } from './FormMessage.tsx'
import styles from './SeemsStoredMessage.module.css'

interface Props {
  /** What seems to have been stored, and how often. */
  sentence: string
  /** What else to know before deciding. */
  hint?: string | undefined
  /** The links to it. */
  children: ReactNode
}

/** After a creation whose answer was lost: a new record equals what was sent. The person looks at it, or sends again. */
export function SeemsStoredMessage({ sentence, hint, children }: Props) {
  return (
    <FormMessage tone="warning" intoView>
      <div className={styles['body']}>
        <p className={styles['sentence']}>{sentence}</p>
        {hint !== undefined && <p>{hint}</p>}
        <p>{formWords.answerLost}</p>
        <div className={styles['links']}>{children}</div>
      </div>
    </FormMessage>
  )
}
