import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once after `ms` that were not paused: after a pause the time goes on with what was left. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  // An effect, because the timer must stop when the message goes. Mantine's useTimeout starts again in full after a pause.
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
