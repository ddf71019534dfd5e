const forms = new Set<() => boolean>()

/** Whether a form on the page holds unsaved input. */
export const hasUnsavedTyping = () => [...forms].some((isUnsaved) => isUnsaved())

/** @returns a function that unregisters the form */
export function watchTyping(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => void forms.delete(isUnsaved)
}
