import { useEffect, useState } from 'react'
import { words } from '#ui/copy.ts'
import styles from './PagePending.module.css'

/** Shorter waits are not worth a word to a screen reader (quality 3.13). */
const ANNOUNCE_MS = 500

/** While the first data of a screen are on their way: its outline, and after a moment the word. */
export function PagePending() {
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true" className={styles['pending']}>
      <div role="status" className={styles['words']}>
        {announced && words.loading}
      </div>
      <div className={styles['title']} />
      <div className={styles['content']} />
    </div>
  )
}
