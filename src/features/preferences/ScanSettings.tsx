import { Stack, Text } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { type KeyboardEvent, useRef, useState } from 'react'
import { GAPS_MS } from '#lib/scan/burst.ts'
import { objections } from '#lib/scan/copy.ts'
import { noTrial, type TrialVerdict, tryStroke, verdictOf } from '#lib/scan/trial.ts'
import { usePreference } from '#session/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { keyboardOf } from '#ui/form/kinds.ts'
import { DescriptionList } from '#ui/MissingText.tsx'
import { scanSettings } from './copy.ts'
import { SelectSetting, Setting } from './Setting.tsx'
import styles from './Preferences.module.css'

const words = scanSettings.trial

/** Ends the measurement of a scanner without an end key after this pause. */
const SILENCE_MS = 600

/** Speed of this device's scanner, and a field that measures it. */
export function ScanSettings() {
  const [gap, setGap] = usePreference('scanGap')
  return (
    <>
      <SelectSetting
        {...scanSettings.gap}
        value={String(gap)}
        options={GAPS_MS.map((each) => [String(each), scanSettings.ms(each)])}
        onChange={(value) => setGap(Number(value))}
      />
      <ScannerTrial gap={gap} onChoose={setGap} />
    </>
  )
}

interface Props {
  gap: number
  onChoose: (gap: number) => void
}

/** « Essayer mon lecteur »: a field that measures a scan. The scan listener ignores keys in fields. */
export function ScannerTrial({ gap, onChoose }: Props) {
  const trial = useRef(noTrial)
  const field = useRef<HTMLInputElement>(null)
  const [verdict, setVerdict] = useState<TrialVerdict>()

  function judge() {
    if (field.current) field.current.value = ''
    if (trial.current.keys.length > 0) setVerdict(verdictOf(trial.current))
    trial.current = noTrial
  }
  const silence = useTimeout(judge, SILENCE_MS)

  function take(event: KeyboardEvent<HTMLInputElement>) {
    const { key, code, shiftKey: shift, timeStamp: time, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const altGraph = event.getModifierState('AltGraph')
    const chord = event.metaKey || (!altGraph && (event.ctrlKey || event.altKey))
    trial.current = tryStroke(trial.current, { key, code, shift, altGraph, chord, time })
    silence.clear()
    if (trial.current.end === undefined) return silence.start()
    // The end key of a scan keeps the focus here for the next scan. A typed Tab moves the focus.
    if (trial.current.keys.length > 0) event.preventDefault()
    return judge()
  }

  return (
    <Setting label={words.label} hint={words.hint}>
      {(hintId) => (
        <>
          <input
            ref={field}
            className={styles['field']}
            aria-label={words.label}
            aria-describedby={hintId}
            placeholder={words.placeholder}
            {...keyboardOf('code')}
            onKeyDown={take}
          />
          <Stack gap="md" flex="1 0 100%" mt="sm" data-collapses role="status">
            {verdict && <Verdict {...verdict} />}
          </Stack>
          {verdict?.gapMs !== undefined && verdict.gapMs !== gap && (
            <Button onClick={() => onChoose(verdict.gapMs ?? gap)}>{words.choose(verdict.gapMs)}</Button>
          )}
          {verdict?.gapMs === gap && <Text c="var(--tone-success-text)">{words.good(gap)}</Text>}
        </>
      )}
    </Setting>
  )
}

const Verdict = ({ text, isTooShort, widestMs, gapMs, end, layouts, otherwise }: TrialVerdict) => (
  <>
    <DescriptionList
      entries={[
        [words.read, text],
        [words.widest, scanSettings.ms(widestMs)],
        [words.keyboard, words.keyboards(layouts)],
        [words.end, words.ends[end ?? 'none']],
      ]}
    />
    {otherwise !== undefined && otherwise !== text && <p>{words.otherwise(otherwise)}</p>}
    {isTooShort && <p>{objections.tooShort}</p>}
    {!isTooShort && gapMs === undefined && <p>{words.tooSlow}</p>}
    {!isTooShort && gapMs !== undefined && end !== 'Enter' && <p>{words.withoutEnter}</p>}
  </>
)
