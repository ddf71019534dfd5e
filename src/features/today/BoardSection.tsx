import { Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { isIncomplete } from '#api/pages.ts'
import { readState, type RowsRead } from '#api/read-state.ts'
import { formatLongDate } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { type FailedRead, RetryButton, retryTogether } from '#ui/page-states.tsx'
import { notes } from './copy.ts'
import styles from './Board.module.css'

interface Props {
  title: string
  /** Undefined while unknown. */
  count?: string | undefined
  change?: string | undefined
  /** Query of the section. It fails and retries independently of other sections. */
  read?: RowsRead
  /** Sentence when the server has not returned all rows. */
  incomplete?: string
  /** Failure of a second read of the section. */
  failure?: (FailedRead & { sentence: string }) | undefined
  note?: ReactNode
  /** Link to the screen with all rows. */
  more?: ReactNode
  children: ReactNode
}

/** A part of « Aujourd'hui ». */
export function BoardSection({ title, count, change, read, incomplete, failure, note, more, children }: Props) {
  const hasFailed = read !== undefined && readState(read).hasFailed
  const own = hasFailed ? notes.unread : read?.data && isIncomplete(read.data) ? incomplete : undefined
  const failed = [failure, read && own && { isFetching: read.isFetching, retry: read.refetch }].filter((each) => !!each)
  const actions = (
    <>
      {change !== undefined && (
        <Text span c="var(--c-brand)" fw={600} lh="1.75rem" aria-hidden>
          {change}
        </Text>
      )}
      {more && (
        <Text span data-screen-only lh="1.75rem">
          {more}
        </Text>
      )}
    </>
  )
  return (
    <Card title={title} count={count} actions={actions} flush>
      <CardNotes>
        {note}
        {failure && <span>{failure.sentence}</span>}
        {read && <span role="status">{own}</span>}
        {failed.length > 0 && <RetryButton {...retryTogether(failed)} />}
      </CardNotes>
      {children}
    </Card>
  )
}

/** Good news for a section without rows. */
export const Good = ({ children }: { children: ReactNode }) => (
  <Text className={styles['good']} px="var(--card-inset)" py="lg" c="dimmed">
    {children}
  </Text>
)

/** Reserves the place of `Good` while the data load, so that the content below does not move. */
export const GoodToCome = () => (
  <Text className={styles['good']} px="var(--card-inset)" py="lg" data-waiting aria-hidden />
)

/** Layout of the sections: the long one on the left, the rest on the right. */
export const Board = ({ children }: { children: ReactNode }) => (
  <div className={styles['place']}>
    <Flex className={styles['board']} data-sections wrap="wrap" align="start" gap="lg">
      {children}
    </Flex>
  </div>
)

export const BoardColumn = ({ children }: { children: ReactNode }) => (
  <Stack className={styles['column']} gap="lg">
    {children}
  </Stack>
)

/** Date and time, because a wall screen and paper show no other clock. */
export const BoardDate = ({ now }: { now: number }) => (
  <Text span className={styles['date']} c="dimmed" fz="0.9375rem">
    {formatLongDate(now)}
  </Text>
)
