import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once after `ms` of time not spent paused: leaving a pause resumes with what was left. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [paused])
}
