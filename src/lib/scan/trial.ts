import { GAPS_MS, MIN_KEYS, modifiers, type PhysicalKey, type Scan, type Stroke, writes } from './burst.ts'
import { layoutNames, typedOn, unframed } from './code.ts'

/** Measures a scanner: the gaps between its keys, its keyboard layout, and the key that ends a scan. */

/** A scan in the trial field, with what the scanner adds to the code. */
export interface Trial extends Scan {
  gaps: readonly number[]
  last: number
  end?: 'Enter' | 'Tab' | 'arrow'
}

export type TrialStroke = Pick<Stroke, 'key' | 'time' | 'chord' | keyof PhysicalKey>

export const noTrial: Trial = { text: '', keys: [], gaps: [], last: -Infinity }

/** A key after a longer pause starts the next trial. Slow scanners and typing persons are measured too. */
const NEXT_MS = 1000

/** The proposed gap is a quarter wider than the widest measured one, because a scanner is not regular. */
const MARGIN = 1.25

export function tryStroke(before: Trial, { key, code, shift, altGraph, chord, time }: TrialStroke): Trial {
  // A scanner sends control characters as chords.
  if (modifiers.has(key) || chord) return before
  const isNew = before.end !== undefined || time - before.last > NEXT_MS
  const trial = isNew ? noTrial : before
  const gaps = trial.keys.length === 0 ? [] : [...trial.gaps, time - trial.last]
  const end = key === 'Enter' || key === 'Tab' ? key : key.startsWith('Arrow') ? 'arrow' : undefined
  if (end !== undefined) return { ...trial, gaps, last: time, end }
  if (!writes({ key, chord })) return trial
  return { text: trial.text + key, keys: [...trial.keys, { code, shift, altGraph }], gaps, last: time }
}

export type TrialVerdict = ReturnType<typeof verdictOf>

export function verdictOf({ text, keys, gaps, end }: Trial) {
  const isTooShort = keys.length < MIN_KEYS
  const widestMs = Math.round(Math.max(0, ...gaps))
  const gapMs = isTooShort ? undefined : GAPS_MS.find((gap) => widestMs * MARGIN <= gap)
  const layouts = layoutNames.filter((layout) => typedOn(layout, keys) === text)
  const other = layoutNames.find((layout) => !layouts.includes(layout))
  const otherwise = layouts.length === 1 && other !== undefined ? typedOn(other, keys) : undefined
  return {
    text: unframed(text),
    isTooShort,
    /** The widest gap between two keys. */
    widestMs,
    /** The smallest setting that fits this scanner. Undefined when even the widest is too narrow. */
    gapMs,
    end,
    /** Layouts that give this text for these keys. Most letters are the same in several layouts. */
    layouts,
    /** Text of the same keys on the other layout. */
    otherwise: otherwise && unframed(otherwise),
  }
}
