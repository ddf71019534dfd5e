import { useRef } from 'react'

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
