import { useRemoveBookingSlot, useUpdateBookingSlot } from '#api/generated/booking-slots.ts'
import { confirm } from '#ui/confirm.ts'
import { actions, messages } from './copy.ts'

/**
 * Asks, then deletes. The server deletes only inactive bookings, so the booking is switched off first. Both calls are one
 * write with one message and one refetch. When the deletion fails, the booking stays switched off, and the list shows it.
 */
export function useRemoveBooking() {
  const { mutateAsync: switchOff } = useUpdateBookingSlot({ part: 'step' })
  const { mutateAsync: remove } = useRemoveBookingSlot({
    success: messages.removed,
    serverSentence: 'always',
    before: ({ id }) => switchOff({ id, body: { active: false } }),
  })
  return (id: number) =>
    confirm({
      title: actions.remove(id),
      message: messages.removeQuestion(id),
      danger: true,
      run: () => remove({ id }),
    })
}
