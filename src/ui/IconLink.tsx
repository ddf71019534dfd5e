import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import styles from './IconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'a'>, 'style'> & {
  /** The accessible name. The icon itself is hidden from screen readers. */
  'aria-label': string
}

const PlainIconAnchor = ({ children, className, ...rest }: Props) => (
  <a {...rest} className={[styles['button'], className].filter(Boolean).join(' ')} title={rest['aria-label']}>
    {children}
  </a>
)

const Created = createLink(PlainIconAnchor)

/** A link that looks like an `IconButton`. */
export const IconLink: LinkComponent<typeof PlainIconAnchor> = (props) => <Created {...props} />
