import type { ReactNode } from 'react'
import { MissingText } from './MissingText.tsx'
import styles from './DescriptionList.module.css'

interface Props {
  /** A term and its value. An absent or empty value is shown as « - ». */
  entries: readonly (readonly [term: string, value: ReactNode])[]
}

/** Terms with their values, as many columns as there is room for. */
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
