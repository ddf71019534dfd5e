import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import { typedNumber } from '#api/rules.ts'
import { isOpen, placeText } from '#features/orders/place.ts'
import { z } from '#lib/zod.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { QuantityField } from '#ui/form/QuantityField.tsx'
import { StateBadge } from '#ui/StateBadge.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { actions, fields, messages, steps } from './copy.ts'
import { MOST_SLOTS, quantityProblem, typeQuantities, unknownPlace, type Draft, type KnownPlace } from './draft.ts'
import type { StepProps } from './step-props.ts'
import { CancelButton, PreviousButton } from './StepBar.tsx'
import { placesOf, useBookings } from './use-bookings.ts'
import { useStepForm } from './use-step-form.ts'
import styles from './wizard.module.css'

interface Values {
  quantities: Draft['quantities']
}

const problems = {
  whole: () => messages.wholeNumber,
  over: messages.remaining,
  many: () => messages.tooMany(MOST_SLOTS),
}

/** Each quantity fits its booking, and the total is at least one slot. */
const slotsSchema = (places: Draft['places']) =>
  z.object({ quantities: z.record(z.string(), typedNumber) }).superRefine(({ quantities }, context) => {
    const wrong = Object.entries(quantities).flatMap(([id, typed]) => {
      const available = places[id]?.available
      const problem = quantityProblem(typed, available)
      return problem === undefined ? [] : [{ id, message: problems[problem](available ?? 0) }]
    })
    for (const { id, message } of wrong) context.addIssue({ code: 'custom', path: ['quantities', id], message })
    const isEmpty = Object.values(quantities).every((typed) => typeof typed === 'string' || typed === 0)
    if (wrong.length === 0 && isEmpty)
      context.addIssue({ code: 'custom', path: ['root', 'total'], message: messages.noSlot })
  })

export function StepSlots({ store, goTo, onCancel, onShown, companyId }: StepProps & { companyId: number }) {
  const { draft, update } = store
  const bookings = useBookings(companyId)
  const places = useMemo(() => placesOf(bookings), [bookings])
  const resolver = useMemo(() => zodResolver(slotsSchema(places)), [places])

  const { form, ref } = useStepForm<Values>({
    defaultValues: {
      quantities: Object.fromEntries(bookings.map(({ id }) => [id, draft.quantities[id] ?? ''])),
    },
    resolver,
    onShown,
    live: true,
    onType: ({ quantities }) => update((before) => typeQuantities(before, { ...quantities }, places)),
  })

  // Another user may take a slot. The limits follow the bookings that were read, and typed quantities are checked again.
  useEffect(() => {
    update((before) => typeQuantities(before, { ...form.getValues('quantities') }, places))
    if (Object.values(form.getValues('quantities')).some((typed) => typed !== '')) void form.trigger('quantities')
  }, [form, places, update])

  return (
    <FormShell
      ref={ref}
      form={form}
      note={false}
      onSubmit={form.handleSubmit(() => goTo('client'))}
      submitLabel={actions.next}
      cancel={<PreviousButton onBack={() => goTo('company')} />}
      barEnd={<CancelButton onCancel={onCancel} />}
    >
      <Card title={steps.titles.slots} flush>
        {bookings.length === 0 ? (
          <EmptyState sentence={messages.noBooking} />
        ) : (
          <ul className={styles['bookings']} aria-label={steps.titles.slots}>
            {bookings.map((booking) => (
              <BookingLine
                key={booking.id}
                booking={booking}
                place={places[booking.id] ?? unknownPlace}
                chosen={draft.quantities[booking.id] ?? ''}
              />
            ))}
          </ul>
        )}
      </Card>
    </FormShell>
  )
}

interface LineProps {
  booking: BookingSlot
  place: KnownPlace
  chosen: number | string
}

function BookingLine({ booking, place, chosen }: LineProps) {
  const { id, capacity, active } = booking
  const isChosen = typeof chosen === 'number' && chosen > 0
  return (
    <li className={styles['booking']} data-chosen={isChosen || undefined} aria-label={placeText(place)}>
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
        <QuantityField<Values>
          name={`quantities.${id}`}
          label={fields.quantity}
          max={place.available}
          // A quantity typed before the booking was full can still be lowered.
          disabled={!isOpen(booking) && !isChosen}
          lessLabel={actions.less}
          moreLabel={actions.more}
          describedBy={`free-${id}`}
        />
      </div>
    </li>
  )
}
