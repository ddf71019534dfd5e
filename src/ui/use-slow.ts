import { useEffect, useState } from 'react'

/** From this time on a server is called slow. */
const SLOW_MS = 3_000

/** Whether something has been awaited for so long that it must be said. */
export function useSlow(isWaiting: boolean) {
  const [isSlow, setSlow] = useState(false)
  // An effect, because only time makes it slow.
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
