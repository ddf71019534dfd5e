import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './Button.tsx'
import { words } from './copy.ts'
import { Unbroken } from './MissingText.tsx'
import styles from './links.module.css'

/** The router's typed links with our styles. The router preloads code and data when the pointer is over a link. */

type AnchorElementProps = Omit<ComponentPropsWithRef<'a'>, 'color' | 'style'>

function PlainAnchor({ children, ...rest }: AnchorElementProps) {
  return (
    <a {...rest} className={styles['link']}>
      <Unbroken>{children}</Unbroken>
    </a>
  )
}

function PlainButtonAnchor(props: ButtonLook & AnchorElementProps) {
  const { children, ...look } = buttonLook(props)
  return <a {...look}>{children}</a>
}

/** A link for the keyboard past the controls that follow it. Visible while it has the focus. */
export function SkipLink({ onSkip, children }: { onSkip: () => void; children: string }) {
  function skip(event: MouseEvent) {
    // Prevents a navigation of the router to the fragment.
    event.preventDefault()
    onSkip()
  }
  return (
    <a href="#contenu" className={styles['skip']} data-screen-only onClick={skip}>
      {children}
    </a>
  )
}

const CreatedTextLink = createLink(PlainAnchor)
const CreatedLinkButton = createLink(PlainButtonAnchor)

/** Exact matching, because the router would mark « Annuler », a link to the parent list, as the current page (`aria-current`). */
export const exactly = { exact: true } as const

/** A link in a sentence or in a cell. */
export const TextLink: LinkComponent<typeof PlainAnchor> = (props) => (
  <CreatedTextLink activeOptions={exactly} {...props} />
)

/** A link styled as a button. */
export const LinkButton: LinkComponent<typeof PlainButtonAnchor> = (props) => (
  <CreatedLinkButton activeOptions={exactly} {...props} />
)

/** « Annuler » of a form, a link to the screen that it leads back to. */
export const CancelLink: LinkComponent<typeof PlainButtonAnchor> = (props) => (
  <LinkButton variant="default" {...props}>
    {words.cancel}
  </LinkButton>
)
