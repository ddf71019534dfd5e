import { useRef } from 'react'
import type { Scan } from '#lib/scan/burst.ts'
import { objectionTo, readings } from '#lib/scan/code.ts'
import { useScanReceiver } from './receivers.ts'
import { type Signal, signal, type Signals } from './signal.ts'

/** Ignores a repeated scan within this time, because a trigger held too long reads its code twice. */
const TWICE_MS = 700

interface Options {
  /** Signals that the device may use now. */
  signals: () => Signals
  /** The code cannot be one of a parcel, and the sentence says why. */
  onRefused: (objection: string) => void
  /** `texts` are possible readings, the likeliest first. `isEcho`: the scanner repeats the same parcel. */
  onCode: (texts: readonly string[], isEcho: boolean) => Signal | undefined
}

const textsOf = (scan: Scan) => readings(scan).map(({ text }) => text)

/** Takes the codes of parcel after parcel, with a signal each. @returns a function for a typed or filmed code */
export function useCodes({ signals, onRefused, onCode }: Options) {
  const last = useRef({ text: '', at: -Infinity })

  function take(texts: readonly string[]) {
    const [text = ''] = texts
    const objection = objectionTo(text)
    if (objection !== undefined) {
      signal('unexpected', signals())
      return onRefused(objection)
    }
    const at = performance.now()
    const isEcho = text === last.current.text && at - last.current.at < TWICE_MS
    last.current = { text, at }
    const outcome = onCode(texts, isEcho)
    return outcome && signal(outcome, signals())
  }
  useScanReceiver('count', (scan) => take(textsOf(scan)))

  return (text: string) => take(textsOf({ text, keys: [] }))
}
