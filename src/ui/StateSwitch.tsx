import { words } from './copy.ts'
import styles from './StateSwitch.module.css'

interface Props {
  /** What is switched, with the row it belongs to: the accessible name. */
  label: string
  on: boolean
  /** Not needed where it only shows a state. */
  onChange?: (on: boolean) => void
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
        if (!pending) onChange?.(!on)
      }}
    >
      <span className={styles['track']} />
      <span className={styles['words']}>{on ? onText : offText}</span>
    </button>
  )
}
