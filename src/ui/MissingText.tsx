import type { ReactNode } from 'react'
import { NONE } from '#lib/french.ts'
import { words } from './copy.ts'
import styles from './MissingText.module.css'

/**
 * The text, or a muted « - » for a missing value, which would otherwise look like a rendering error. Screen readers skip a
 * single dash, so they get words.
 */
export const MissingText = ({ children }: { children?: ReactNode }) =>
  (!children && children !== 0) || children === NONE ? (
    <span className={styles['missing']} role="img" aria-label={words.noValue}>
      {NONE}
    </span>
  ) : (
    children
  )

interface Props {
  /** A term and its value. An absent or empty value is shown as « - ». */
  entries: readonly (readonly [term: string, value: ReactNode])[]
}

/** Terms with their values, in as many columns as fit. */
export function DescriptionList({ entries }: Props) {
  return (
    <dl className={styles['list']}>
      {entries.map(([term, value]) => (
        <div key={term} className={styles['entry']}>
          <dt className={styles['term']}>{term}</dt>
          <dd className={styles['value']}>
            <MissingText>{value}</MissingText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
