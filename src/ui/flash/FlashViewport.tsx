import { Portal } from '@mantine/core'
import { useFlash } from './flash.ts'
import { Toast } from './Toast.tsx'
import styles from './Toast.module.css'

/**
 * The place of a message: top right, over the top bar. It is the only live region around a message, so that a screen reader
 * announces it once. The region stays in the page, because screen readers often skip a region that is inserted together
 * with its text.
 */
export function FlashViewport() {
  const shown = useFlash()
  const isError = shown?.status === 'error'
  return (
    <Portal>
      <div
        className={styles['viewport']}
        data-screen-only
        aria-live={isError ? 'assertive' : 'polite'}
        role={shown && (isError ? 'alert' : 'status')}
        // A line added below the message is announced alone.
        aria-atomic="false"
        data-testid="flash-viewport"
      >
        {shown && <Toast flash={shown} />}
      </div>
    </Portal>
  )
}
