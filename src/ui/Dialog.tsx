import { Modal } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useOpenConfirm } from './confirm.ts'
import { type DialogForm, DialogHolder } from './dialog-form.ts'
import { useFocusReturn } from './focus-return.ts'
import { askToLeave } from './form/ask-to-leave.ts'
import styles from './Dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** The act, or the thing: « Mentions légales ». */
  title: string
  size?: 'sm' | 'md' | 'lg'
  /** A question: no « Fermer », an inert backdrop, and whoever asks takes the focus back itself. */
  question?: boolean
  describedBy?: string
  children: ReactNode
}

const widths = { sm: 440, md: 560, lg: 760 }

/**
 * A small titled window; « Fermer », Escape and the backdrop leave it. One with a form stays until what was sent from it
 * is answered, since a refusal must find its fields, and asks before unsaved typing goes with it. For a yes or no, see
 * confirm.ts. Put together from Mantine's parts because its own header is a <header>, a second banner for those who move
 * by landmarks.
 */
export function Dialog({ opened, onClose, title, size = 'md', question = false, describedBy, children }: Props) {
  useFocusReturn(opened && !question)
  const form = useRef<DialogForm>(null)
  // Opened again while it still fades, it starts over: its form belongs to the time before.
  const [times, setTimes] = useState({ opened, count: 0 })
  if (times.opened !== opened) setTimes({ opened, count: times.count + Number(opened) })
  // Escape answers a question that is asked over this window; it does not take the window, and what is typed in it, along.
  const isAsked = useOpenConfirm() !== undefined

  async function close() {
    if (question) return onClose()
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
      {/* The focus stays where one types. */}
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
