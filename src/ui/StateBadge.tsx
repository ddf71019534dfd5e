import { CircleCheck, CircleOff } from 'lucide-react'
import { StatusBadge } from './badges.tsx'
import { words } from './copy.ts'
import { icon } from './icon.ts'
import { MissingText } from './MissingText.tsx'
import styles from './StateBadge.module.css'

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
  return (
    <span className={styles['icon']} role="img" aria-label={name} title={name} data-on={on || undefined}>
      <Icon {...icon} aria-hidden />
    </span>
  )
}
