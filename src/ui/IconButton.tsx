import { createLink, type LinkComponent } from '@tanstack/react-router'
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

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'style'> & Pick<Props, 'aria-label'>

const PlainIconAnchor = ({ children, className, ...rest }: LinkProps) => (
  <a {...rest} className={[styles['button'], className].filter(Boolean).join(' ')} title={rest['aria-label']}>
    {children}
  </a>
)

const CreatedLink = createLink(PlainIconAnchor)

/** A link that looks like an `IconButton`. */
export const IconLink: LinkComponent<typeof PlainIconAnchor> = (props) => <CreatedLink {...props} />
