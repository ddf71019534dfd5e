import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm, settleConfirm } from '#ui/dialog/confirm.ts'
import { formWords } from './copy.ts'
import { askBeforeLeaving, watchTyping } from './unsaved.ts'

/**
 * Loss when the page closes. `unsaved` is typed input or running work: the page asks before it closes, and stays on
 * screen when the session ends. With `retry`, only a second call is missing: the page stays when the session ends, but does
 * not ask.
 */
export type Loss = 'unsaved' | 'retry' | 'nothing'

/** For work that is under way instead of typed input: the question before leaving, and the words under an ended session. */
interface WorkWords {
  title: string
  message: string
  sessionOver: { message: string; leave: string }
}

/**
 * Asks once before a page is left that would lose something: by a link, Back, « Déconnexion » or closing the tab. `loss` is
 * called at the moment of leaving, so that a navigation after saving asks nothing. Work that is under way is guarded with
 * `words` of its own. While the form is being saved, the question says that.
 * @returns a function to call after saving. When the question is open, it answers it with yes, so that the person goes
 * where they wanted, and returns true.
 */
export function useUnsavedGuard(loss: () => Loss, words?: WorkWords, isSaving = () => false) {
  const question = useRef<Promise<boolean>>(undefined)

  async function mayLeave() {
    if (loss() !== 'unsaved') return true
    const { title, underWay } = formWords.unsaved
    const answer = askToLeave(isSaving() ? { title, message: underWay } : words)
    question.current = answer
    const leaves = await answer
    // Another step may have asked again meanwhile.
    if (question.current === answer) question.current = undefined
    return leaves
  }

  // The registry is outside React, so every render registers its newest functions.
  useEffect(() => {
    const unwatch = watchTyping(() => loss() !== 'nothing', words?.sessionOver)
    const stopAsking = askBeforeLeaving(mayLeave)
    return () => {
      unwatch()
      stopAsking()
    }
  })
  useLeaveBlocker(mayLeave, () => loss() === 'unsaved')
  return () => {
    const isAsking = question.current !== undefined
    if (isAsking) settleConfirm(true)
    return isAsking
  }
}

/** The question before a page or a dialog discards unsaved input, or what `words` say instead. */
export function askToLeave(words: { title: string; message: string } = formWords.unsaved) {
  const { title, message } = words
  const { leave, stay } = formWords.unsaved
  return confirm({ title, message, confirmLabel: leave, refuseLabel: stay })
}

/** For a step of the history that a later one has replaced: the router neither takes it nor undoes it. */
const replaced = new Promise<never>(() => {})

/**
 * Asks before another screen is opened, by a link or by Back, and before the tab is closed.
 *
 * Back may be pressed again while the question is open. The router would undo each of the two steps by its whole way from this
 * screen, and end on another address than that of the screen. So only the last step counts: the question is asked again
 * for it, or closed when that step leads to this screen.
 * @param mayLeave asks, when there is something to ask
 */
export function useLeaveBlocker(mayLeave: () => boolean | Promise<boolean>, isLostWithTab: () => boolean) {
  const last = useRef<symbol>(undefined)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (last.current) settleConfirm(false)
      const step = Symbol()
      last.current = step
      const isBlocked = current.pathname !== next.pathname && !(await mayLeave())
      if (last.current !== step) return replaced
      last.current = undefined
      return isBlocked
    },
    enableBeforeUnload: isLostWithTab,
  })
}
