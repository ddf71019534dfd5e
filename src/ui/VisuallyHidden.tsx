import type { ComponentPropsWithRef } from 'react'
import styles from './VisuallyHidden.module.css'

/** For ears only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} className={styles['hidden']} />
}
