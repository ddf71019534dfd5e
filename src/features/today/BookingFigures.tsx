import { Link } from '@tanstack/react-router'
import { bookingStateOf } from '#api/booking-state.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { FigureCard } from '#ui/FigureCard.tsx'
import { good, titles } from './copy.ts'
import styles from './Board.module.css'

export type BookingFigure = 'saturated' | 'idle'

/** How many bookings are in each state; undefined until they are read. */
export const bookingFigures = (bookings: readonly BookingSlot[] | undefined) => {
  const states = bookings?.map(bookingStateOf)
  const count = (state: BookingFigure) => states?.filter((each) => each === state).length
  return { saturated: count('saturated'), idle: count('idle') }
}

interface Props {
  figures: Record<BookingFigure, number | undefined>
  hasFailed: boolean
  /** How much a figure has changed, in words. */
  changeOf: (figure: BookingFigure) => string | undefined
}

const filters = { saturated: 'saturees', idle: 'inutilisees' } as const

/** The bookings that are full, and those without an order, as links to the list of them. */
export const BookingFigures = ({ figures, hasFailed, changeOf }: Props) => (
  <div className={styles['figures']}>
    {(['saturated', 'idle'] as const).map((state) => (
      <FigureCard
        key={state}
        id={`bookings-${state}`}
        tone={state === 'saturated' && figures[state] ? 'warning' : undefined}
        figure={figures[state] === undefined ? hasFailed && words.unknown : formatNumber(figures[state])}
        change={changeOf(state)}
        link={
          <Link to="/bookings" search={{ filtre: filters[state] }} aria-describedby={`bookings-${state}`}>
            {titles[state]}
          </Link>
        }
        note={figures[state] === 0 && good[state]}
      />
    ))}
  </div>
)
