import { use, useState } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { type UpdateVariables, useUpdateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import type { Undo } from '#api/write.ts'
import { messages } from './copy.ts'
import { ReadAt } from './read-at.ts'

const sentenceFor = ({ id, body }: UpdateVariables) =>
  body.active === true ? messages.switchedOn(id) : messages.switchedOff(id)

/** No call reads a booking alone, so all of them are read. */
const undo: Undo = {
  read: async (client, id) => {
    const { items } = await readAnew(client, bookingSlots.all({ q: ['id', 'active'] }))
    return items.find((booking) => booking.id === id)
  },
}

/**
 * Shows the requested state until the row has it, or the list has been read again. From then on the row counts: its booking
 * may be switched elsewhere, such as by « Annuler » of the message. A refusal moves the switch back. The switch is locked while the call runs, so that two quick clicks send one call.
 */
export function useSwitchBooking(id: number, active: boolean) {
  const readAt = use(ReadAt)
  const [asked, setAsked] = useState<{ on: boolean; since: number; pending: boolean }>()
  const { mutateAsync: update } = useUpdateBookingSlot({
    success: (_data, variables) => sentenceFor(variables),
    serverSentence: 'always',
    rereadsAfter: 'any failure',
    undo,
  })

  async function flip(on: boolean) {
    setAsked({ on, since: readAt, pending: true })
    try {
      await update({ id, body: { active: on } })
      setAsked({ on, since: readAt, pending: false })
    } catch {
      // The query client shows the message and reloads the list.
      setAsked(undefined)
    }
  }

  if (asked !== undefined && !asked.pending && asked.on === active) setAsked(undefined)
  const isUnread = asked !== undefined && (asked.pending || asked.since === readAt)
  return { on: isUnread ? asked.on : active, pending: asked?.pending === true, flip }
}
