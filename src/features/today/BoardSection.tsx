import { Text, SimpleGrid } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import { isIncomplete } from '#api/pages.ts'
import { readState, type RowsRead } from '#api/read-state.ts'
import { bookingStateOf, isJudged } from '#domain/occupancy.ts'
import { formatNumber } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { words } from '#ui/copy.ts'
import { FigureCard } from '#ui/FigureCard.tsx'
import { type Refetchable, RetryButton } from '#ui/page-states.tsx'
import { notes, good, titles } from './copy.ts'
import styles from './Board.module.css'

interface Props {
  title: string
  /** Writes the figure beside the title. Absent in a section without one. */
  count?: (figure: number | undefined) => string | undefined
  /** Undefined while unknown. */
  figure?: number | undefined
  change?: string | undefined
  /** Query of the section. It fails and retries independently of other sections. */
  read?: RowsRead
  /** Sentence when the server has not returned all rows. */
  incomplete?: string
  /** Failure of a second read of the section. */
  failure?: { reads: readonly Refetchable[]; sentence: string } | false | undefined
  note?: ReactNode
  /** Link to the screen with all rows. */
  more?: ReactNode
  children: ReactNode
}

/** A part of « Aujourd'hui ». */
export function BoardSection(props: Props) {
  const { title, count, figure, change, read, incomplete, failure, note, more, children } = props
  const hasFailed = read !== undefined && readState(read).hasFailed
  const own = hasFailed ? notes.unread : read?.data && isIncomplete(read.data) ? incomplete : undefined
  const failed = [...(failure ? failure.reads : []), ...(read && own ? [read] : [])]
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
    <Card
      title={title}
      count={figure === undefined ? count && <FigureToCome text={count(0)} /> : count?.(figure)}
      actions={actions}
      flush
    >
      <CardNotes>
        {note}
        {failure && <span>{failure.sentence}</span>}
        {read && <span role="status">{own}</span>}
        {failed.length > 0 && <RetryButton reads={failed} />}
      </CardNotes>
      {children}
    </Card>
  )
}

/** Reserves the place of a figure while it is unknown, so that the title does not break anew and move the sections below. */
const FigureToCome = ({ text = '' }: { text: string | undefined }) => (
  <span style={{ visibility: 'hidden' }} aria-hidden>
    {text.replace('0', '\u{2007}')}
  </span>
)

/** Makes the line of `Good` as high as a machine or a zone, which may stand there instead. In pixels. */
const INSET = 18

/** Good news for a section without rows. */
export const Good = ({ children }: { children: ReactNode }) => (
  <Text className={styles['good']} px="var(--card-inset)" py={INSET} c="dimmed">
    {children}
  </Text>
)

/** Reserves the place of `Good` while the data load, so that the content below does not move. */
export const GoodToCome = () => (
  <Text className={styles['good']} px="var(--card-inset)" py={INSET} data-waiting aria-hidden />
)

export type BookingFigure = 'saturated' | 'idle'

/** Bookings in each state. Undefined until read, and instead of 0 when some are missing or have incomplete data. */
export const bookingFigures = (bookings: readonly BookingSlot[] | undefined, isWhole: boolean) => {
  const count = (state: BookingFigure) => {
    const found = bookings?.filter((each) => bookingStateOf(each) === state).length
    return found === 0 && !(isWhole && bookings?.every(isJudged)) ? undefined : found
  }
  return { saturated: count('saturated'), idle: count('idle') }
}

export const countUnjudged = (bookings: readonly BookingSlot[]) => bookings.filter((each) => !isJudged(each)).length

interface FiguresProps {
  figures: Record<BookingFigure, number | undefined>
  /** Missing figures are loading. */
  isReading: boolean
  changeOf: (figure: BookingFigure) => string | undefined
}

const filters = { saturated: 'saturees', idle: 'inutilisees' } as const

/** The bookings that are full, and those without an order, as links to the list of them. */
export const BookingFigures = ({ figures, isReading, changeOf }: FiguresProps) => (
  <SimpleGrid minColWidth="7rem" autoFlow="auto-fit" p="min(16px, var(--card-inset))">
    {(['saturated', 'idle'] as const).map((state) => (
      <FigureCard
        key={state}
        id={`bookings-${state}`}
        tone={state === 'saturated' && figures[state] ? 'warning' : undefined}
        figure={figures[state] === undefined ? !isReading && words.unknown : formatNumber(figures[state])}
        change={changeOf(state)}
        link={
          <Link to="/bookings" search={{ filtre: filters[state] }} aria-describedby={`bookings-${state}`}>
            {titles[state]}
          </Link>
        }
        note={figures[state] === 0 && good[state]}
      />
    ))}
  </SimpleGrid>
)
