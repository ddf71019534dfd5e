import type { ReactNode } from 'react'
import { isPart } from '#api/pages.ts'
import { readState, type RowsRead } from '#api/read-state.ts'
import { Card } from '#ui/Card.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { sections } from './copy.ts'
import styles from './Section.module.css'

interface Props {
  title: string
  /** Read of the section. It fails and retries independently of other sections. */
  read: RowsRead
  note?: ReactNode
  children: ReactNode
}

/** A part of « Réseau » under the map. */
export function Section({ title, read, note, children }: Props) {
  const { data, isFetching, refetch } = read
  const { hasFailed } = readState(read)
  const failure = hasFailed ? sections.unread : data && isPart(data) ? sections.incomplete : undefined
  return (
    <Card title={title} flush>
      <div className={styles['notes']}>
        {note}
        <span role="status">{failure}</span>
        {failure && <RetryButton busy={isFetching} onRetry={refetch} />}
      </div>
      {(data !== undefined || !hasFailed) && children}
    </Card>
  )
}
