import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { bookingSlotCreate } from '#api/generated/booking-slots.schema.ts'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { useHeldOpen } from '#ui/use-held-open.ts'
import { fields, messages, titles } from './copy.ts'

interface Props {
  id: number
  booking: Ref<BookingSlot>
  opened: boolean
  onClose: () => void
}

/** How many slots a booking reserves. At least one; whether there are as many is the server's to judge (VAL-15). */
export function EditBookingDialog({ opened, onClose, ...rest }: Props) {
  const { leave, whileOpen } = useHeldOpen(onClose)
  return (
    <Dialog opened={opened} onClose={leave} title={titles.edit} size="sm">
      <EditBookingForm onClose={onClose} onLeave={leave} whileOpen={whileOpen} {...rest} />
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'opened'> {
  onLeave: () => void
  whileOpen: <Saved>(saving: Promise<Saved>) => Promise<Saved>
}

interface Values {
  capacity: number | string
}

const schema = z.pick(bookingSlotCreate, { capacity: true })

function EditBookingForm({ id, booking, onClose, onLeave, whileOpen }: FormProps) {
  const { mutateAsync: update } = useMutation(bookingSlots.update({ success: messages.updated(id), reloads: true }))
  const { form, onSubmit } = useResourceForm<Values, z.output<typeof schema>, BookingSlot | undefined>({
    schema,
    defaultValues: { capacity: booking.capacity ?? '' },
    submit: ({ capacity }) => whileOpen(update({ id, body: { capacity } })),
    onSaved: onClose,
  })
  // What is still free in the slot, not what this booking has left (G-67).
  const free = booking.slot?.available ?? booking.available ?? '-'
  return (
    <FormShell
      form={form}
      onSubmit={onSubmit}
      compact
      cancel={
        <Button variant="default" onClick={onLeave}>
          {words.cancel}
        </Button>
      }
    >
      <NumberField<Values>
        name="capacity"
        label={fields.reserved}
        hint={messages.available(free)}
        integer
        required
        data-autofocus
      />
    </FormShell>
  )
}
