import type { ComponentPropsWithRef } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'style' | 'type'> & {
  /** The accessible name. The icon itself is hidden from screen readers. */
  'aria-label': string
  /** A destructive action: red under the pointer. */
  danger?: boolean | undefined
}

/** A square button that shows only an icon. */
export function IconButton({ className, danger, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles['button'], className].filter(Boolean).join(' ')}
      data-danger={danger || undefined}
    >
      {children}
    </button>
  )
}
