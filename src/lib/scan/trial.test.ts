import { expect, test } from 'vitest'
import type { PhysicalKey } from './burst.ts'
import { noTrial, type Trial, type TrialStroke, tryStroke, verdictOf } from './trial.ts'

const typed = (text: string, keyOf = (key: string) => `Key${key.toUpperCase()}`): [string, PhysicalKey][] =>
  Array.from(text).map((key) => [key, { code: keyOf(key), shift: key !== key.toLowerCase(), altGraph: false }])

function play(
  keys: readonly [string, PhysicalKey][],
  gap: number | readonly number[],
  end?: 'Enter' | 'Tab' | 'ArrowDown',
) {
  const all = end ? [...keys, [end, { code: end, shift: false, altGraph: false }] as const] : keys
  let time = 1000
  return all.reduce<Trial>((trial, [key, physical], place) => {
    time += typeof gap === 'number' ? gap : (gap[place - 1] ?? 10)
    const stroke: TrialStroke = { key, ...physical, chord: false, time }
    return tryStroke(trial, stroke)
  }, noTrial)
}

test.each<[widest: number, proposed: number | undefined]>([
  [28, 35],
  [29, 50],
  [40, 50],
  [41, 75],
  [60, 75],
  [80, 100],
  [81, undefined],
])('[SCAN-01] of a reader whose keys are %i ms apart, the gap that is proposed is %i ms', (widest, proposed) => {
  expect(verdictOf(play(typed('abcdefg'), widest, 'Enter'))).toMatchObject({ widestMs: widest, gapMs: proposed })
})

test('[SCAN-01] the widest gap counts, and the last key is the end key', () => {
  expect(verdictOf(play(typed('abcdefg'), [10, 10, 38, 10], 'Enter'))).toMatchObject({
    text: 'abcdefg',
    widestMs: 38,
    gapMs: 50,
    end: 'Enter',
  })
  expect(verdictOf(play(typed('abcdefg'), 10, 'Tab')).end).toBe('Tab')
  expect(verdictOf(play(typed('abcdefg'), 10, 'ArrowDown')).end).toBe('arrow')
  expect(verdictOf(play(typed('abcdefg'), 10)).end).toBeUndefined()
})

test('[SCAN-01] a trial shows the code without the kind of the bars, and without control characters', () => {
  const ending = { key: ']', code: 'BracketRight', shift: false, altGraph: false, chord: true, time: 1100 }
  expect(verdictOf(tryStroke(play(typed(']C1abcdef'), 10), ending)).text).toBe('abcdef')
})

test('[SCAN-01] no gap is proposed for fewer keys than a code has', () =>
  expect(verdictOf(play(typed('abcde'), 10, 'Enter'))).toMatchObject({ isTooShort: true, gapMs: undefined }))

test('[SCAN-01] keys after the end key, or after a pause of a second, start a new trial', () => {
  const textAfter = (before: Trial, time: number) =>
    verdictOf(tryStroke(before, { key: 'x', code: 'KeyX', shift: false, altGraph: false, chord: false, time })).text
  expect(textAfter(play(typed('abcdefg'), 10, 'Enter'), 1200)).toBe('x')
  expect(textAfter(play(typed('abcdefg'), 10), 5000)).toBe('x')
})

const onAzerty: Record<string, string> = { a: 'KeyQ', q: 'KeyA', z: 'KeyW', w: 'KeyZ', m: 'Semicolon' }

test.each<[what: string, keys: [string, PhysicalKey][], layouts: string[], otherwise: string | undefined]>([
  ['QWERTY', typed('maquis'), ['QWERTY'], ',qauis'],
  ['AZERTY', typed('maquis', (key) => onAzerty[key] ?? `Key${key.toUpperCase()}`), ['AZERTY'], ';qauis'],
  ['both', typed('bcdefg'), ['QWERTY', 'AZERTY'], undefined],
  ['neither', typed('maquis', () => 'KeyX'), [], undefined],
])('[SCAN-03] the keyboard of the computer is judged like a scan: %s', (_what, keys, layouts, otherwise) => {
  expect(verdictOf(play(keys, 10, 'Enter'))).toMatchObject({ layouts, otherwise })
})
