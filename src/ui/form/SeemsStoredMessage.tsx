import type { ReactNode } from 'react'
import { formWords } from './copy.ts'
import { FormMessage } from './FormMessage.tsx'
import styles from './SeemsStoredMessage.module.css'

interface Props {
  /** Which record seems to be stored, and how many times. */
  sentence: string
  /** More that the user needs to know for the decision. */
  hint?: string | undefined
  /** The links to the records. */
  children: ReactNode
}

/** Shown after a creation whose answer was lost, when a new record equals what was sent. The user decides what to do. */
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
