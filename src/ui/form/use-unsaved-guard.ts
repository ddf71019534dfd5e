import { useEffect, useRef } from 'react'
import { settleConfirm } from '#ui/confirm.ts'
import { askToLeave } from './ask-to-leave.ts'
import { formWords } from './copy.ts'
import { askBeforeLeaving, watchTyping } from './unsaved.ts'
import { useLeaveBlocker } from './use-leave-blocker.ts'

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
