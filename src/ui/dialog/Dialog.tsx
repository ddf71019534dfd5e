import { Modal } from '@mantine/core'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useFocusReturn } from '#ui/focus.ts'
import { askToLeave } from '#ui/form/use-unsaved-guard.ts'
import { useOpenConfirm } from './confirm.ts'
import styles from './Dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** The action, or the subject: « Mentions légales ». */
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** For a question: no « Fermer », an inert backdrop, and the asking code restores the focus. */
  question?: boolean
  describedBy?: string
  children: ReactNode
}

const widths = { sm: 440, md: 560, lg: 760 }

/**
 * A small dialog with a title. « Fermer », Escape and the backdrop close it. A dialog with a form cannot be closed while
 * the form is being sent, because a refusal must be shown at its fields, and asks before it discards unsaved input. For a
 * yes or no, see confirm.ts. It is built from Mantine's parts because Mantine's own header is a <header> element, which
 * screen readers would announce as a second banner.
 */
export function Dialog({ opened, onClose, title, size = 'md', question = false, describedBy, children }: Props) {
  useFocusReturn(opened && !question)
  const form = useRef<DialogForm>(null)
  // A dialog that is opened again while it fades out gets a new form instead of the old one.
  const [times, setTimes] = useState({ opened, count: 0 })
  if (times.opened !== opened) setTimes({ opened, count: times.count + Number(opened) })
  // While a question is open over this dialog, Escape answers the question and does not close the dialog.
  const isAsked = useOpenConfirm() !== undefined

  async function close() {
    if (question) return onClose()
    // The sign-in over the page is a question too, and no `confirm()`: the page itself tells whether one is open.
    if (document.querySelector('[data-question]') !== null || form.current?.isSaving()) return
    if (!form.current?.isUnsaved() || (await askToLeave())) onClose()
  }

  const holder = useMemo(
    () => ({
      hold: (given: DialogForm) => {
        form.current = given
        return () => void (form.current = null)
      },
      cancel: () => {
        if (!form.current?.isSaving()) onClose()
      },
    }),
    [onClose],
  )

  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      size={widths[size]}
      closeOnClickOutside={!question}
      closeOnEscape={question || !isAsked}
      returnFocus={false}
    >
      {/* Mantine must not move the focus: the form decides. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content
        aria-describedby={describedBy}
        data-open={opened || undefined}
        data-question={question || undefined}
      >
        <div className={styles['head']}>
          <Modal.Title>{title}</Modal.Title>
          {!question && <Modal.CloseButton />}
        </div>
        <Modal.Body key={times.count} className={styles['body']}>
          <DialogHolder value={question ? null : holder}>{children}</DialogHolder>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

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
