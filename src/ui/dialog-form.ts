import { createContext, use, useEffect } from 'react'

/** State of a form that its dialog checks before it closes. */
export interface DialogForm {
  isUnsaved: () => boolean
  isSaving: () => boolean
}

interface Holder {
  /** @returns a function that unregisters the form */
  hold: (form: DialogForm) => () => void
  /** Closes without a question, for « Annuler », unless a save is running. */
  cancel: () => void
}

/** The dialog around a form. */
export const DialogHolder = createContext<Holder | null>(null)

/** Registers a form with the dialog that contains it, if any. */
export function useDialogForm(form: DialogForm) {
  const holder = use(DialogHolder)
  // An effect, because the dialog must forget the form when it goes.
  useEffect(() => holder?.hold(form))
}
