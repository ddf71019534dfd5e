import type { ReactNode } from 'react'
import styles from './FigureCard.module.css'

interface Props {
  /** Id of the figure element, which describes the link. */
  id: string
  /** Link that names the figure and covers the card. */
  link: ReactNode
  /** The figure as text, or the retry button. */
  figure: ReactNode
  /** Change of the figure, shown beside it. */
  change?: string | undefined
  /** An earlier figure, at the end of the line of the name. */
  before?: ReactNode
  /** Note under the name. */
  note?: ReactNode
  /** Tone of a figure that needs attention. */
  tone?: 'danger' | 'warning' | undefined
}

/** A card with a figure, linked to the list of the counted records. */
export function FigureCard({ id, link, figure, change, before, note, tone }: Props) {
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
      <div className={styles['words']}>
        <span className={styles['name']}>{link}</span> <span className={styles['note']}>{before}</span>
        <p className={styles['note']}>{note}</p>
      </div>
    </div>
  )
}
