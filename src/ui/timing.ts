import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Ignores calls while the action runs: React disables a button some ms late, and two clicks would write twice. */
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

/** Maximum time between the clicks of a double click. A fast server may answer in between. */
export const DOUBLE_CLICK_MS = 200

/** Maximum delay of work, because the browser may stop painting for reasons that a page cannot detect. */
const LONGEST_MS = 200

/** Resolves when a frame shows the changes so far. Call it before work that takes longer than a frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A page in the background is not painted.
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })

/** Starts work after the next paint, or when a hidden page is visible. @returns a function that cancels it */
export function afterPaint(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted after its callbacks, so the paint is on screen in the next frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Becomes true after the paint that follows the first time `isReady` is true, and stays true. */
export function useAfterPaint(isReady: boolean): boolean {
  const [wasReady, setWasReady] = useState(isReady)
  const [isPainted, setPainted] = useState(false)
  if (isReady && !wasReady) setWasReady(true)
  // An effect, because the browser paints outside React.
  useEffect(() => (wasReady ? afterPaint(() => setPainted(true)) : undefined), [wasReady])
  return isPainted
}

/** Time after which a server is called slow. */
export const SLOW_MS = 3_000

/** True once `isSo` has been true for `ms`. */
export function useLasting(isSo: boolean, ms: number) {
  const [isLong, setLong] = useState(false)
  // An effect, because a timer is outside React.
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

/** Resolves after `ms`, or as soon as the network is back. @returns whether the network is back */
export const timeOrNetwork = (ms: number) =>
  new Promise<boolean>((resolve) => {
    function end(isBack: boolean) {
      clearTimeout(timer)
      window.removeEventListener('online', onBack)
      resolve(isBack)
    }
    const onBack = () => end(true)
    const timer = setTimeout(() => end(false), ms)
    window.addEventListener('online', onBack)
  })

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. The one of Mantine always starts with true. */
export const useIsOnline = () => useSyncExternalStore(watchNetwork, () => navigator.onLine)
