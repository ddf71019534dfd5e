import { type ReactNode, useId } from 'react'
import styles from './Preferences.module.css'

interface Props {
  label: string
  hint: string
  /** The control. It has the label as its name and is described by the element of this id. */
  children: (hintId: string) => ReactNode
}

/** One line of the preferences: what is set, what that means, and the control. */
export function Setting({ label, hint, children }: Props) {
  const hintId = useId()
  return (
    <div className={styles['setting']}>
      <div className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['hint']} id={hintId}>
          {hint}
        </span>
      </div>
      {children(hintId)}
    </div>
  )
}
