import { useEffect, useRef } from 'react'

/**
 * Back to the control that opened it. Mantine's own misses a dialog that is open from its first moment, as one is whose code
 * was just fetched.
 */
export function useFocusReturn(active: boolean) {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!active) return undefined
    opener.current = document.activeElement
    return () => {
      const target = opener.current
      // After the dialog's own trap has let go; a control outside that took the focus meanwhile keeps it.
      setTimeout(() => {
        const { activeElement } = document
        const isFree = activeElement === document.body || activeElement?.closest('[role=dialog]')
        if (!isFree) return
        // What was done may have removed the opener: then to the page's title, as after a navigation.
        const back = target?.isConnected ? target : document.querySelector('main h1, h1')
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    }
  }, [active])
}
