/**
 * Tells a barcode scanner from a person by the times of the keys. A scanner that works as a keyboard types a whole code
 * within a moment, then Enter. docs/scan.md draws the states.
 */

/** Two keys of one scan are closer than this. The fastest typists stay far above it, except for single pairs of keys. */
const GAP_MS = 35

/** Shorter codes are not looked up: a person may hit two or three keys at once. */
const MIN_KEYS = 6

/** A key of the keyboard, whatever its layout makes of it. */
export interface PhysicalKey {
  /** `KeyboardEvent.code` */
  code: string
  shift: boolean
  altGraph: boolean
}

/** What is needed of a keydown event. */
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
}

/** A code as the keyboard gave it. */
export interface Scan {
  text: string
  keys: readonly PhysicalKey[]
}

/** The keys that have come fast, one after the other. */
export interface Burst extends Scan {
  /** The time of the last key. */
  last: number
  /** A key that belongs to no code has come within the burst: nothing is read from it. */
  spoilt: boolean
}

export interface Verdict {
  swallow: boolean
  /** The code that this key has completed. */
  scan?: Scan
  /** The key is the first one: it may be a shortcut, unless a fast one follows. */
  isFirst?: boolean
}

export const noBurst: Burst = { text: '', keys: [], last: -Infinity, spoilt: false }

const pass: Verdict = { swallow: false }
const swallow: Verdict = { swallow: true }

/** These keys change others and write nothing. A scanner presses Shift for each capital letter. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'])

const writes = ({ key, chord }: Stroke) => !chord && (key === 'Dead' || /^.$/u.test(key))

/** A dead key writes nothing by itself, but its place on the keyboard counts. */
const textOf = ({ key }: Stroke) => (key === 'Dead' ? '' : key)

/** Takes the next keydown into account, and says what becomes of it. */
export function nextStroke(burst: Burst, stroke: Stroke): [Burst, Verdict] {
  const { key, code, shift, altGraph, time } = stroke
  if (stroke.inField || stroke.composing) return [noBurst, pass]
  if (modifiers.has(key)) return [burst, pass]

  const physical = { code, shift, altGraph }
  if (time - burst.last >= GAP_MS) {
    // A key that is held down repeats itself as fast as a scanner types, so a repetition starts no burst.
    if (!writes(stroke) || stroke.repeat) return [noBurst, pass]
    const start = { text: textOf(stroke), keys: [physical], last: time, spoilt: false }
    return [start, { swallow: false, isFirst: true }]
  }

  // One key and then Enter, Tab or a chord: a person, not a scanner.
  if (burst.keys.length === 1 && !writes(stroke)) return [noBurst, pass]

  const on = { ...burst, last: time }
  if (key === 'Enter') {
    const isCode = burst.keys.length >= MIN_KEYS && !burst.spoilt
    // The time stays: a line feed after the Enter, or the next scan, is swallowed from its first key.
    return [{ ...noBurst, last: time }, isCode ? { swallow: true, scan: burst } : swallow]
  }
  if (writes(stroke)) return [{ ...on, text: on.text + textOf(stroke), keys: [...on.keys, physical] }, swallow]
  // Scanners send control characters as chords, such as Ctrl+] between the parts of a GS1 code. They are left out.
  if (stroke.chord) return [on, swallow]
  // Tab, Escape and the like. A password manager types user name, Tab, password and Enter: that must not be looked up.
  return [{ ...on, spoilt: true }, swallow]
}
