import type { ReactNode } from 'react'
import styles from './FormShell.module.css'

/** The box of one field: the target of the summary's links, and the unit of the two-column layout. */
export function FieldBox({
  name,
  label,
  required,
  span,
  context,
  children,
}: {
  name: string
  label: string
  required?: boolean | undefined
  span?: 'full' | undefined
  context?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={styles['field']}
      data-field={name}
      data-label={context === undefined ? label : `${context}, ${label}`}
      data-required={required || undefined}
      data-span={span}
    >
      {children}
    </div>
  )
}
