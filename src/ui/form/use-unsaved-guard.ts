import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { settleConfirm } from '#ui/confirm.ts'
import { askToLeave } from './ask-to-leave.ts'
import { askBeforeLeaving, watchTyping } from './unsaved.ts'

/** For work that is under way instead of typed input: the question before leaving, and the words under an ended session. */
interface WorkWords {
  title: string
  message: string
  sessionOver: { message: string; leave: string }
}

/**
 * Asks once before a page with unsaved input is left: by a link, Back, « Déconnexion » or closing the tab. `isUnsaved` is
 * called at the moment of leaving, so that a navigation after saving asks nothing. When a session ends, a page with
 * unsaved input stays on screen; this also holds for a form that does not ask (`asks` is false). Work that is under way is
 * guarded in the same way, with `words` of its own.
 * @returns a function to call after saving. When the question is open, it answers it with yes, so that the person goes
 * where they wanted, and returns true.
 */
export function useUnsavedGuard(isUnsaved: () => boolean, asks = true, words?: WorkWords) {
  const asking = useRef(false)

  async function mayLeave() {
    if (!asks || !isUnsaved()) return true
    asking.current = true
    const leaves = await askToLeave(words)
    asking.current = false
    return leaves
  }

  // The registry is outside React, so every render registers its newest functions.
  useEffect(() => {
    const unwatch = watchTyping(isUnsaved, words?.sessionOver)
    const stopAsking = askBeforeLeaving(mayLeave)
    return () => {
      unwatch()
      stopAsking()
    }
  })
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => asks && isUnsaved(),
  })
  return () => {
    if (asking.current) settleConfirm(true)
    return asking.current
  }
}
