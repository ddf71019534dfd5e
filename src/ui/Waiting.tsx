import { useEffect, useState } from 'react'
import { words } from './copy.ts'
import styles from './Waiting.module.css'

/** Shorter waits are not worth a word to a screen reader (quality 3.13). */
const announceAfterMs = 500

/** « Chargement... », over what is outlined meanwhile, when a wait lasts. */
export function Waiting() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), announceAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span role="status" className={styles['words']}>
      {late && words.loading}
    </span>
  )
}
