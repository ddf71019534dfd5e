import { type ReactNode, useId } from 'react'
import { formatNumber } from '#lib/numbers.ts'
import styles from './Card.module.css'

interface Props {
  title?: string
  count?: number | undefined
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
    <section
      className={styles['card']}
      aria-labelledby={title === undefined ? undefined : titleId}
      data-flush={flush || undefined}
    >
      {title !== undefined && (
        <header className={styles['header']}>
          <div className={styles['titles']}>
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
            {count !== undefined && <span className={styles['count']}>{formatNumber(count)}</span>}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </header>
      )}
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
