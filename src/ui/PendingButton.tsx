import { Button, type ButtonProps, Loader } from '@mantine/core'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | keyof ButtonProps> {
  pending: boolean
}

/**
 * A button that waits. It is locked without the `disabled` attribute, which would throw the focus back to the page's top,
 * and it keeps its words and width.
 */
export function PendingButton({ pending, onClick, leftSection, type = 'button', ...rest }: Props) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      leftSection={pending ? <Loader size={16} color="currentcolor" aria-hidden /> : leftSection}
    />
  )
}
