import { type ParsedLocation, useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { confirm, settleConfirm } from '#ui/dialog/confirm.ts'
import { formWords } from './copy.ts'
import { askBeforeLeaving, type UnsavedWords, watchTyping } from './unsaved.ts'

/**
 * Loss when the page closes. `unsaved` is typed input or running work: the page asks before it closes, and stays on screen
 * when the session ends. `retry` means that only a second call is missing: the page stays when the session ends, but asks no
 * question.
 */
export type Loss = 'unsaved' | 'retry' | 'nothing'

/** Texts for running work: the question before leaving, and the message when the session ends. */
interface WorkWords {
  title: string
  message: string
  sessionOver: { message: string; leave: string }
}

interface Guarded {
  /** Replaces the texts for running work. */
  words?: WorkWords
  /** During a save the question says so. */
  isSaving?: () => boolean
  /** Continues the work after the person has signed in again over the page. */
  resume?: (() => void) | undefined
  /** Parameters of the address that name the records of the input. A change of one leaves the page as well. */
  records?: readonly string[] | undefined
}

/**
 * Asks once before leaving a page with unsaved input: by a link, Back, « Déconnexion » or closing the tab. `loss` is called at
 * the moment of leaving, so that a navigation after saving asks no question.
 * @returns a function to call after saving. If the question is open, it answers yes, so that the person's navigation
 * continues, and returns true.
 */
export function useUnsavedGuard(loss: () => Loss, { words, isSaving, resume, records }: Guarded = {}) {
  const question = useRef<Promise<boolean>>(undefined)

  async function mayLeave() {
    if (loss() !== 'unsaved') return true
    const { title, underWay } = formWords.unsaved
    const answer = askToLeave(isSaving?.() ? { title, message: underWay } : words)
    question.current = answer
    const leaves = await answer
    // Another navigation may have asked again meanwhile.
    if (question.current === answer) question.current = undefined
    return leaves
  }

  useLeaveBlocker({
    mayLeave,
    records,
    isLostWithTab: () => loss() === 'unsaved',
    register: () => watchTyping(() => loss() !== 'nothing', { words: words?.sessionOver, resume }),
  })
  return () => {
    const isAsking = question.current !== undefined
    if (isAsking) settleConfirm(true)
    return isAsking
  }
}

/** Asks before a page or a dialog discards unsaved input. `words` replaces the default texts. */
export function askToLeave(words: { title: string; message: string } = formWords.unsaved) {
  const { title, message } = words
  const { leave, stay } = formWords.unsaved
  return confirm({ title, message, confirmLabel: leave, refuseLabel: stay })
}

/** Answer for a step in the history that a later one has replaced. It never resolves, so the router ignores the step. */
const replaced = new Promise<never>(() => {})

interface Leaving extends Pick<Guarded, 'records'> {
  /** Asks the question, if there is one. */
  mayLeave: () => boolean | Promise<boolean>
  /** The question before « Déconnexion », where it is another one. */
  maySignOut?: () => boolean | Promise<boolean>
  isLostWithTab: () => boolean
  /** Registers the page elsewhere as well. @returns a function that unregisters it */
  register?: () => () => void
}

/**
 * Asks before a link or Back opens another screen, before « Déconnexion », and before the tab is closed.
 *
 * Back may be pressed again while the question is open. The router would then undo the distance of both steps from this screen,
 * and end at a wrong address. So only the last step counts: the question is asked again for it, or closed if the step leads
 * to this screen.
 */
export function useLeaveBlocker({ mayLeave, maySignOut = mayLeave, isLostWithTab, register, records = [] }: Leaving) {
  // An effect, because the registries are outside React. Each render registers its newest functions.
  useEffect(() => {
    const stops = [askBeforeLeaving(maySignOut), register?.()]
    return () => stops.forEach((stop) => stop?.())
  })
  const last = useRef<symbol>(undefined)
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (last.current) settleConfirm(false)
      const step = Symbol()
      last.current = step
      const isLeft = leadsAway(current, next, records)
      const isBlocked = isLeft && !(await mayLeave())
      if (last.current !== step) return replaced
      last.current = undefined
      return isBlocked
    },
    enableBeforeUnload: isLostWithTab,
  })
}

type Place = Pick<ParsedLocation<object>, 'pathname' | 'search'>

/** A change of any other parameter, such as a step or a filter, stays on the page. */
function leadsAway(from: Place, to: Place, records: readonly string[]) {
  const named = ({ search }: Place) => records.map((name) => Reflect.get(search, name))
  return from.pathname !== to.pathname || String(named(from)) !== String(named(to))
}

interface PersistedWork {
  /** Whether this tab has such work. */
  hasWork: boolean
  /** Whether the session is over and the page waits for the password. */
  isSuspended: boolean
  words: UnsavedWords
  /** Stores the work. */
  keep: () => void
}

/** Keeps the page when the session ends during work that is stored in this tab, as for the input of a form. */
export function usePersistedWork({ hasWork, isSuspended, words, keep }: PersistedWork) {
  const keepAgain = useEffectEvent(keep)
  // An effect, because the registry is outside React.
  useEffect(() => (hasWork ? watchTyping(() => true, { words }) : undefined), [hasWork, words])
  // An effect, because another component signs in again. A sign-out in another tab has cleared the storage of this one.
  useEffect(() => {
    if (hasWork && !isSuspended) keepAgain()
  }, [hasWork, isSuspended])
}
