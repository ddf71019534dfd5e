import { afterSilence, type Burst, GAP_MS, nextStroke, noBurst, PAUSE_MS, type Stroke, type Verdict } from './burst.ts'

/** A keydown: the key, and its differences from a plain one. `after` is the time since the previous key. */
export type Played = [key: string, given?: Partial<Stroke> & { after?: number }]

export const plain = {
  code: '',
  shift: false,
  altGraph: false,
  chord: false,
  repeat: false,
  composing: false,
  inField: false,
  presses: false,
}

/**
 * Plays keys, then silence. `fates` has a character for each key: `.` passed, `1` passed as a first key, `x` swallowed, `!` completed
 * a code, `?` an incomplete scan, `s` a scanner that is too slow, `c` too short a code, `f` a foreign key within a code. A silence
 * that has one of these outcomes has a character too.
 */
export function play(keys: readonly Played[], gap = 10, limit = GAP_MS) {
  let burst: Burst = noBurst
  let time = 1000
  const ofSilence = () => [afterSilence(burst, limit)].filter(({ scan: code, trouble }) => code ?? trouble)
  const verdicts: Verdict[] = keys.flatMap(([key, { after = gap, ...given } = {}]) => {
    time += after
    const before = after < PAUSE_MS ? [] : ofSilence()
    const [next, verdict] = nextStroke(burst, { ...plain, key, time, ...given }, limit)
    burst = next
    return [...before, verdict]
  })
  verdicts.push(...ofSilence())
  return { fates: verdicts.map(letterOf).join(''), codes: verdicts.flatMap(({ scan }) => scan?.text ?? []) }
}

function letterOf({ scan, trouble, swallow, isFirst }: Verdict) {
  if (scan) return '!'
  if (trouble) return { incomplete: '?', slow: 's', short: 'c', foreign: 'f' }[trouble]
  return swallow ? 'x' : isFirst ? '1' : '.'
}

export const typed = (text: string, given?: Played[1]): Played[] => Array.from(text).map((key) => [key, given])
export const enter: Played = ['Enter']
/** A scan as scanners send it. */
export const scan = (text: string, given?: Played[1]): Played[] => [...typed(text, given), enter]
/** The space bar on a button or a checkbox. */
export const pressed: Played = [' ', { presses: true }]

/** A scan with one pause. */
export const hiccup = (first: string, rest: string, pause: number): Played[] => [
  ...typed(first),
  ...typed(rest).map(([key], place): Played => [key, place === 0 ? { after: pause } : {}]),
  enter,
]

/** Keys and Enter, with these times between them in a cycle. */
export const uneven = (text: string, times: readonly number[]): Played[] =>
  [...Array.from(text), 'Enter'].map((key, place) => [key, { after: times[place % times.length] ?? 0 }])
