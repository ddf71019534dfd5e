import { Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import styles from './links.module.css'

/** Our looks on the router's typed links. The router preloads chunk and data when the pointer hovers one. */

type AnchorElementProps = Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>

function PlainAnchor({ children, ...rest }: AnchorElementProps) {
  return (
    <a {...rest} className={styles['link']}>
      {children}
    </a>
  )
}

function PlainButtonAnchor(props: ButtonProps & AnchorElementProps) {
  return <Button component="a" {...props} />
}

const CreatedTextLink = createLink(PlainAnchor)
const CreatedLinkButton = createLink(PlainButtonAnchor)

/** A link in a sentence or a cell. */
export const TextLink: LinkComponent<typeof PlainAnchor> = (props) => <CreatedTextLink {...props} />

/** A link that looks like a button: what it leads to is a page, so it stays a link. */
export const LinkButton: LinkComponent<typeof PlainButtonAnchor> = (props) => <CreatedLinkButton {...props} />
