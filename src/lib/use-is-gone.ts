import { useCallback, useEffect, useRef } from 'react'

/** Whether the component of an unfinished call has been removed, so that its answer can be ignored. */
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
