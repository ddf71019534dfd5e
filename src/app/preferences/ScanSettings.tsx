import { GAPS_MS } from '#lib/scan/burst.ts'
import { usePreference } from '#session/preferences.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { scanSettings as words } from './copy.ts'
import { ScannerTrial } from './ScannerTrial.tsx'
import { Setting } from './Setting.tsx'

/** How fast the scanner of this device is, and a field that measures it. */
export function ScanSettings() {
  const [gap, setGap] = usePreference('scanGap')
  return (
    <>
      <Setting {...words.gap}>
        {(hintId) => (
          <FilterSelect
            label={words.gap.label}
            describedBy={hintId}
            value={String(gap)}
            options={GAPS_MS.map((each) => [String(each), words.ms(each)])}
            onChange={(value) => setGap(Number(value))}
          />
        )}
      </Setting>
      <ScannerTrial gap={gap} onChoose={setGap} />
    </>
  )
}
