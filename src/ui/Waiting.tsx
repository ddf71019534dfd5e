import { words } from './copy.ts'
import { SLOW_MS, useLasting } from './use-lasting.ts'
import styles from './Waiting.module.css'

/** Shorter waits are not announced to screen readers. */
const ANNOUNCE_AFTER_MS = 500

/** « Chargement... » over the placeholders, when a wait is long, and that the server is slow, when it is very long. */
export function Waiting() {
  const isLong = useLasting(true, ANNOUNCE_AFTER_MS)
  const isSlow = useLasting(true, SLOW_MS)
  return (
    <span role="status" className={styles['words']}>
      {isLong && words.loading}
      {isSlow && ` ${words.slow}`}
    </span>
  )
}
