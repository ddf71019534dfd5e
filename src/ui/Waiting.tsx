import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { words } from './copy.ts'
import { useSlow } from './use-slow.ts'
import styles from './Waiting.module.css'

/** Shorter waits are not announced to screen readers. */
const announceAfterMs = 500

/** « Chargement... » over the placeholders, when a wait is long, and that the server is slow, when it is very long. */
export function Waiting() {
  const [late, setLate] = useState(false)
  const isSlow = useSlow(true)
  useTimeout(() => setLate(true), announceAfterMs, { autoInvoke: true })
  return (
    <span role="status" className={styles['words']}>
      {late && words.loading}
      {isSlow && ` ${words.slow}`}
    </span>
  )
}
