import { useState } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import { isOpen, placeText } from '#features/orders/booking-place.ts'
import { StateBadge, StatusBadge } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { QuantityField } from '#ui/form/QuantityField.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actions, fields, messages, slotFilters, steps } from './copy.ts'
import { type Draft, type KnownPlace, unknownPlace } from './draft.ts'
import { noFilter, type SlotFilter, slotRows } from './slot-rows.ts'
import styles from './wizard.module.css'

interface Props extends Pick<Draft, 'places' | 'quantities'> {
  bookings: readonly BookingSlot[]
}

const isChosen = (chosen: number | string | undefined) => typeof chosen === 'number' && chosen > 0

/**
 * The bookings of the company, those that can be used first. A long list has a filter, and folds the others under their
 * count.
 */
export function SlotList({ bookings, places, quantities }: Props) {
  const chosenNow = () => new Set(bookings.flatMap(({ id }) => (isChosen(quantities[id]) ? [id] : [])))
  // Not while somebody types: a row must not move or go when its quantity is emptied to type another one.
  const [{ filter, kept }, setShown] = useState(() => ({ filter: noFilter, kept: chosenNow() }))
  const [isUnfolded, setIsUnfolded] = useState(false)
  // A slot may be taken while its quantity is on screen: the message about it must not be folded away.
  const taken = bookings.filter((booking) => !isOpen(booking) && isChosen(quantities[booking.id]))
  const shown = { filter, kept: new Set([...kept, ...taken.map(({ id }) => id)]) }
  const { isLong, machines, zones, usable, closed } = slotRows(bookings, places, shown)
  const choose = (next: SlotFilter) => setShown({ filter: next, kept: chosenNow() })
  const list = (rows: readonly BookingSlot[], label: string) => (
    <ul className={styles['bookings']} aria-label={label}>
      {rows.map((booking) => (
        <BookingLine
          key={booking.id}
          booking={booking}
          place={places[booking.id] ?? unknownPlace}
          chosen={quantities[booking.id] ?? ''}
        />
      ))}
    </ul>
  )
  return (
    <>
      {isLong && (
        <div className={styles['slotFilters']}>
          <FilterSelect
            label={slotFilters.machine}
            value={filter.machine}
            options={[['', slotFilters.everyMachine], ...machines.map((name) => [name, name] as const)]}
            onChange={(machine) => choose({ machine, zone: '' })}
          />
          <FilterSelect
            label={slotFilters.zone}
            value={filter.zone}
            options={[['', slotFilters.everyZone], ...zones.map((name) => [name, name] as const)]}
            onChange={(zone) => choose({ ...filter, zone })}
          />
          <span className={styles['slotCount']} role="status">
            {slotFilters.shown(usable.length + closed.length, bookings.length)}
          </span>
        </div>
      )}
      {usable.length > 0
        ? list(usable, steps.titles.slots)
        : closed.length === 0 && <EmptyState sentence={words.noMatch} />}
      {closed.length > 0 && (
        <div className={styles['fold']}>
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded((before) => !before)}
          >
            {slotFilters.closed(closed.length)}
          </Button>
        </div>
      )}
      {isUnfolded && closed.length > 0 && list(closed, slotFilters.closed(closed.length))}
    </>
  )
}

interface LineProps {
  booking: BookingSlot
  place: KnownPlace
  chosen: number | string
}

function BookingLine({ booking, place, chosen }: LineProps) {
  const { id, capacity, active } = booking
  const isTaken = isChosen(chosen)
  return (
    <li className={styles['booking']} data-chosen={isTaken || undefined} aria-label={placeText(place)}>
      <div>
        <div className={styles['machine']}>{place.machine}</div>
        <div className={styles['where']}>
          {place.zone} · {place.size}
        </div>
      </div>
      <div className={styles['free']} id={`free-${id}`}>
        {active === false ? (
          <StateBadge on={false} />
        ) : place.available === 0 ? (
          <StatusBadge tone="secondary">{messages.full}</StatusBadge>
        ) : (
          place.available !== undefined && messages.free(place.available, capacity)
        )}
      </div>
      <div className={styles['quantity']}>
        <QuantityField<{ quantities: Draft['quantities'] }>
          name={`quantities.${id}`}
          label={fields.quantity}
          context={placeText(place)}
          max={place.available}
          // A quantity typed before the booking was full can still be lowered.
          disabled={!isOpen(booking) && !isTaken}
          lessLabel={actions.less}
          moreLabel={actions.more}
          describedBy={`free-${id}`}
        />
      </div>
    </li>
  )
}
