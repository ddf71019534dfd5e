import type { ReactNode } from 'react'
import type { Tone } from './tones.ts'
import styles from './StatusBadge.module.css'

/** A state in words after a dot, on the background of its tone. Without a tone it is neutral. */
export function StatusBadge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
