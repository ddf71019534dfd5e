import { CircleCheck, CircleOff } from 'lucide-react'
import { words } from './copy.ts'
import { icon } from './icon.ts'
import { MissingText } from './MissingText.tsx'
import styles from './StateIcon.module.css'

/** Activé / Désactivé as an icon: two different shapes, each with an accessible name. */
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
