import type { ReactNode } from 'react'
import styles from './FigureCard.module.css'

interface Props {
  /** The id of the figure, which describes the link. */
  id: string
  /** Names the figure, and covers the card. */
  link: ReactNode
  /** The figure in words, or the button that reads it again. */
  figure: ReactNode
  /** Change of the figure, shown beside it. */
  change?: string | undefined
  /** Note under the name. */
  note?: ReactNode
  /** Tone of a figure that needs attention. */
  tone?: 'danger' | 'warning' | undefined
}

/** A figure that leads to what it counts. */
export function FigureCard({ id, link, figure, change, note, tone }: Props) {
  return (
    <div className={styles['card']} data-tone={tone} data-changed={change !== undefined || undefined}>
      <div className={styles['line']}>
        <span id={id} className={styles['figure']}>
          {figure}
        </span>
        {change !== undefined && (
          <span className={styles['change']} aria-hidden>
            {change}
          </span>
        )}
      </div>
      <div className={styles['name']}>{link}</div>
      <p className={styles['note']}>{note}</p>
    </div>
  )
}
