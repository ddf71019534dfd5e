import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { useFlash } from './flash.ts'

/** Retried until loaded, because without a network there is a message to show but its code cannot be fetched yet. */
const load = retryUntilLoaded(async () => (await import('./FlashViewport.tsx')).FlashViewport)

/** Delay that lets the first screen load first. */
const REST_MS = 2000

/** Shows messages. The code is fetched when the page is idle, or with the first message. */
export function Flash() {
  const [atRest, setAtRest] = useState(false)
  const shown = useFlash()
  useTimeout(() => setAtRest(true), REST_MS, { autoInvoke: true })
  return (atRest || shown !== undefined) && <Late load={load} props={{}} />
}
