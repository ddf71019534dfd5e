import { useEffect, useState } from 'react'

/** From this time on a server is called slow. */
export const SLOW_MS = 3_000

/** Whether something has been so for a while. */
export function useLasting(isSo: boolean, ms: number) {
  const [isLong, setLong] = useState(false)
  // An effect, because only time makes it long.
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo, ms])
  return isSo && isLong
}
