import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { idOf } from '#api/addresses.ts'
import { isRefusal, PossiblyStored, possiblyStoredIn } from '#api/errors.ts'
import { type BookingSlotCreate, useCreateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import { useAllLockers } from '#api/generated/lockers.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { pageOf } from '#domain/pages.ts'
import { PossiblyStoredMessage } from '#ui/form/FormMessage.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { TextLink } from '#ui/links.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { companyOptions, lockerOptions, lockerQuery, slotOption, useCascade, zoneOption } from './choices.ts'
import { actions, fields, help, messages, sections } from './copy.ts'
import { bookingSchema, type BookingValues, lostBooking } from './schema.ts'

interface Props {
  /** The companies to choose from. Rows may be missing in an incomplete list. */
  companies: { items: readonly Company[]; incomplete?: boolean | undefined }
  /** Locks the company to the first one. */
  locked?: boolean
  onSaved: () => unknown
  cancel: ReactNode
}

/** Company, machine, zone, slot and quantity. The machine opens the list of zones, and the zone the list of slots. */
export function BookingForm({ companies, locked = false, onSaved, cancel }: Props) {
  const { data: lockers } = useAllLockers(lockerQuery)
  const { lookUp, readAhead } = useLostCreation(lostBooking)
  const { mutateAsync: create, error: failure } = useCreateBookingSlot({
    success: messages.created,
    refetch: 'none',
    ...lookUp,
  })
  const [sentFor, setSentFor] = useState<number>()
  const [chosen, choose] = useState({ locker: '', zone: '', slot: '' })
  const { zones, slots } = useCascade(chosen.locker, chosen.zone)
  const available = slots.items.find((slot) => slot['@id'] === chosen.slot)?.available
  const schema = useMemo(() => bookingSchema(available), [available])
  const { form, onSubmit } = useResourceForm<BookingValues, BookingSlotCreate, BookingSlot | undefined>({
    schema,
    defaultValues: {
      company: locked ? (companies.items[0]?.['@id'] ?? '') : '',
      locker: '',
      zone: '',
      slot: '',
      capacity: '',
    },
    submit: send,
    onSaved,
  })

  /** Reads the bookings of the company before anything is sent. */
  function readBookings(company: string | null) {
    if (company) void readAhead(lostBooking.candidates({ company }))
  }

  /** Refetches the free slots after a failure: another booking may have taken them, or this one if its answer was lost. */
  async function send(body: BookingSlotCreate) {
    setSentFor(idOf(body.company))
    try {
      return await create({ body })
    } catch (error) {
      if (isRefusal(error) || error instanceof PossiblyStored) void slots.read.refetch()
      throw error
    }
  }

  /** Clears the dependent choices. */
  function pick(next: typeof chosen) {
    choose(next)
    // A company that is fixed from the start is never picked.
    readBookings(form.getValues('company'))
    form.setValue('zone', next.zone, { shouldDirty: true })
    form.setValue('slot', next.slot, { shouldDirty: true })
    // The message about the quantity was about another slot.
    form.clearErrors('capacity')
  }

  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={cancel} help={help}>
      {sentFor !== undefined && (
        <PossiblyStoredMessage records={possiblyStoredIn(failure)} sentence={messages.seemsCreated}>
          {/* Links to the company, because a booking has no page. */}
          <TextLink {...pageOf.companies(sentFor)} ignoreBlocker>
            {actions.see}
          </TextLink>
        </PossiblyStoredMessage>
      )}
      <FormSection title={sections.booking}>
        <SelectField<BookingValues>
          name="company"
          label={fields.company}
          options={companyOptions(companies.items)}
          incomplete={companies.incomplete}
          disabled={locked}
          onPick={readBookings}
          required
        />
        <SelectField<BookingValues>
          name="locker"
          label={fields.locker}
          options={lockerOptions(lockers.items)}
          incomplete={lockers.incomplete}
          onPick={(locker) => locker !== null && locker !== chosen.locker && pick({ locker, zone: '', slot: '' })}
          required
        />
        <CascadeField
          name="zone"
          label={fields.zone}
          options={zones.items.map(zoneOption)}
          before={chosen.locker === '' ? messages.lockerFirst : undefined}
          nothing={messages.noZone}
          list={zones}
          onPick={(zone) => zone !== chosen.zone && pick({ ...chosen, zone, slot: '' })}
        />
        <CascadeField
          name="slot"
          label={fields.slot}
          options={slots.items.map(slotOption)}
          before={chosen.zone === '' ? messages.zoneFirst : undefined}
          nothing={messages.noSlot}
          list={slots}
          onPick={(slot) => pick({ ...chosen, slot })}
        />
        <NumberField<BookingValues>
          name="capacity"
          label={fields.capacity}
          hint={available === undefined ? undefined : messages.available(available)}
          integer
          required
        />
      </FormSection>
    </FormShell>
  )
}

interface CascadeProps extends Pick<ComponentProps<typeof SelectField<BookingValues>>, 'name' | 'label' | 'options'> {
  /** Hint to choose the parent first; undefined once it is chosen. */
  before: string | undefined
  /** The hint for an empty list. */
  nothing: string
  list: Omit<ReturnType<typeof useCascade>['zones'], 'items'>
  onPick: (value: string) => unknown
}

/** A select that depends on the one above it. A hint explains why it is disabled, and a failure can be retried. */
function CascadeField({ name, label, options, before, nothing, list, onPick }: CascadeProps) {
  const { loading, failed, read } = list
  const isClosed = before !== undefined || loading || options.length === 0
  const failure = (
    <>
      {messages.notLoaded} <RetryButton variant="subtle" reads={[read]} />
    </>
  )
  const hint = before ?? (failed ? failure : !loading && options.length === 0 ? nothing : undefined)
  return (
    <SelectField<BookingValues>
      name={name}
      label={label}
      options={options}
      disabled={isClosed}
      loading={loading}
      hint={hint}
      incomplete={list.incomplete}
      required
      onPick={(value) => value !== null && onPick(value)}
    />
  )
}
