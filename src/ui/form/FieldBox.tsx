import type { ReactNode } from 'react'
import styles from './FormShell.module.css'

/** Marks where a field is, for the summary's links and the two columns. */
export function FieldBox({
  name,
  label,
  span,
  context,
  children,
}: {
  name: string
  label: string
  span?: 'full' | undefined
  context?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={styles['field']}
      data-field={name}
      data-label={context === undefined ? label : `${context}, ${label}`}
      data-span={span}
    >
      {children}
    </div>
  )
}
