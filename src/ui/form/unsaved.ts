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
 * Registers the question that a screen asks before it is left. Links and Back meet it in the router; « Déconnexion » asks it
 * here, since the session must still be there if the answer is no.
 * @returns a function that takes the question back
 */
export function askBeforeLeaving(mayLeave: MayLeave): () => void {
  questions.add(mayLeave)
  return () => void questions.delete(mayLeave)
}

/** Asks what there is to ask, one question after the other, until somebody wants to stay. */
export async function mayLeavePage(): Promise<boolean> {
  for (const mayLeave of questions) {
    // Two questions at once could not be answered.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await mayLeave())) return false
  }
  return true
}
