import { choices } from './copy.ts'
import { SHEET_PLACES } from './formats.ts'
import styles from './Labels.module.css'

const places = Array.from({ length: SHEET_PLACES }, (_, place) => place + 1)

/** The places of a sheet of labels, as they lie on it. The labels before the chosen one are used up. */
export const PlaceChoice = ({ first, onChange }: { first: number; onChange: (first: number) => void }) => (
  <fieldset className={styles['places']}>
    <legend>{choices.first}</legend>
    {places.map((place) => (
      <label key={place} className={styles['place']} data-used={place < first || undefined}>
        <input
          type="radio"
          name="place"
          aria-label={choices.place(place)}
          checked={place === first}
          onChange={() => onChange(place)}
        />
        <span aria-hidden>{place}</span>
      </label>
    ))}
  </fieldset>
)
