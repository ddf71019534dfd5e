/**
 * Distinguishes a barcode scanner from a person by the times between keys. A scanner acts as a keyboard and types a whole
 * code within a moment, then Enter, another key or none. docs/scan.md shows the way of a scan.
 */

/** Default maximum between two keys of a scan. Typists are slower, except for pairs. Slow scanners get a wider gap. */
export const GAP_MS: number = 35

/** Gaps to choose from. A person types at 120 ms and more. */
export const GAPS_MS: readonly number[] = [GAP_MS, 50, 75, 100]

/** A pause this long ends a burst. After a shorter one the next key may continue a scan. */
export const PAUSE_MS = 200

/** Seven keys in a row this fast come from a scanner. */
const TYPING_MS = 60

/** Minimum length of a code, because a person may press two or three keys at once. */
export const MIN_KEYS = 6

/** Minimum length of a shorter code that is reported: with Enter at its end, and without. */
const SHORT_KEYS = { enter: 2, silence: 4 } as const

/** A key of the keyboard, independent of its layout. */
export interface PhysicalKey {
  /** `KeyboardEvent.code` */
  code: string
  shift: boolean
  altGraph: boolean
}

/** The properties used here of a keydown event. */
export interface Stroke extends PhysicalKey {
  /** `KeyboardEvent.key` */
  key: string
  /** In milliseconds, from any origin. */
  time: number
  /** With Ctrl, Alt or Meta. AltGraph alone makes no chord, although Windows reports it as Ctrl and Alt. */
  chord: boolean
  repeat: boolean
  /** An input method is composing a character. */
  composing: boolean
  /** The focus is in a field for text. */
  inField: boolean
  /** The space bar on a focused control that it activates. */
  presses: boolean
}

/** A code as typed by the scanner. */
export interface Scan {
  text: string
  keys: readonly PhysicalKey[]
}

/** Consecutive keys without a long pause. */
export interface Burst extends Scan {
  /** The time of the last key. */
  last: number
  /** Length of the run of fast keys at the end, its first key included. */
  run: number
  /** Times between the keys, in milliseconds. */
  gaps: readonly number[]
  /** True after a key that writes nothing, such as Tab. It may be the end of the code. */
  isEnded: boolean
  /** True after further keys: the burst gives no scan. */
  isSpoilt: boolean
}

/**
 * Why a scan is not accepted. `incomplete`: a pause, so keys may be missing. `slow`: too much time between all keys. `short`: fewer
 * keys than a code has. `foreign`: Tab, an arrow or a similar key within the code.
 */
export type ScanTrouble = 'incomplete' | 'slow' | 'short' | 'foreign'

export interface Verdict {
  swallow: boolean
  /** The code completed by this key. */
  scan?: Scan
  trouble?: ScanTrouble
  /** True for the first key of a burst, which may be a shortcut unless a fast key follows. */
  isFirst?: boolean
}

export const noBurst: Burst = { text: '', keys: [], last: -Infinity, run: 0, gaps: [], isEnded: false, isSpoilt: false }

const pass: Verdict = { swallow: false }
const swallow: Verdict = { swallow: true }

/** Keys that type nothing themselves. A scanner presses Shift for each capital letter. */
export const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'])

export const writes = ({ key, chord }: Pick<Stroke, 'key' | 'chord'>) => !chord && (key === 'Dead' || /^.$/u.test(key))

/** Text of a key. A dead key types nothing, but its position on the keyboard counts. */
const textOf = ({ key }: Stroke) => (key === 'Dead' ? '' : key)

/** Adds the next keydown to the burst and decides whether the page receives it. `gapMs` is one of `GAPS_MS`. */
export function nextStroke(burst: Burst, stroke: Stroke, gapMs: number): [Burst, Verdict] {
  const { key, code, shift, altGraph, time } = stroke
  if (stroke.inField || stroke.composing) return [noBurst, pass]
  if (modifiers.has(key)) return [burst, pass]

  const gap = time - burst.last
  const isFast = gap < gapMs
  // A held key repeats as fast as a scanner types, so a repetition starts no burst. The space bar on a control starts none
  // either: no code begins with a space, and the next press must reach the control.
  if (!isFast && (stroke.repeat || stroke.presses)) return [noBurst, pass]
  // One key followed by Enter, Tab or a chord comes from a person.
  if (isFast && burst.keys.length === 1 && !writes(stroke)) return [noBurst, pass]

  const goesOn = isFast || (gap < PAUSE_MS && burst.keys.length > 0)
  const before = goesOn ? burst : noBurst
  const gaps = before.keys.length > 0 ? [...before.gaps, gap] : []
  const verdict = isFast && (burst.run !== 1 || writes(stroke)) ? swallow : pass
  if (key === 'Enter') return enter(before, gaps, { time, gapMs, verdict })

  const on = { ...before, last: time, gaps, run: isFast ? before.run : 0 }
  if (writes(stroke)) {
    const keys = [...on.keys, { code, shift, altGraph }]
    const isFirst = !isFast
    // A password manager types user name, Tab, password and Enter, which must not be looked up.
    const isSpoilt = on.isSpoilt || on.isEnded
    return [
      { ...on, run: on.run + 1, text: on.text + textOf(stroke), keys, isSpoilt },
      isFirst ? { swallow: false, isFirst } : swallow,
    ]
  }
  if (!goesOn) return [noBurst, pass]
  // Scanners send control characters as chords, such as Ctrl+] between the parts of a GS1 code. They are ignored.
  if (stroke.chord) return [on, verdict]
  return [{ ...on, isEnded: on.keys.length > 0 }, verdict]
}

/** Verdict on a burst when no key has followed for `PAUSE_MS`: the scanner ends its codes with another key than Enter, or with none. */
export const afterSilence = (burst: Burst, gapMs: number): Verdict =>
  judge(burst, burst.gaps, gapMs, SHORT_KEYS.silence) ?? pass

interface End {
  time: number
  gapMs: number
  /** Verdict for an Enter that ends no scan. */
  verdict: Verdict
}

/** Verdict for an Enter. A code is accepted only if all its keys were fast, because after a pause keys may be missing. */
function enter(burst: Burst, gaps: readonly number[], { time, gapMs, verdict }: End): [Burst, Verdict] {
  const ended = judge(burst, gaps, gapMs, SHORT_KEYS.enter) ?? verdict
  // Keeps the time, so that a line feed after the Enter or the next scan is swallowed from its first key.
  return [ended.swallow ? { ...noBurst, last: time } : noBurst, ended]
}

/** @returns undefined for keys of a person */
function judge(burst: Burst, gaps: readonly number[], gapMs: number, shortest: number): Verdict | undefined {
  const { text, keys, run, isSpoilt } = burst
  const { length } = keys
  const slow = gaps.filter((gap) => gap >= gapMs)
  const trouble = (why: ScanTrouble): Verdict => ({ swallow: true, trouble: why })
  if (slow.length === 0 && length < MIN_KEYS) return length < shortest ? undefined : trouble('short')
  if (length < MIN_KEYS) return undefined
  if (slow.length === 0) return isSpoilt ? trouble('foreign') : { swallow: true, scan: { text, keys } }
  if (slow.length * 2 < gaps.length || run >= MIN_KEYS) return trouble('incomplete')
  return gaps.length >= MIN_KEYS && slow.every((gap) => gap < TYPING_MS) ? trouble('slow') : undefined
}
