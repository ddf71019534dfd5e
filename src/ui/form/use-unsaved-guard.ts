import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { settleConfirm } from '#ui/confirm.ts'
import { askToLeave } from './ask-to-leave.ts'
import { askBeforeLeaving, watchTyping } from './unsaved.ts'

/**
 * Asks once before a page with unsaved typing is left: by a link, Back, « Déconnexion » or closing the tab. What happens
 * after saving is not asked about: `isUnsaved` is read at the moment of leaving. A session that ends under such a page
 * leaves the page there, also where leaving is not worth a question (`asks`).
 * @returns to be called once everything is saved. Somebody who is being asked by then is let go to where they wanted, and
 * it returns true.
 */
export function useUnsavedGuard(isUnsaved: () => boolean, asks = true) {
  const asking = useRef(false)

  async function mayLeave() {
    if (!asks || !isUnsaved()) return true
    asking.current = true
    const leaves = await askToLeave()
    asking.current = false
    return leaves
  }

  useEffect(() => watchTyping(isUnsaved))
  useEffect(() => askBeforeLeaving(mayLeave))
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => asks && isUnsaved(),
  })
  return () => {
    if (asking.current) settleConfirm(true)
    return asking.current
  }
}
