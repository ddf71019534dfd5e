import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `filled` is the primary action of a page, `default` has a border, `subtle` is text only. */
  variant?: 'filled' | 'default' | 'subtle'
  /** Red for a destructive action, gray for navigation. */
  color?: 'lagoon' | 'red' | 'gray'
  size?: 'sm' | 'xs'
  fullWidth?: boolean
  leftSection?: ReactNode
}

/**
 * The attributes of a button, or of a link that looks like one. It is a plain element: Mantine's button would add its
 * styling system to the first screen's script.
 */
export function buttonLook({ variant = 'filled', color = 'lagoon', size = 'sm', fullWidth }: ButtonLook) {
  return {
    className: styles['button'],
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-full': fullWidth || undefined,
  }
}

/** The content of a button, or of a link that looks like one. */
export function ButtonWords({ leftSection, children }: Pick<ButtonLook, 'leftSection'> & { children: ReactNode }) {
  return (
    <>
      {leftSection && <span className={styles['section']}>{leftSection}</span>}
      <span>{children}</span>
    </>
  )
}

type Props = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook | 'style'>

export function Button({ variant, color, size, fullWidth, leftSection, type = 'button', children, ...rest }: Props) {
  return (
    // oxlint-disable-next-line react/button-has-type -- `button` by default; a form passes `submit`
    <button {...rest} type={type} {...buttonLook({ variant, color, size, fullWidth })}>
      <ButtonWords leftSection={leftSection}>{children}</ButtonWords>
    </button>
  )
}
