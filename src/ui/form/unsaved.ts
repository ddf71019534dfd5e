type MayLeave = () => boolean | Promise<boolean>

const forms = new Set<() => boolean>()
const questions = new Set<MayLeave>()

/** Whether a form on the page holds unsaved input. */
export const hasUnsavedTyping = () => [...forms].some((isUnsaved) => isUnsaved())

/** @returns a function that unregisters the form */
export function watchTyping(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
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
