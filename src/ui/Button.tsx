import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `filled` is the one primary action of a page, `default` has an edge, `subtle` is words alone. */
  variant?: 'filled' | 'default' | 'subtle'
  /** Red for what destroys, gray for what only moves about. */
  color?: 'lagoon' | 'red' | 'gray'
  size?: 'sm' | 'xs'
  fullWidth?: boolean
  leftSection?: ReactNode
}

/**
 * How a button or a link that looks like one is drawn. The platform's own element is all it takes: Mantine's button would
 * bring its styling system into the first screen.
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

/** What stands in a button and in a link that looks like one. */
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
    <button {...rest} type={type} {...buttonLook({ variant, color, size, fullWidth })}>
      <ButtonWords leftSection={leftSection}>{children}</ButtonWords>
    </button>
  )
}
