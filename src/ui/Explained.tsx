import { type ReactNode, useId, useState } from 'react'
import styles from './Explained.module.css'

interface Props {
  /** One or two sentences for somebody who reads the word for the first time. Undefined for a word that needs none. */
  meaning: string | undefined
  /** The word. */
  children: ReactNode
}

/** A word whose meaning a press shows below it. Escape, or a press elsewhere, closes it. */
export function Explained({ meaning, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (meaning === undefined) return children
  return (
    <>
      <button type="button" className={styles['word']} popoverTarget={id}>
        {children}
      </button>
      <span
        id={id}
        popover="auto"
        className={styles['meaning']}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {/* Closed it has no text, so that the text of the word's surroundings is that of the word. */}
        {isOpen && meaning}
      </span>
    </>
  )
}
