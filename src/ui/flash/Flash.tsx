import { useEffect, useState } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { restore, useFlash } from './flash.ts'

/** Without a network there is a message to show, and its code cannot be fetched yet. */
const load = retryUntilLoaded(async () => (await import('./FlashViewport.tsx')).FlashViewport)

/** The first screen is fetched first. */
const REST_MS = 2000

/** Where messages show. Their code is fetched once the page is at rest, or with the first message, and then stays. */
export function Flash() {
  const [atRest, setAtRest] = useState(false)
  const shown = useFlash()
  // An effect, because the storage is outside React and the timer must not survive the page.
  useEffect(() => {
    restore()
    const timer = setTimeout(() => setAtRest(true), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (atRest || shown !== undefined) && <Late load={load} props={{}} />
}
