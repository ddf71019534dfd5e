import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { words } from './copy.ts'
import { flash } from './flash/flash.ts'

interface Props<Own extends object> {
  /** Fetches the component's code. */
  load: () => Promise<ComponentType<Own>>
  /** What the component is told. */
  own: Own
  /** Stands there until it comes. */
  children?: ReactNode
  /** It did not come, which has been said: whoever asked takes the wish back, so that the next click asks again. */
  onFailed?: () => void
}

/**
 * A component whose code comes when it is first wanted. Not React.lazy: code that does not come, without a network or
 * after a new deployment, must cost neither the screen nor the way to try again.
 */
export function Late<Own extends object>({ load, own, children, onFailed }: Props<Own>) {
  const [loaded, setLoaded] = useState<{ It: ComponentType<Own> }>()
  const failed = useEffectEvent(() => onFailed && (tellNotLoaded(), onFailed()))
  useEffect(() => {
    load().then((It) => setLoaded({ It }), failed)
  }, [load])
  return <Suspense fallback={children}>{loaded === undefined ? children : <loaded.It {...own} />}</Suspense>
}

/** Says that code could not be fetched; the next click asks again. */
export const tellNotLoaded = () => flash.error(words.notLoaded)

/** Fetches what will probably be wanted; a failure matters only once it is. */
export const prepare = (load: () => Promise<unknown>) => () => void load().catch(() => {})

const RETRY_MS = 1000

/** Tries until it succeeds: for what nobody can go on without. */
export async function persistently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS)
    })
    return persistently(load)
  }
}
