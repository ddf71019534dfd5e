import type { ComponentPropsWithRef } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  /** What it does: the icon itself is silent. */
  'aria-label': string
}

/** A quiet square button that is only an icon. */
export function IconButton({ className, type = 'button', children, ...rest }: Props) {
  return (
    <button {...rest} type={type} className={[styles['button'], className].filter(Boolean).join(' ')}>
      {children}
    </button>
  )
}
