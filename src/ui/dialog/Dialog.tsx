import { Group, Modal } from '@mantine/core'
import { createContext, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useFocusReturn } from '#ui/focus.ts'
import { askToLeave } from '#ui/form/use-unsaved-guard.ts'
import { countsAsOpen } from '#ui/open.ts'
import { useOpenConfirm } from './confirm.ts'

interface Props {
  opened: boolean
  onClose: () => void
  /** The action or the subject, such as « Mentions légales ». */
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** True for a question: no « Fermer », an inert backdrop, and the calling code restores the focus. */
  question?: boolean
  /** Its content comes by and by. It begins near the top, because growing would move what is in a centred dialog. */
  grows?: boolean
  describedBy?: string
  children: ReactNode
}

const widths = { sm: 440, md: 560, lg: 760 }

/**
 * A small dialog with a title. « Fermer », Escape and the backdrop close it. A dialog with a form cannot be closed while the
 * form is being sent, because a refusal must be shown at its fields, and asks before it discards unsaved input. For yes or
 * no questions see confirm.ts. Built from Mantine's parts, because Mantine's header is a <header> element, which screen
 * readers would announce as a second banner.
 */
export function Dialog({ opened, onClose, title, size = 'md', question = false, grows, describedBy, children }: Props) {
  useFocusReturn(opened && !question)
  const form = useRef<DialogForm>(null)
  // Counts openings, so that a dialog opened again while it fades out gets a new form.
  const [times, setTimes] = useState({ opened, count: 0 })
  if (times.opened !== opened) setTimes({ opened, count: times.count + Number(opened) })
  // While a question is open over this dialog, Escape answers the question instead of closing the dialog.
  const isAsked = useOpenConfirm() !== undefined

  async function close() {
    if (question) return onClose()
    // The sign-in over the page is a question too, but not a `confirm()`. So open questions are searched in the page.
    if (document.querySelector('[data-question]') !== null || form.current?.isSaving()) return
    if (!form.current?.isUnsaved() || (await askToLeave())) onClose()
  }

  const holder = useMemo(
    () => ({
      form,
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
      centered={!grows}
      closeOnClickOutside={!question}
      closeOnEscape={question || !isAsked}
      returnFocus={false}
    >
      {/* Keeps Mantine from moving the focus, which the form controls. */}
      <Modal.Overlay onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content
        ref={countsAsOpen}
        aria-describedby={describedBy}
        data-open={opened || undefined}
        data-question={question || undefined}
      >
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="lg" p="xl" pb="sm">
          <Modal.Title>{title}</Modal.Title>
          {!question && <Modal.CloseButton />}
        </Group>
        <Modal.Body key={times.count} px="xl" pt={0} pb="xl">
          <DialogHolder value={question ? null : holder}>{children}</DialogHolder>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons at the end of a dialog. On a phone they fill their line. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <Group data-fill="phone" justify="flex-end" gap="sm" mt="xl">
    {children}
  </Group>
)

/** State of a form, checked by its dialog before closing. */
interface DialogForm {
  isUnsaved: () => boolean
  isSaving: () => boolean
}

interface Holder {
  /** Set by the form (useImperativeHandle). */
  form: RefObject<DialogForm | null>
  /** Closes without a question, for « Annuler », unless a save is running. */
  cancel: () => void
}

/** The dialog that contains a form. */
export const DialogHolder = createContext<Holder | null>(null)
