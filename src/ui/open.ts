import { observable } from '#lib/observable.ts'

/** Register of all that is open over the page, and of forms with unsaved input. Nothing is refreshed meanwhile. */
type IsOpen = () => boolean

const registered = observable<readonly IsOpen[]>([])

/** Whether a person uses a form, a question, a dialog or a menu that changing data would disturb. */
export const isSomethingOpen = () => registered.get().some((isOpen) => isOpen())

export const onOpenChange = registered.subscribe

/** Registers something that is open; a form counts only while it has unsaved input. @returns a function that ends it */
export function registerOpen(isOpen: IsOpen = () => true): () => void {
  // A separate function for each call, in case the same one is registered twice.
  const entry = () => isOpen()
  // Typing may make the input of a form unsaved, or undo it.
  const onInput = () => registered.set(registered.get())
  document.addEventListener('input', onInput)
  registered.set([...registered.get(), entry])
  return () => {
    document.removeEventListener('input', onInput)
    registered.set(registered.get().filter((each) => each !== entry))
  }
}

/** Ref of an element that is in the page only while it is open. */
export const countsAsOpen = (element: Element | null) => (element === null ? undefined : registerOpen())
