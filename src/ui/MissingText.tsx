import type { ReactNode } from 'react'
import { NONE } from '#lib/french.ts'
import { words } from './copy.ts'
import styles from './MissingText.module.css'

const absent = new Set<ReactNode>([undefined, null, '', false, NONE])

/**
 * The text, or a muted « - » when there is none, so that a missing value never looks like a rendering fault. Screen
 * readers skip a lone dash: they get words.
 */
export const MissingText = ({ children }: { children?: ReactNode }) =>
  absent.has(children) ? (
    <span className={styles['missing']} role="img" aria-label={words.noValue}>
      {NONE}
    </span>
  ) : (
    children
  )
