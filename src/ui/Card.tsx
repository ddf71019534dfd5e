import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'

interface Props {
  title?: string
  /** Number of rows with its noun, muted beside the title. */
  count?: ReactNode
  /** Small actions to the right of the title. */
  actions?: ReactNode
  /** True for a table that fills the card to its edges. */
  flush?: boolean
  children: ReactNode
}

/** A section of a page with a border. Its title, if any, is its accessible name. */
export function Card({ title, count, actions, flush = false, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles['card']} aria-labelledby={title && titleId} data-flush={flush || undefined}>
      {title && (
        <header className={styles['header']}>
          <div className={styles['titles']}>
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
            {count && <span className={styles['count']}>{count}</span>}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </header>
      )}
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
