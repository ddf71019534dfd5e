import { useRemoveBookingSlot, useUpdateBookingSlot } from '#api/generated/booking-slots.ts'
import { confirm } from '#ui/confirm.ts'
import { actions, messages } from './copy.ts'

/**
 * Asks, then deletes. Only an inactive booking can be deleted (specification section 4), so it is switched off first:
 * both calls are one write with one message and one refetch. When the deletion fails the booking stays switched off, as
 * the list then shows (G-72).
 */
export function useRemoveBooking() {
  const { mutateAsync: switchOff } = useUpdateBookingSlot({ step: true })
  const { mutateAsync: remove } = useRemoveBookingSlot({
    success: messages.removed,
    failure: 'description',
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
