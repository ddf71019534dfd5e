import { words } from './copy.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import styles from './StateSwitch.module.css'

interface Props {
  /** What is switched, with the row it belongs to: the accessible name. */
  label: string
  on: boolean
  /** Not needed where it only shows a state. Until what it returns is settled, another click does nothing. */
  onChange?: (on: boolean) => unknown
  pending?: boolean
  disabled?: boolean
  onText?: string
  offText?: string
}

/** A switch that says its state in words beside itself. While `pending` it is locked but keeps the focus. */
export function StateSwitch(props: Props) {
  const {
    label,
    on,
    onChange,
    pending = false,
    disabled = false,
    onText = words.enabled,
    offText = words.disabled,
  } = props
  const change = useOneAtATime((next: boolean) => onChange?.(next))
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={pending || undefined}
      disabled={disabled}
      className={styles['switch']}
      onClick={() => {
        if (!pending) void change(!on)
      }}
    >
      <span className={styles['track']} />
      <span className={styles['words']}>{on ? onText : offText}</span>
    </button>
  )
}
