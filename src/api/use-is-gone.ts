import { useCallback, useEffect, useRef } from 'react'

/** Tells an unfinished call whether anybody is still here to hear of it. */
export function useIsGone(): () => boolean {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return useCallback(() => gone.current, [])
}
