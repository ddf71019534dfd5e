import { use, useState } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { messages } from './copy.ts'
import { ReadAt } from './read-at.ts'

const told = ({ id, body }: bookingSlots.UpdateVariables) =>
  body.active === true ? messages.switchedOn(id) : messages.switchedOff(id)

/**
 * The state as it was asked for until the server has answered and the list shows it, also when the list can then not be
 * read; a refusal moves it back, in the server's words. Locked meanwhile, so that two quick clicks send one truth.
 */
export function useSwitchBooking(id: number, active: boolean) {
  const readAt = use(ReadAt)
  const [asked, setAsked] = useState<{ on: boolean; since: number; pending: boolean }>()
  const { mutateAsync: update } = bookingSlots.useUpdateBookingSlot({
    success: (_data, variables) => told(variables),
    failure: 'description',
  })

  async function flip(on: boolean) {
    setAsked({ on, since: readAt, pending: true })
    try {
      await update({ id, body: { active: on } })
      setAsked({ on, since: readAt, pending: false })
    } catch {
      // Told, and the list reloaded, where every failed write is.
      setAsked(undefined)
    }
  }

  const isUnread = asked !== undefined && (asked.pending || asked.since === readAt)
  return { on: isUnread ? asked.on : active, pending: asked?.pending === true, flip }
}
