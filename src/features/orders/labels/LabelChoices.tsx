import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { choices, formatWords, symbolWords } from './copy.ts'
import { symbols, SHEET_PLACES } from './formats.ts'
import { formatNames, formatOf, type LabelSettings, symbolOf } from './settings.ts'
import styles from './Labels.module.css'

interface Props {
  settings: LabelSettings
  onChange: (next: Partial<LabelSettings>) => void
  initials: boolean
  onInitials: (on: boolean) => void
}

/** Settings of the labels. They are kept on the device, except the initials, which are off each time. */
export function LabelChoices({ settings: { format, symbol, first }, onChange, initials, onInitials }: Props) {
  return (
    <div className={styles['choices']}>
      <FilterSelect
        label={choices.format.label}
        value={format}
        options={formatNames.map((each) => [each, formatWords[each]])}
        onChange={(value) => onChange({ format: formatOf(value) ?? format })}
      />
      <FilterSelect
        label={choices.symbol.label}
        value={symbol}
        options={symbols.map((each) => [each, symbolWords[each]])}
        onChange={(value) => onChange({ symbol: symbolOf(value) ?? symbol })}
      />
      <div className={styles['switch']}>
        <span>{choices.initials}</span>
        <StateSwitch label={choices.initials} on={initials} onChange={onInitials} />
      </div>
      {format === 'a4' && <PlaceChoice first={first} onChange={(place) => onChange({ first: place })} />}
    </div>
  )
}

const places = Array.from({ length: SHEET_PLACES }, (_, place) => place + 1)

/** The places of a sheet of labels, as they lie on it. The labels before the chosen one are used up. */
const PlaceChoice = ({ first, onChange }: { first: number; onChange: (first: number) => void }) => (
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
