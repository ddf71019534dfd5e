import { CircleCheck, CircleOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { words } from './copy.ts'
import { icon } from './icon.ts'
import { MissingText } from './MissingText.tsx'
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

/** « Activé » or « Désactivé » as text; nothing when the state is unknown. */
export function StateBadge({ on }: { on: boolean | undefined }) {
  if (on === undefined) return null
  return <StatusBadge tone={on ? 'success' : 'secondary'}>{on ? words.enabled : words.disabled}</StatusBadge>
}

/** « Activé » or « Désactivé » as an icon: two different shapes, each with an accessible name. */
export function StateIcon({ on }: { on: boolean | undefined }) {
  if (on === undefined) return <MissingText />
  const Icon = on ? CircleCheck : CircleOff
  const name = on ? words.enabled : words.disabled
  // Not the attribute of a tone, which says that words stand in its colours.
  const color = on ? 'var(--tone-success-text)' : 'var(--c-muted)'
  return (
    <span className={styles['icon']} style={{ color }} role="img" aria-label={name} title={name}>
      <Icon {...icon} />
    </span>
  )
}
