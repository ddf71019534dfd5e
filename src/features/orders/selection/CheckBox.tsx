import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './selection.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  /** Some of its rows are selected. */
  partly?: boolean
  children?: ReactNode
}

/** A checkbox whose whole cell can be pressed. */
export const CheckBox = ({ partly = false, children, ...rest }: Props) => (
  <label className={styles['box']}>
    <input
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = partly
      }}
    />
    {children}
  </label>
)
