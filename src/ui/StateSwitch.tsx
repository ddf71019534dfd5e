import { words } from './copy.ts'
import { useOneAtATime } from './timing.ts'
import styles from './StateSwitch.module.css'

interface Props {
  /** Accessible name: the setting and its row. */
  label: string
  on: boolean
  /** Absent for a read-only switch. Clicks are ignored until the returned promise settles. */
  onChange?: (on: boolean) => unknown
  pending?: boolean
  disabled?: boolean
  /** Id of an element with a description. */
  describedBy?: string
}

/** A switch with its state as text beside it. While `pending` it is locked and keeps the focus. */
export function StateSwitch(props: Props) {
  const { label, on, onChange, pending = false, disabled = false, describedBy } = props
  const change = useOneAtATime((next: boolean) => onChange?.(next))
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={pending || undefined}
      disabled={disabled}
      className={styles['switch']}
      // Ignores the second click of a double click, because a fast server has answered the first one by then.
      onClick={({ detail }) => {
        if (!pending && detail < 2) void change(!on)
      }}
    >
      <span className={styles['track']} />
      <span className={styles['words']}>{on ? words.enabled : words.disabled}</span>
    </button>
  )
}
