import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { settleConfirm } from '#ui/confirm.ts'
import { askToLeave } from './ask-to-leave.ts'
import { watchTyping } from './unsaved.ts'

/**
 * Asks once before a page with unsaved typing is left, by a link, Back or closing the tab. Signing out passes by it
 * (`ignoreBlocker`), and so does what happens after saving: `isUnsaved` is asked at the very moment of leaving. A session
 * that ends under such a page does not take it along, also where leaving is not worth a question (`asks`).
 * @returns to be called once everything is saved: whoever is being asked by then is let go to where they wanted, and it
 * returns true
 */
export function useUnsavedGuard(isUnsaved: () => boolean, asks = true) {
  const asking = useRef(false)
  useEffect(() => watchTyping(isUnsaved))
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!asks || !isUnsaved() || current.pathname === next.pathname) return false
      asking.current = true
      const leaves = await askToLeave()
      asking.current = false
      return !leaves
    },
    enableBeforeUnload: () => asks && isUnsaved(),
  })
  return () => {
    if (asking.current) settleConfirm(true)
    return asking.current
  }
}
