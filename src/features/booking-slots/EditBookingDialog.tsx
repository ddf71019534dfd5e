import { Box } from '@mantine/core'
import { useState } from 'react'
import { findInList, useFreshReading } from '#api/fresh-reading.ts'
import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import { useUpdateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import { isIncomplete } from '#api/pages.ts'
import type { Ref } from '#api/read.ts'
import { usedOf } from '#domain/occupancy.ts'
import { NONE } from '#lib/french.ts'
import { Refused } from '#lib/violations.ts'
import type { z } from '#lib/zod.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { fields, messages, titles } from './copy.ts'

interface Props {
  id: number
  /** Fetches the bookings of the company, because the API has no read of a single one. */
  companyId: number | undefined
  booking: Ref<BookingSlot>
  /** A number that the field contains from the start. The person changes it or saves it. */
  proposed?: number | undefined
  opened: boolean
  onClose: () => void
}

/** The number of slots that a booking reserves: at least one. The server decides whether so many are free. */
export const EditBookingDialog = ({ opened, ...rest }: Props) => (
  <Dialog opened={opened} onClose={rest.onClose} title={titles.edit} size="sm">
    <EditBookingForm {...rest} />
  </Dialog>
)

interface Values {
  capacity: number | string
}

const schema = bookingSlotCreate.pick({ capacity: true })

const valuesOf = ({ capacity }: Ref<BookingSlot>): Values => ({ capacity: capacity ?? '' })

function EditBookingForm({ id, companyId, booking, proposed, onClose }: Omit<Props, 'opened'>) {
  const { mutateAsync: update } = useUpdateBookingSlot({
    success: messages.updated(id),
    rereadsAfter: 'a refusal',
  })
  const read = useFreshReading(
    companies.allBookings(companyId ?? 0, { q: ['id', 'capacity', 'available'] }),
    ({ items, ...rest }) => (isIncomplete({ items, ...rest }) ? 'unread' : findInList(items, id)),
  )
  // The first one, because the row may be read again with another while the person types.
  const [filledIn] = useState(proposed === undefined ? undefined : { capacity: proposed })
  const { form, onSubmit } = useResourceForm<
    Values,
    z.output<typeof schema>,
    BookingSlot | undefined,
    Ref<BookingSlot>
  >({
    schema,
    defaultValues: valuesOf(booking),
    filledIn,
    submit: ({ capacity }, _changed, now) => {
      // Parcels may have come since the number was proposed.
      const used = filledIn === undefined || now === undefined ? undefined : usedOf(now)
      if (used !== undefined && capacity < used)
        throw new Refused([{ propertyPath: 'capacity', message: messages.inUse(used) }])
      return update({ id, body: { capacity } })
    },
    stored: companyId === undefined ? undefined : { read, toValues: valuesOf },
    onSaved: onClose,
  })
  // Free places of the slot, without those of this booking.
  const free = booking.slot?.available ?? booking.available ?? NONE
  return (
    <FormShell form={form} onSubmit={onSubmit} compact>
      <NumberField<Values>
        name="capacity"
        label={fields.reserved}
        hint={
          <>
            <span>{messages.available(free)}</span>
            <Box component="span" display="block">
              {roomOf(booking)}
            </Box>
          </>
        }
        integer
        required
        data-autofocus
      />
    </FormShell>
  )
}

/** Maximum number of slots of a booking, in words: the free ones and its own. Undefined unless the server sends both. */
export function roomOf({ capacity, slot }: Pick<Ref<BookingSlot>, 'capacity' | 'slot'>) {
  const free = slot?.available
  return free === undefined || free < 0 || capacity === undefined ? undefined : messages.room(free, capacity)
}
