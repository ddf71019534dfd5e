import { GAPS_MS, MIN_KEYS, modifiers, type PhysicalKey, type Scan, type Stroke, writes } from './burst.ts'
import { type Layout, layoutNames, typedOn } from './code.ts'

/** Measures a person's scanner in a field: the gaps between its keys, its keyboard, and the key that ends a scan. */

/** A scan in the field for a trial. */
export interface Trial extends Scan {
  gaps: readonly number[]
  last: number
  end?: 'Enter' | 'Tab'
}

export type TrialStroke = Pick<Stroke, 'key' | 'time' | keyof PhysicalKey>

export const noTrial: Trial = { text: '', keys: [], gaps: [], last: -Infinity }

/** A key that comes later belongs to the next trial. Slower readers, and persons, are measured too. */
const NEXT_MS = 1000

/** A scanner is not steady: the gap has a quarter more than the widest one that was measured. */
const MARGIN = 1.25

export function tryStroke(before: Trial, { key, code, shift, altGraph, time }: TrialStroke): Trial {
  if (modifiers.has(key)) return before
  const isNew = before.end !== undefined || time - before.last > NEXT_MS
  const trial = isNew ? noTrial : before
  const gaps = trial.keys.length === 0 ? [] : [...trial.gaps, time - trial.last]
  if (key === 'Enter' || key === 'Tab') return { ...trial, gaps, last: time, end: key }
  if (!writes({ key, chord: false })) return trial
  return { text: trial.text + key, keys: [...trial.keys, { code, shift, altGraph }], gaps, last: time }
}

export interface TrialVerdict {
  text: string
  isTooShort: boolean
  /** The widest gap between two keys. */
  widestMs: number
  /** The smallest gap with which the scanner is read. Undefined where even the widest one is too narrow. */
  gapMs: number | undefined
  end: Trial['end']
  /** The keyboards that write this text with these keys. Several write the same with most letters. */
  layouts: Layout[]
  /** The text that the same keys write on the other keyboard. */
  otherwise: string | undefined
}

export function verdictOf({ text, keys, gaps, end }: Trial): TrialVerdict {
  const isTooShort = keys.length < MIN_KEYS
  const widestMs = Math.round(Math.max(0, ...gaps))
  const gapMs = isTooShort ? undefined : GAPS_MS.find((gap) => widestMs * MARGIN <= gap)
  const layouts = layoutNames.filter((layout) => typedOn(layout, keys) === text)
  const other = layoutNames.find((layout) => !layouts.includes(layout))
  const otherwise = layouts.length === 1 && other !== undefined ? typedOn(other, keys) : undefined
  return { text, isTooShort, widestMs, gapMs, end, layouts, otherwise }
}
