import { type ReactNode, useId } from 'react'
import styles from './Preferences.module.css'

interface Props {
  label: string
  hint: string
  /** Renders the control, labelled by the title and described by the element with this id. */
  children: (hintId: string) => ReactNode
}

/** One line of the preferences: label, description and control. */
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
