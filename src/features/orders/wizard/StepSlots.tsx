import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { typedNumber } from '#api/rules.ts'
import { z } from '#lib/zod.ts'
import { Card } from '#ui/Card.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actions, messages, steps } from './copy.ts'
import { MOST_SLOTS, quantityProblem, typeQuantities, type Draft } from './draft.ts'
import { SlotList } from './SlotList.tsx'
import type { StepProps } from './step-props.ts'
import { CancelButton, PreviousButton } from './StepBar.tsx'
import { placesOf, useBookings } from './use-bookings.ts'
import { useStepForm } from './use-step-form.ts'

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
          <SlotList bookings={bookings} places={places} quantities={draft.quantities} />
        )}
      </Card>
    </FormShell>
  )
}
