import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { flash } from '#ui/flash/flash.ts'
import { words } from './copy.ts'
import { afterPaint } from './timing.ts'

/** Fetches the code of a component, such as `async () => (await import('./Tip.tsx')).Tip`. Declare it once per module. */
export type LoadComponent<Inner extends object> = () => Promise<ComponentType<Inner>>

/** Loaded code. A second use draws in the same render, because scroll positions depend on it. */
const fetched = new WeakMap<object, unknown>()

/**
 * A component whose code is fetched when it is first wanted. Besides the routes, which the router splits, code is late in two
 * places: what opens over the page (LateDialog, LateMenu), and a heavy library (`Late`). It is not React.lazy, which breaks the
 * screen around it when the code cannot be fetched, without a network or after a new deployment.
 */
export function useLate<Inner extends object>(load: LoadComponent<Inner>) {
  const [Component, setComponent] = useState(() => fetched.get(load) as ComponentType<Inner> | undefined)

  /** Resolves to whether the component is there. A failure leaves everything as it was, so that one can try again. */
  async function fetch() {
    try {
      const loaded = await load()
      fetched.set(load, loaded)
      setComponent(() => loaded)
      return true
    } catch {
      return false
    }
  }

  /** Fetches after a click, and shows a message when that fails. */
  async function fetchOrNotify() {
    const isThere = await fetch()
    if (!isThere) flash.error(words.notLoaded)
    return isThere
  }

  return { Component, fetch, fetchOrNotify }
}

/** For `onPointerEnter` and `onFocus`: fetches what will probably be wanted. A failure matters only once it is wanted. */
export const prepare = (load: () => Promise<unknown>) => () => void load().catch(() => {})

interface Props<Inner extends object> {
  load: LoadComponent<Inner>
  /** The component's props. */
  props: Inner
  /** Drawn until the component is there. */
  children?: ReactNode
  /** Called after the toast when the code could not be fetched. Without it the failure is silent. */
  onFailed?: () => void
}

/** Fetches a component after what is around it is painted, and draws its children until then. */
export function Late<Inner extends object>({ load, props, children, onFailed }: Props<Inner>) {
  const { Component, fetch, fetchOrNotify } = useLate(load)
  const start = useEffectEvent(async () => {
    if (Component !== undefined) return
    if (onFailed === undefined) await fetch()
    else if (!(await fetchOrNotify())) onFailed()
  })
  // An effect, because being mounted is what asks for the code. There is no event to handle. Effects often run before the
  // paint, and a dozen requests for code take tens of milliseconds on a slow phone.
  useEffect(() => afterPaint(() => void start()), [])
  return <Suspense fallback={children}>{Component === undefined ? children : <Component {...props} />}</Suspense>
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/**
 * Tries again until the code has been fetched, because the page cannot be used without it and nothing on the page could
 * start another attempt. The waits double, so that a server without this code is asked once a minute at most. When the
 * network is back, the next attempt starts at once.
 */
export function retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const attempt = async (waitMs: number): Promise<Loaded> => {
    try {
      return await load()
    } catch {
      await timeOrNetwork(waitMs)
      return attempt(Math.min(waitMs * 2, LONGEST_WAIT_MS))
    }
  }
  return () => attempt(FIRST_WAIT_MS)
}

const timeOrNetwork = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
