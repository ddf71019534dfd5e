import { type ReactNode, useId } from 'react'
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
  if (meaning === undefined) return children
  return (
    <>
      <button type="button" className={styles['word']} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles['meaning']}>
        {meaning}
      </span>
    </>
  )
}
