import type { ReactNode } from 'react'
import type { Tone } from './tones.ts'
import styles from './StatusBadge.module.css'

/** A state in words, on its tone's ground, behind a dot: readable without colour. Without a tone it is neutral. */
export function StatusBadge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
