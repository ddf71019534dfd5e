import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { backOff } from '#lib/back-off.ts'
import { flash } from '#ui/flash/flash.ts'
import { words } from './copy.ts'
import { afterPaint, timeOrNetwork } from './timing.ts'

/** Fetches the code of a component, by a late import of its file. Declare it once per module. */
export type LoadComponent<Inner extends object> = () => Promise<ComponentType<Inner>>

/** Loaded components. A second use renders synchronously, because scroll positions depend on it. */
const fetched = new WeakMap<object, unknown>()

/**
 * Fetches the code of a component on first use. Besides routes, which the router splits, code is lazy in two places: what
 * opens over the page (LateDialog, LateMenu), and a heavy library (`Late`). React.lazy is not used, because it breaks the
 * surrounding screen when the code cannot be fetched, without a network or after a new deployment.
 */
export function useLate<Inner extends object>(load: LoadComponent<Inner>) {
  const [Component, setComponent] = useState(() => fetched.get(load) as ComponentType<Inner> | undefined)

  /** Resolves to whether the component is loaded. A failure changes nothing, so that the fetch can be retried. */
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

  /** Fetches after a click, and shows a message on failure. */
  async function fetchOrNotify() {
    const isThere = await fetch()
    if (!isThere) flash.error(words.notLoaded)
    return isThere
  }

  return { Component, fetch, fetchOrNotify }
}

/** Handler that fetches code ahead of its use. A failure is ignored until the code is used. */
export const prepare = (load: () => Promise<unknown>) => () => void load().catch(() => {})

/** Props of a button that uses late code: the pointer or the focus that reaches it fetches the code. */
export const preparing = (load: () => Promise<unknown>) => ({ onPointerEnter: prepare(load), onFocus: prepare(load) })

interface Props<Inner extends object> {
  load: LoadComponent<Inner>
  /** The component's props. */
  props: Inner
  /** Shown until the component is loaded. */
  children?: ReactNode
  /** Called after the toast when the code could not be fetched. Without it the failure is silent. */
  onFailed?: () => void
}

/** Fetches a component after the first paint of its surroundings, and shows its children until then. */
export function Late<Inner extends object>({ load, props, children, onFailed }: Props<Inner>) {
  const { Component, fetch, fetchOrNotify } = useLate(load)
  const start = useEffectEvent(async () => {
    if (Component !== undefined) return
    if (onFailed === undefined) await fetch()
    else if (!(await fetchOrNotify())) onFailed()
  })
  // An effect, because mounting starts the fetch, without an event. After the paint, because a dozen requests for code take
  // tens of milliseconds on a slow phone.
  useEffect(() => afterPaint(() => void start()), [])
  return <Suspense fallback={children}>{Component === undefined ? children : <Component {...props} />}</Suspense>
}

const FIRST_WAIT_MS = 1000

/** Retries a fetch that the page cannot do without. Delays double up to a minute, or end when the network is back. */
export function retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const attempt = async (failures: number): Promise<Loaded> => {
    try {
      return await load()
    } catch {
      await timeOrNetwork(backOff(failures, FIRST_WAIT_MS))
      return attempt(failures + 1)
    }
  }
  return () => attempt(0)
}
