import { lazy, Suspense, useEffect, useState } from 'react'
import { persistently } from '#ui/Late.tsx'
import { restore, useFlash } from './flash.ts'

/** The message may well be that there is no network, and must not cost the page. */
const load = () => persistently(async () => ({ default: (await import('./FlashViewport.tsx')).FlashViewport }))

const FlashViewport = lazy(load)

/** The first screen comes first. */
const REST_MS = 2000

/** Where messages show. What draws them is fetched once the page is at rest, or with the first message, and then stays. */
export function Flash() {
  const [atRest, setAtRest] = useState(false)
  const shown = useFlash()
  useEffect(() => {
    restore()
    const timer = setTimeout(() => setAtRest(true), REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{(atRest || shown !== undefined) && <FlashViewport />}</Suspense>
}
