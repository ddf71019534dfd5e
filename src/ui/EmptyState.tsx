import type { ReactNode } from 'react'
import { words } from './copy.ts'
import styles from './EmptyState.module.css'

interface Props {
  /** One sentence: « Aucun enregistrement ! » unless the screen knows better. */
  sentence?: string
  /** What to do about it, in one sentence. */
  suggestion?: string | undefined
  /** One button, if the role may. */
  action?: ReactNode
}

/** In the place of a list without rows: what is so, what to do about it. */
export function EmptyState({ sentence = words.empty, suggestion, action }: Props) {
  return (
    <div className={styles['empty']}>
      <p className={styles['sentence']}>{sentence}</p>
      {suggestion !== undefined && <p className={styles['suggestion']}>{suggestion}</p>}
      {action}
    </div>
  )
}
