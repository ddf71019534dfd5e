import { Portal } from '@mantine/core'
import { useEffect } from 'react'
import { restore, useFlash } from './flash.ts'
import { Toast } from './Toast.tsx'
import styles from './Flash.module.css'

/**
 * The one place where a message shows: top right, under the top bar. It is the only live region around a message, so that
 * a screen reader reads it once. The region stays in the page, because screen readers often skip a region that arrives
 * together with its text.
 */
export function Flash() {
  const shown = useFlash()
  const isError = shown?.status === 'error'
  // An effect, because the storage is outside React.
  useEffect(restore, [])
  return (
    <Portal>
      <div
        className={styles['viewport']}
        aria-live={isError ? 'assertive' : 'polite'}
        role={shown && (isError ? 'alert' : 'status')}
        // A line that comes below the message is read alone.
        aria-atomic="false"
        data-testid="flash-viewport"
      >
        {shown && <Toast flash={shown} />}
      </div>
    </Portal>
  )
}
