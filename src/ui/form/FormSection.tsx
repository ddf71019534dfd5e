import { type ReactNode, useId } from 'react'
import styles from './FormShell.module.css'

interface Props {
  title: string
  /** One sentence under the title. */
  hint?: ReactNode
  /** Actions to the right of the title: « Retirer », « Ajouter ». */
  actions?: ReactNode
  /** One column at every width. */
  narrow?: boolean
  children: ReactNode
}

/** A group of fields: two columns from 900 px, one below. */
export function FormSection({ title, hint, actions, narrow = false, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <header className={styles['sectionHeader']}>
        <h2 className={styles['sectionTitle']} id={titleId}>
          {title}
        </h2>
        {actions}
        {hint && <div className={styles['sectionHint']}>{hint}</div>}
      </header>
      <div className={styles['fields']} data-narrow={narrow || undefined}>
        {children}
      </div>
    </section>
  )
}
