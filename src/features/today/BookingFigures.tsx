import { SimpleGrid } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { BookingSlot } from '#api/generated/entities.ts'
import { bookingStateOf, isJudged } from '#domain/occupancy.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { FigureCard } from '#ui/FigureCard.tsx'
import { good, titles } from './copy.ts'

export type BookingFigure = 'saturated' | 'idle'

/**
 * Number of bookings in each state. Undefined until fetched, and when it is 0 but some bookings are missing or have incomplete
 * data.
 */
export const bookingFigures = (bookings: readonly BookingSlot[] | undefined, isWhole: boolean) => {
  const count = (state: BookingFigure) => {
    const found = bookings?.filter((each) => bookingStateOf(each) === state).length
    return found === 0 && !(isWhole && bookings?.every(isJudged)) ? undefined : found
  }
  return { saturated: count('saturated'), idle: count('idle') }
}

export const countUnjudged = (bookings: readonly BookingSlot[]) => bookings.filter((each) => !isJudged(each)).length

interface Props {
  figures: Record<BookingFigure, number | undefined>
  /** Missing figures are loading. */
  isReading: boolean
  changeOf: (figure: BookingFigure) => string | undefined
}

const filters = { saturated: 'saturees', idle: 'inutilisees' } as const

/** The bookings that are full, and those without an order, as links to the list of them. */
export const BookingFigures = ({ figures, isReading, changeOf }: Props) => (
  <SimpleGrid cols={2} p="min(16px, var(--card-inset))">
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
