import type { ReactNode } from 'react'
import { words } from './copy.ts'
import styles from './EmptyState.module.css'

interface Props {
  /** One sentence, « Aucun enregistrement ! » by default. */
  sentence?: string
  /** A suggestion, in one sentence. */
  suggestion?: string | undefined
  /** One button, if the role may. */
  action?: ReactNode
}

/** Shown instead of a list without rows. */
export function EmptyState({ sentence = words.empty, suggestion, action }: Props) {
  return (
    <div className={styles['empty']}>
      <p className={styles['sentence']}>{sentence}</p>
      {suggestion !== undefined && <p className={styles['suggestion']}>{suggestion}</p>}
      {action}
    </div>
  )
}
