import { registerOpen } from '#ui/open.ts'

type MayLeave = () => boolean | Promise<boolean>

/** Text of the sign-in request about unsaved work, and the button that discards the work. */
export interface UnsavedWords {
  message: string
  leave: string
  /** Removes the work from the browser. Without it the work is lost with the page. */
  discard?: () => void
}

/** Words and continuation of a form's unsaved work. */
interface UnsavedForm {
  words?: UnsavedWords | undefined
  /** Continues work that failed because the session ended. */
  resume?: (() => void) | undefined
}

const forms = new Map<() => boolean, UnsavedForm>()
const questions = new Set<MayLeave>()

/** Whether a form on the page holds unsaved input. */
export const hasUnsavedTyping = () => [...forms.keys()].some((isUnsaved) => isUnsaved())

/** The texts of unsaved work that is not typed input. */
export const unsavedWords = () =>
  [...forms].find(([isUnsaved, { words }]) => words !== undefined && isUnsaved())?.[1].words

/** Discards the work named by the button. Input stored elsewhere stays. */
export const discardUnsaved = () => unsavedWords()?.discard?.()

/** Continues interrupted work, after the person has signed in again. */
export const resumeUnsaved = () => forms.forEach(({ resume }) => resume?.())

/** Registers a form. @returns a function that unregisters it */
export function watchTyping(isUnsaved: () => boolean, form: UnsavedForm = {}): () => void {
  forms.set(isUnsaved, form)
  const unregister = registerOpen(isUnsaved)
  return () => {
    forms.delete(isUnsaved)
    unregister()
  }
}

/**
 * Registers the question before a screen is left. Links and Back ask it through the router. « Déconnexion » asks it through
 * `mayLeavePage`, because the session must still exist when the answer is no.
 * @returns a function that unregisters the question
 */
export function askBeforeLeaving(mayLeave: MayLeave): () => void {
  questions.add(mayLeave)
  return () => void questions.delete(mayLeave)
}

/** Asks the registered questions one after the other, until one is answered with no. */
export async function mayLeavePage(): Promise<boolean> {
  for (const mayLeave of questions) {
    // One question at a time, because two dialogs at once could not be answered.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await mayLeave())) return false
  }
  return true
}
