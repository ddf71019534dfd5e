import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { buttonLook, type ButtonLook, ButtonWords } from './Button.tsx'
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

function PlainButtonAnchor(props: ButtonLook & AnchorElementProps) {
  const { variant, color, size, fullWidth, leftSection, children, ...rest } = props
  return (
    <a {...rest} {...buttonLook({ variant, color, size, fullWidth })}>
      <ButtonWords leftSection={leftSection}>{children}</ButtonWords>
    </a>
  )
}

const CreatedTextLink = createLink(PlainAnchor)
const CreatedLinkButton = createLink(PlainButtonAnchor)

/** « Annuler » leads to the list that lies above the page, and is not the page one is on (`aria-current`). */
const here = { exact: true } as const

/** A link in a sentence or a cell. */
export const TextLink: LinkComponent<typeof PlainAnchor> = (props) => (
  <CreatedTextLink activeOptions={here} {...props} />
)

/** A link that looks like a button: what it leads to is a page, so it stays a link. */
export const LinkButton: LinkComponent<typeof PlainButtonAnchor> = (props) => (
  <CreatedLinkButton activeOptions={here} {...props} />
)
