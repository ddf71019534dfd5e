import type { ComponentProps, MouseEvent } from 'react'
import { Button } from './Button.tsx'
import styles from './PendingButton.module.css'

/**
 * A button with a pending state. It is locked without the `disabled` attribute, which would move the focus to the top of the
 * page. It keeps its words.
 */
export function PendingButton({
  pending,
  onClick,
  leftSection,
  ...rest
}: ComponentProps<typeof Button> & { pending: boolean }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...rest}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      leftSection={pending ? <span className={styles['spinner']} aria-hidden /> : leftSection}
    />
  )
}
