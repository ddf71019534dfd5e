/**
 * Tells a barcode scanner from a person by the times of the keys. A scanner that works as a keyboard types a whole code
 * within a moment, then Enter. docs/scan.md draws the states.
 */

/**
 * Maximum time between two keys of one scan. The fastest typists stay far above it, except for single pairs of keys. A slower
 * scanner needs a wider gap, which a person chooses for the device.
 */
export const GAP_MS: number = 35

/** The gaps to choose from. A person types at 120 ms and more. */
export const GAPS_MS: readonly number[] = [GAP_MS, 50, 75, 100]

/** A key that comes later than this begins anew. Until then it may continue a scan that has paused. */
const PAUSE_MS = 200

/** Nobody types seven keys in a row this fast: it is a scanner. */
const TYPING_MS = 60

/** Shorter codes are not looked up: a person may hit two or three keys at once. */
export const MIN_KEYS = 6

/** A key of the keyboard, whatever its layout makes of it. */
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
  /** The focus is where text is typed. */
  inField: boolean
  /** The space bar, on a control that it presses. */
  presses: boolean
}

/** A code as the keyboard gave it. */
export interface Scan {
  text: string
  keys: readonly PhysicalKey[]
}

/** The keys that have come one after the other, without a long pause. */
export interface Burst extends Scan {
  /** The time of the last key. */
  last: number
  /** How many of the last keys have come fast, the first one of them included. */
  run: number
  /** The times between the keys. */
  gaps: readonly number[]
  /** A key that belongs to no code has come within the burst: nothing is read from it. */
  spoilt: boolean
}

/** Why a scan is not read: a pause in it, so that keys may be missing, or too much time between all of its keys. */
export type ScanTrouble = 'incomplete' | 'slow'

export interface Verdict {
  swallow: boolean
  /** The code that this key has completed. */
  scan?: Scan
  trouble?: ScanTrouble
  /** The key is the first one: it may be a shortcut, unless a fast one follows. */
  isFirst?: boolean
}

export const noBurst: Burst = { text: '', keys: [], last: -Infinity, run: 0, gaps: [], spoilt: false }

const pass: Verdict = { swallow: false }
const swallow: Verdict = { swallow: true }

/** These keys change others and write nothing. A scanner presses Shift for each capital letter. */
export const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'])

export const writes = ({ key, chord }: Pick<Stroke, 'key' | 'chord'>) => !chord && (key === 'Dead' || /^.$/u.test(key))

/** A dead key writes nothing by itself, but its place on the keyboard counts. */
const textOf = ({ key }: Stroke) => (key === 'Dead' ? '' : key)

/**
 * Adds the next keydown to the burst, and judges it.
 * @param gapMs the gap of this device, one of `GAPS_MS`
 */
export function nextStroke(burst: Burst, stroke: Stroke, gapMs: number): [Burst, Verdict] {
  const { key, code, shift, altGraph, time } = stroke
  if (stroke.inField || stroke.composing) return [noBurst, pass]
  if (modifiers.has(key)) return [burst, pass]

  const gap = time - burst.last
  const isFast = gap < gapMs
  // A key that is held down repeats itself as fast as a scanner types, so a repetition starts no burst. Nor does a press: no
  // code begins with a space, and the next press must not be swallowed.
  if (!isFast && (stroke.repeat || stroke.presses)) return [noBurst, pass]
  // One key and then Enter, Tab or a chord: a person, not a scanner.
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
    return [
      { ...on, run: on.run + 1, text: on.text + textOf(stroke), keys },
      isFirst ? { swallow: false, isFirst } : swallow,
    ]
  }
  if (!goesOn) return [noBurst, pass]
  // Scanners send control characters as chords, such as Ctrl+] between the parts of a GS1 code. They are left out.
  if (stroke.chord) return [on, verdict]
  // Tab, Escape and the like. A password manager types user name, Tab, password and Enter: that must not be looked up.
  return [{ ...on, spoilt: true }, verdict]
}

interface End {
  time: number
  gapMs: number
  /** The verdict on an Enter that ends no scan. */
  verdict: Verdict
}

/** Judges the keys before an Enter. A code is read only when all of it has come fast: after a pause, keys may be missing. */
function enter(burst: Burst, gaps: readonly number[], { time, gapMs, verdict }: End): [Burst, Verdict] {
  const ended = judge(burst, gaps, gapMs) ?? verdict
  // The time stays: a line feed after the Enter, or the next scan, is swallowed from its first key.
  return [ended.swallow ? { ...noBurst, last: time } : noBurst, ended]
}

function judge({ text, keys, run, spoilt }: Burst, gaps: readonly number[], gapMs: number): Verdict | undefined {
  if (spoilt || keys.length < MIN_KEYS) return undefined
  const slow = gaps.filter((gap) => gap >= gapMs)
  if (slow.length === 0) return { swallow: true, scan: { text, keys } }
  if (slow.length * 2 < gaps.length || run >= MIN_KEYS) return { swallow: true, trouble: 'incomplete' }
  return slow.every((gap) => gap < TYPING_MS) ? { swallow: true, trouble: 'slow' } : undefined
}
