import type { ReactNode } from 'react'
import styles from './MissingText.module.css'

/** What is given, or a muted « - » when there is nothing: never a blank that looks like a fault. */
export function MissingText({ children }: { children?: ReactNode }) {
  const missing = children === undefined || children === null || children === '' || children === false
  return missing ? <span className={styles['missing']}>-</span> : children
}
