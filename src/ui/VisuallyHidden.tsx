import type { ComponentPropsWithRef } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers that is not visible. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} className={styles['hidden']} />
}
