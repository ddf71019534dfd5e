type MayLeave = () => boolean | Promise<boolean>

/** Text of the sign-in request for unsaved work, and its button that discards the work. */
interface KeptWords {
  message: string
  leave: string
  /** Removes the work from the browser. Without it the work ends with the page. */
  discard?: () => void
}

const forms = new Map<() => boolean, KeptWords | undefined>()
const questions = new Set<MayLeave>()

/** Whether a form on the page holds unsaved input. */
export const hasUnsavedTyping = () => [...forms.keys()].some((isUnsaved) => isUnsaved())

/** The words of what is kept, when it is something else than typed input. */
export const keptWords = () => [...forms].find(([isUnsaved, words]) => words !== undefined && isUnsaved())?.[1]

/** Discards the work that the button names. Input that is stored elsewhere stays. */
export const discardKept = () => keptWords()?.discard?.()

/** @returns a function that unregisters the form */
export function watchTyping(isUnsaved: () => boolean, words?: KeptWords): () => void {
  forms.set(isUnsaved, words)
  return () => void forms.delete(isUnsaved)
}

/**
 * Registers the question that a screen asks before it is left. Links and Back ask it through the router. « Déconnexion »
 * asks it through `mayLeavePage`, because the session must still exist when the answer is no.
 * @returns a function that unregisters the question
 */
export function askBeforeLeaving(mayLeave: MayLeave): () => void {
  questions.add(mayLeave)
  return () => void questions.delete(mayLeave)
}

/** Asks the registered questions one after the other, until an answer is no. */
export async function mayLeavePage(): Promise<boolean> {
  for (const mayLeave of questions) {
    // One question after the other: two dialogs at once could not be answered.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await mayLeave())) return false
  }
  return true
}
