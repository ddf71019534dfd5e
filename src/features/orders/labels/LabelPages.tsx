import { formats, type LabelFormat, sheetsOf } from './formats.ts'
import { Label, type ReadyLabel } from './Label.tsx'
import styles from './LabelPages.module.css'

interface Props {
  labels: readonly ReadyLabel[]
  format: LabelFormat
  /** The place of the first label on an A4 sheet. */
  first: number
}

/** The labels on their pages: one label a page for a roll, 24 places a page for a sheet. */
export function LabelPages({ labels, format, first }: Props) {
  if (formats[format].paper !== 'labels-a4')
    return labels.map((ready) => (
      <div key={ready.facts.id} className={styles['page']}>
        <Label ready={ready} format={format} />
      </div>
    ))
  return sheetsOf(labels, first).map((places, sheet) => (
    // Sheets have no identity but their number.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={sheet} className={styles['sheet']}>
      {places.map((ready, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place is its number
        <div key={place} className={styles['place']}>
          {ready && <Label ready={ready} format={format} />}
        </div>
      ))}
    </div>
  ))
}
