import { useCallback, useEffect, useRef } from 'react'

/** @returns a function that checks whether the component was unmounted, so that a late answer can be ignored */
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
