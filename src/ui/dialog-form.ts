import { createContext, use, useEffect } from 'react'

/** What a window asks of the form in it before it closes. */
export interface DialogForm {
  isUnsaved: () => boolean
  isSaving: () => boolean
}

interface Holder {
  /** @returns lets it go again */
  hold: (form: DialogForm) => () => void
  /** « Annuler » has said it: closes without a question, unless a save is under way. */
  cancel: () => void
}

/** The window around a form. */
export const DialogHolder = createContext<Holder | null>(null)

/** A form makes itself known to the window it stands in, if it stands in one. */
export function useDialogForm(form: DialogForm) {
  const holder = use(DialogHolder)
  useEffect(() => holder?.hold(form))
}
