import type { ReactNode } from 'react'
import { isPart } from '#api/pages.ts'
import { readState, type RowsRead } from '#api/read-state.ts'
import { formatLongDate } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { notes } from './copy.ts'
import styles from './Board.module.css'

interface Props {
  title: string
  /** Undefined while unknown. */
  count?: number | undefined
  /** Change of the count, as text. */
  change?: string | undefined
  /** Query of the section. It fails and retries independently of other sections. */
  read?: RowsRead
  /** Sentence when the server has not returned all rows. */
  incomplete?: string
  /** Error of a second query of the section. */
  failure?: ReactNode
  note?: ReactNode
  /** Link to the screen with all rows. */
  more?: ReactNode
  children: ReactNode
}

/** A part of « Aujourd'hui ». */
export function BoardSection({ title, count, change, read, incomplete, failure, note, more, children }: Props) {
  const hasFailed = read !== undefined && readState(read).hasFailed
  const own = hasFailed ? notes.unread : read?.data && isPart(read.data) ? incomplete : undefined
  const actions = (
    <>
      {change !== undefined && (
        <span className={styles['change']} aria-hidden>
          {change}
        </span>
      )}
      {more && <span className={styles['more']}>{more}</span>}
    </>
  )
  return (
    <Card title={title} count={count} actions={actions} flush>
      <div className={styles['notes']}>
        {note}
        {failure}
        {read && <span role="status">{own}</span>}
        {read && own && <RetryButton busy={read.isFetching} onRetry={read.refetch} />}
      </div>
      {children}
    </Card>
  )
}

/** Good news for a section without rows. */
export const Good = ({ children }: { children: ReactNode }) => <p className={styles['good']}>{children}</p>

/** Reserves the place of `Good` while the data load, so that the content below does not move. */
export const GoodToCome = () => <p className={styles['good']} data-waiting aria-hidden />

/** Layout of the sections: the long one on the left, the rest on the right. */
export const Board = ({ children }: { children: ReactNode }) => <div className={styles['board']}>{children}</div>

export const BoardColumn = ({ children }: { children: ReactNode }) => <div className={styles['column']}>{children}</div>

/** Date and time, because a wall screen and paper show no other clock. */
export const BoardDate = ({ now }: { now: number }) => <span className={styles['date']}>{formatLongDate(now)}</span>
