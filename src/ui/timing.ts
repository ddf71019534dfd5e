import { useEffect, useRef, useState } from 'react'

/**
 * Runs an action at most once at a time. React disables a button only some milliseconds after the click: two clicks in
 * that time would send two writes.
 * @returns the same action; a call while it is running does nothing
 */
export function useOneAtATime<Given extends unknown[]>(act: (...given: Given) => unknown) {
  const isUnderWay = useRef(false)
  return async (...given: Given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await act(...given)
    } finally {
      isUnderWay.current = false
    }
  }
}

/** The second half of a double click comes within this time. A fast server answers before it. */
export const DOUBLE_CLICK_MS = 200

/** The browser may also stop painting for reasons that a page cannot see. Then the work starts after this time. */
const LONGEST_MS = 200

/** Resolves once a frame shows the changes so far. Call it before work that takes longer than a frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A page in the background is not painted.
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })

/**
 * Starts work once the page has painted what it shows now, so that the work delays no paint. Returns how to cancel it. A
 * page in the background is not painted: its work waits until it is in front.
 */
export function afterPaint(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after its callbacks. In the next frame the paint is on the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Becomes true once the first screen for which `isReady` held has been painted, and stays true. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  const isDue = isReady && !isPainted
  // An effect, because the browser paints outside React.
  useEffect(() => (isDue ? afterPaint(() => setPainted(true)) : undefined), [isDue])
  return isPainted
}

/** A server that takes longer is called slow. */
export const SLOW_MS = 3_000

/** True once `isSo` has been true for `ms`. */
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
