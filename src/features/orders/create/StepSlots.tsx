import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Flex, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import { typedNumber } from '#api/rules.ts'
import { isOpen, lockerOfBooking, placeText } from '#domain/orders/place.ts'
import { z } from '#lib/zod.ts'
import { StateBadge, StatusBadge } from '#ui/badges.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { QuantityField } from '#ui/form/QuantityField.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actions, fields, messages, slotFilters, steps } from './copy.ts'
import { type Draft, type KnownPlace, MOST_SLOTS, quantityProblem, typeQuantities, unknownPlace } from './draft.ts'
import { noFilter, placesOf, type SlotFilter, slotRows, useBookings } from './slots.ts'
import { PreviousButton, type StepProps, useStepForm } from './step-form.tsx'
import styles from './wizard.module.css'

interface Values {
  quantities: Partial<Draft['quantities']>
}

const quantitiesIn = (places: Draft['places']) =>
  z.record(z.string(), typedNumber.optional()).transform((typed) => quantitiesOf(places, typed))

const problems = {
  whole: () => messages.wholeNumber,
  over: messages.remaining,
  many: () => messages.tooMany(MOST_SLOTS),
}

/** The typed quantities of the bookings that the server lists now. One may have come or gone since they were typed. */
const quantitiesOf = (places: Draft['places'], typed: Values['quantities']) =>
  Object.fromEntries(Object.keys(places).map((id) => [id, typed[id] ?? '']))

/** Each quantity fits its booking, and the total is at least one slot. */
const slotsSchema = (places: Draft['places']) =>
  z.object({ quantities: quantitiesIn(places) }).superRefine(({ quantities }, context) => {
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

/** Warning about the free slots to come in a machine, if a forecast was made. */
export type ForecastOf = (machineId: number) => string | undefined

interface Props extends StepProps {
  companyId: number
  forecastOf: ForecastOf
}

export function StepSlots({ companyId, forecastOf, ...props }: Props) {
  const { draft, update } = props.store
  const bookings = useBookings(companyId)
  const places = useMemo(() => placesOf(bookings), [bookings])
  const resolver = useMemo(() => zodResolver(slotsSchema(places)), [places])

  const { form, shell } = useStepForm<Values>(props, {
    defaultValues: { quantities: quantitiesOf(places, draft.quantities) },
    resolver,
    live: true,
    onType: ({ quantities }) => update((before) => typeQuantities(before, quantitiesOf(places, quantities), places)),
  })

  const validateAgain = useEffectEvent((limits: typeof places) => {
    const quantities = quantitiesOf(limits, form.getValues('quantities'))
    update((before) => typeQuantities(before, quantities, limits))
    if (Object.values(quantities).some((typed) => typed !== '')) void form.trigger('quantities')
  })
  // Another user may take a slot: after a refetch the limits change.
  useEffect(() => validateAgain(places), [places])

  return (
    <FormShell
      {...shell}
      note={false}
      onSubmit={form.handleSubmit(() => props.goTo('client'))}
      cancel={<PreviousButton onBack={() => props.goTo('company')} />}
    >
      <Card title={steps.titles.slots} flush>
        {bookings.length === 0 ? (
          <EmptyState sentence={messages.noBooking} />
        ) : (
          <SlotList bookings={bookings} places={places} quantities={draft.quantities} forecastOf={forecastOf} />
        )}
      </Card>
    </FormShell>
  )
}

interface ListProps extends Pick<Draft, 'places' | 'quantities'> {
  bookings: readonly BookingSlot[]
  forecastOf: ForecastOf
}

const isChosen = (chosen: number | string | undefined) => typeof chosen === 'number' && chosen > 0

/** Bookings of the company, usable ones first. A long list has a filter. */
function SlotList({ bookings, places, quantities, forecastOf }: ListProps) {
  const chosenNow = () => new Set(bookings.flatMap(({ id }) => (isChosen(quantities[id]) ? [id] : [])))
  // Keeps the order while somebody types, because a row must not move when its quantity is cleared to type another one.
  const [{ filter, kept }, setShown] = useState(() => ({ filter: noFilter, kept: chosenNow() }))
  // Keeps rows with an error, because a slot may be taken after its quantity was typed.
  const taken = bookings.filter((booking) => !isOpen(booking) && isChosen(quantities[booking.id]))
  const shown = { filter, kept: new Set([...kept, ...taken.map(({ id }) => id)]) }
  const { isLong, machines, zones, rows } = slotRows(bookings, places, shown)
  const choose = (next: SlotFilter) => setShown({ filter: next, kept: chosenNow() })
  return (
    <>
      {isLong && (
        <Flex
          className={styles['filters']}
          wrap="wrap"
          align="end"
          rowGap="sm"
          columnGap="md"
          px="var(--card-inset)"
          py="md"
        >
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
          <Text span c="dimmed" py="sm" role="status">
            {slotFilters.shown(rows.length, bookings.length)}
          </Text>
        </Flex>
      )}
      {rows.length === 0 ? (
        <EmptyState sentence={words.noMatch} />
      ) : (
        <ul aria-label={steps.titles.slots}>
          {rows.map((booking) => (
            <BookingLine
              key={booking.id}
              booking={booking}
              place={places[booking.id] ?? unknownPlace}
              chosen={quantities[booking.id] ?? ''}
              warning={forecastOf(lockerOfBooking(booking)?.id ?? 0)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface LineProps {
  booking: BookingSlot
  place: KnownPlace
  chosen: number | string
  warning: string | undefined
}

function BookingLine({ booking, place, chosen, warning }: LineProps) {
  const { id, capacity, active } = booking
  const isTaken = isChosen(chosen)
  return (
    <Flex
      component="li"
      className={styles['booking']}
      wrap="wrap"
      align="center"
      rowGap="xs"
      columnGap="xl"
      px="var(--card-inset)"
      py="sm"
      bg={isTaken ? 'var(--c-brand-soft)' : undefined}
      aria-label={placeText(place)}
    >
      <Box flex="1 1 8rem">
        <Text component="div" fw={500}>
          {place.machine}
        </Text>
        <Text component="div" c="dimmed" fz="sm">
          {place.zone} · {place.size}
        </Text>
        {warning !== undefined && <StatusBadge tone="warning">{warning}</StatusBadge>}
      </Box>
      <Box ta="end" miw="6rem" id={`free-${id}`}>
        {active === false ? (
          <StateBadge on={false} />
        ) : place.available === 0 ? (
          <StatusBadge tone="secondary">{messages.full}</StatusBadge>
        ) : (
          place.available !== undefined && messages.free(place.available, capacity)
        )}
      </Box>
      <Box w="9rem">
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
          // Visible only on a phone, where there are no columns.
          hideLabel="wide"
        />
      </Box>
    </Flex>
  )
}
