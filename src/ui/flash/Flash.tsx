import { lazy, Suspense, useEffect } from 'react'
import { restore, useFlash } from './flash.ts'

const load = async () => ({ default: (await import('./FlashViewport.tsx')).FlashViewport })
const FlashViewport = lazy(load)

/** Where messages show. What draws them is fetched once the page is at rest, or with the first message. */
export function Flash() {
  const shown = useFlash()
  useEffect(() => {
    restore()
    const timer = setTimeout(() => void load(), 2000)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{shown !== undefined && <FlashViewport />}</Suspense>
}
