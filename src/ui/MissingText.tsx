import type { ReactNode } from 'react'
import styles from './MissingText.module.css'

/** The text, or a muted « - » when there is none, so that a missing value never looks like a rendering fault. */
export function MissingText({ children }: { children?: ReactNode }) {
  const missing = children === undefined || children === null || children === '' || children === false
  return missing ? <span className={styles['missing']}>-</span> : children
}
