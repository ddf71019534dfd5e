import type { ReactNode } from 'react'
import styles from './FormShell.module.css'

/** Marks where a field is, for the summary's links and the two columns. */
export function FieldBox({
  name,
  label,
  span,
  children,
}: {
  name: string
  label: string
  span?: 'full' | undefined
  children: ReactNode
}) {
  return (
    <div className={styles['field']} data-field={name} data-label={label} data-span={span}>
      {children}
    </div>
  )
}
