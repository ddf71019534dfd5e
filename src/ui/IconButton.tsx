import type { ComponentPropsWithRef } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  /** The accessible name. The icon itself is hidden from screen readers. */
  'aria-label': string
}

/** A square button that shows only an icon. */
export function IconButton({ className, type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={[styles['button'], className].filter(Boolean).join(' ')}>
      {children}
    </button>
  )
}
