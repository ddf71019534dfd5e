import type { ReactNode } from 'react'
import styles from './badges.module.css'

/** The six badge tones of the specification. `colours.css` defines their colours. */
export const tones = ['dark', 'warning', 'secondary', 'info', 'success', 'danger'] as const

export type Tone = (typeof tones)[number]

/** A state as text after a dot, in the colours of its tone. Without a tone it is neutral. */
export function StatusBadge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
