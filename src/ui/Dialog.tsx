import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useOpenConfirm } from './confirm.ts'
import { useFocusReturn } from './use-focus-return.ts'
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
 * A small titled window; « Fermer », Escape and the backdrop leave it. For a yes or no, see confirm.ts. Put together from
 * Mantine's parts because its own header is a <header>, a second banner for those who move by landmarks.
 */
export function Dialog({ opened, onClose, title, size = 'md', question = false, describedBy, children }: Props) {
  useFocusReturn(opened && !question)
  // Escape answers a question that is asked over this window; it does not take the window, and what is typed in it, along.
  const isAsked = useOpenConfirm() !== undefined
  const close = () => {
    if (question || document.querySelector('[data-question]') === null) onClose()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      size={widths[size]}
      closeOnClickOutside={!question}
      closeOnEscape={question || !isAsked}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-describedby={describedBy} data-question={question || undefined}>
        <div className={styles['head']}>
          <Modal.Title>{title}</Modal.Title>
          {!question && <Modal.CloseButton />}
        </div>
        <Modal.Body className={styles['body']}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
