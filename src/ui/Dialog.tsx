import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
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
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[size]}
      closeOnClickOutside={!question}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content aria-describedby={describedBy}>
        <div className={styles['head']}>
          <Modal.Title>{title}</Modal.Title>
          {!question && <Modal.CloseButton />}
        </div>
        <Modal.Body className={styles['body']}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Back to the control that opened it. Mantine's own misses a dialog that is open from its first moment, as one is whose code
 * was just fetched.
 */
function useFocusReturn(active: boolean) {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!active) return undefined
    opener.current = document.activeElement
    return () => {
      const target = opener.current
      // After the dialog's own trap has let go; a control outside that took the focus meanwhile keeps it.
      setTimeout(() => {
        const { activeElement } = document
        const isFree = activeElement === document.body || activeElement?.closest('[role=dialog]')
        if (!isFree) return
        // What was done may have removed the opener: then to the page's title, as after a navigation.
        const back = target?.isConnected ? target : document.querySelector('main h1, h1')
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    }
  }, [active])
}
