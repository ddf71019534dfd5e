import { useCallback, useEffect, useRef } from 'react'

/** @returns a function that gives the signal of this component, which is aborted on unmount: late answers are ignored, and work stops */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current?.abort()
  }, [])
  return useCallback(() => (controller.current ??= new AbortController()).signal, [])
}
