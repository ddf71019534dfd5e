import { label } from './copy.ts'
import type { LabelFacts } from './facts.ts'
import type { Drawn } from './fit.ts'
import type { LabelFormat } from './formats.ts'
import styles from './Label.module.css'

/** A label that can be printed: its texts, and its codes at their size. */
export interface ReadyLabel {
  facts: LabelFacts
  bars?: Drawn
  qr?: Drawn
}

/** One label in its real size, on screen and on paper. */
export function Label({ ready: { facts, bars, qr }, format }: { ready: ReadyLabel; format: LabelFormat }) {
  const { barcode, company, machine = '', zone = '', rank, initials } = facts
  return (
    <article className={styles['label']} data-format={format}>
      {bars && <Code drawn={bars} />}
      <div className={styles['below']}>
        <div className={styles['words']}>
          <p className={styles['code']}>{barcode}</p>
          {company !== undefined && <p>{company}</p>}
          <p>{label.place(machine, zone)}</p>
          {(rank || initials) && (
            <p className={styles['marks']}>
              {rank && <strong>{label.rank(rank.rank, rank.of)}</strong>}
              {initials && <span>{initials}</span>}
            </p>
          )}
        </div>
        {qr && <Code drawn={qr} />}
      </div>
    </article>
  )
}

/** Hidden from screen readers: the label also prints the code as text. */
const Code = ({ drawn: { src, width, height } }: { drawn: Drawn }) => (
  <img className={styles['symbol']} src={src} alt="" style={{ width: `${width}mm`, height: `${height}mm` }} />
)
