import { mutationOptions, useMutation } from '@tanstack/react-query'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { confirm } from '#ui/confirm.ts'
import { actions, messages } from './copy.ts'

const switchOff = bookingSlots.update()
const remove = bookingSlots.remove({ success: messages.removed, failure: 'description' })

/**
 * Only an inactive booking can be deleted (specification section 4). Both steps are one write: one message, one reload,
 * and no deletion when the first was refused. Half-way it stays switched off, as the list then shows (G-72).
 */
const removeInTwoSteps = mutationOptions({
  ...remove,
  mutationFn: async ({ id }: bookingSlots.RemoveVariables, context) => {
    await switchOff.mutationFn?.({ id, body: { active: false } }, context)
    return remove.mutationFn?.({ id }, context)
  },
})

/** Asks, then deletes. */
export function useRemoveBooking() {
  const { mutateAsync } = useMutation(removeInTwoSteps)
  return (id: number) =>
    confirm({
      title: actions.remove(id),
      message: messages.removeQuestion(id),
      danger: true,
      run: () => mutateAsync({ id }),
    })
}
