import { useRef } from 'react'

/**
 * An act that is not begun again while it is under way. What a screen shows of it arrives a moment after the click: two
 * clicks in that moment would send two writes.
 * @returns the same act; called meanwhile, it does nothing
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
