import { useEffect, useState } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { restore, useFlash } from './flash.ts'

/** Retried until loaded, because without a network there is a message to show but its code cannot be fetched yet. */
const load = retryUntilLoaded(async () => (await import('./FlashViewport.tsx')).FlashViewport)

/** Delay that lets the first screen load first. */
const REST_MS = 2000

/** Shows messages. The code is fetched when the page is idle, or with the first message. */
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
