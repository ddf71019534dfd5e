import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { afterPaint } from './after-paint.ts'
import { type LoadComponent, useLate } from './use-late.ts'

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
