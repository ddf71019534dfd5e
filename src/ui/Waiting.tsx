import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { words } from './copy.ts'
import styles from './Waiting.module.css'

/** Shorter waits are not announced to screen readers. */
const announceAfterMs = 500

/** « Chargement... » over the placeholders, when a wait is long. */
export function Waiting() {
  const [late, setLate] = useState(false)
  useTimeout(() => setLate(true), announceAfterMs, { autoInvoke: true })
  return (
    <span role="status" className={styles['words']}>
      {late && words.loading}
    </span>
  )
}
