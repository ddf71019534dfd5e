const forms = new Set<() => boolean>()

/** Whether a form on the page holds what is stored nowhere else. */
export const hasUnsavedTyping = () => [...forms].some((isUnsaved) => isUnsaved())

/** @returns a function that stops asking this form */
export function watchTyping(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved)
  return () => void forms.delete(isUnsaved)
}
