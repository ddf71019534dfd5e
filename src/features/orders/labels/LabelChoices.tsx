import { FilterSelect } from '#ui/FilterSelect.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { choices, formatWords, symbolWords } from './copy.ts'
import { symbols } from './formats.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { formatNames, formatOf, type LabelSettings, symbolOf } from './settings.ts'
import styles from './Labels.module.css'

interface Props {
  settings: LabelSettings
  onChange: (next: Partial<LabelSettings>) => void
  initials: boolean
  onInitials: (on: boolean) => void
}

/** What the labels look like. The choice is kept on the device, but for the initials: they are off each time. */
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
