import { useRef } from 'react'
import { cleanCode } from '#lib/invisible.ts'
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
  /**
   * @param texts possible readings of the code, the likeliest first
   * @param isEcho the scanner repeats the same parcel
   * @returns the signal of the outcome
   */
  onCode: (texts: readonly string[], isEcho: boolean) => Signal | undefined
}

/**
 * Takes the codes of a screen on which a person scans parcel after parcel, and plays a signal for each one.
 * @returns a function that takes a typed code, or one of the camera
 */
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
  useScanReceiver('count', (scan) => take(readings(scan).map(({ text }) => text)))

  return (text: string) => take([cleanCode(text)])
}
