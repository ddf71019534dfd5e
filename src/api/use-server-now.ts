import { useEffect, useState } from 'react'
import { serverNow } from '#api/token.ts'

const TICK_MS = 20_000

/** The server's clock, updated while the component is on screen. */
export function useServerNow() {
  const [now, setNow] = useState(serverNow)
  // An effect, because a timer is outside React.
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
