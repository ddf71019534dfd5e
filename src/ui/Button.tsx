import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import type { HiddenWhere } from './VisuallyHidden.tsx'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `filled` is the primary action of a page, `default` has a border, `subtle` is text only. */
  variant?: 'filled' | 'default' | 'subtle'
  /** Red for a destructive action, gray for navigation. */
  color?: 'lagoon' | 'red' | 'gray'
  size?: 'sm' | 'xs'
  fullWidth?: boolean
  leftSection?: ReactNode
  /** Where only the icon is shown, and the label is read by screen readers. */
  hideLabel?: HiddenWhere | undefined
}

/**
 * Attributes and content of a button, or of a link styled as one. A plain element, because Mantine's parts in the frame delay the
 * first rows by 5 to 11 % (DECISIONS.md, « Layout and texts of late screens are the library's »).
 */
export function buttonLook<Rest extends { children?: ReactNode }>(props: ButtonLook & Rest) {
  const {
    variant = 'filled',
    color = 'lagoon',
    size = 'sm',
    fullWidth,
    leftSection,
    hideLabel,
    children,
    ...rest
  } = props
  return {
    ...rest,
    className: styles['button'],
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-screen-only': true,
    children: (
      <>
        {leftSection && <span className={styles['section']}>{leftSection}</span>}
        <span data-visually-hidden={hideLabel}>{children}</span>
      </>
    ),
  }
}

type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook | 'style'>

export const Button = ({ type = 'button', ...props }: ButtonProps) => (
  // oxlint-disable-next-line react/button-has-type -- `button` by default; a form passes `submit`
  <button type={type} {...buttonLook(props)} />
)

/** A button with a pending state. Not `disabled`, which would move the focus to the top of the page. */
export function PendingButton({ pending, onClick, leftSection, ...rest }: ButtonProps & { pending: boolean }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...rest}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      leftSection={pending ? <span className={styles['spinner']} data-turning aria-hidden /> : leftSection}
    />
  )
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style' | 'type'> & {
  /** Accessible name. The icon itself is hidden from screen readers. */
  'aria-label': string
  /** Destructive action, red on hover. */
  danger?: boolean | undefined
  /** Muted until the pointer is over it or its menu is open. */
  muted?: boolean
}

/** A square button with only an icon. */
export function IconButton({ className, danger, muted, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles['iconButton'], className].filter(Boolean).join(' ')}
      data-danger={danger || undefined}
      data-muted={muted}
    >
      {children}
    </button>
  )
}

type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'style'> & Pick<IconButtonProps, 'aria-label'>

/** A link styled as an `IconButton`. */
export const IconLink = createLink(({ children, className, ...rest }: IconLinkProps) => (
  <a {...rest} className={[styles['iconButton'], className].filter(Boolean).join(' ')} title={rest['aria-label']}>
    {children}
  </a>
))
