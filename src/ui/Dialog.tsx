import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  opened: boolean
  onClose: () => void
  /** The act, or the thing: « Mentions légales ». */
  title: string
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

const widths = { sm: 440, md: 560, lg: 760 }

/** A small titled window with « Fermer », Escape and the backdrop to leave it. For a yes or no, see confirm.tsx. */
export function Dialog({ opened, onClose, title, size = 'md', children }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={widths[size]}>
      {children}
    </Modal>
  )
}
