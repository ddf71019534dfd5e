import { createContext, use, useState } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { type UpdateVariables, useUpdateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import type { Undo } from '#api/write.ts'
import { lockerName } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { messages } from './copy.ts'

/** When the rows on screen were fetched. Later writes are only in the row itself. */
export const ReadAt = createContext(0)

/** `Taina-3, Frais`: the name of the switch for roles that do not see the number of the booking. */
const machineAndZone = ({ slot }: Ref<BookingSlot>) =>
  [lockerName(slot?.temperatureZone?.locker), slot?.temperatureZone?.name].filter(Boolean).join(', ')

/** A switch for roles that may change bookings. Other roles see it disabled. */
export function BookingSwitch({ booking }: { booking: Ref<BookingSlot> }) {
  const mayOperate = useCan('bookings:switch')
  const { id, active } = booking
  if (active === undefined) return <MissingText />
  if (!mayOperate || id === undefined)
    return <StateSwitch label={messages.switchOf(machineAndZone(booking))} on={active} disabled />
  return <OperableSwitch id={id} active={active} />
}

function OperableSwitch({ id, active }: { id: number; active: boolean }) {
  const { on, pending, flip } = useSwitchBooking(id, active)
  return <StateSwitch label={messages.switchOf(`#${id}`)} on={on} pending={pending} onChange={flip} />
}

const sentenceFor = ({ id, body }: UpdateVariables) =>
  body.active === true ? messages.switchedOn(id) : messages.switchedOff(id)

/** Fetches all bookings, because the API has no read of a single one. */
const undo: Undo = {
  read: async (client, id) => {
    const { items } = await readAnew(client, bookingSlots.all({ q: ['id', 'active'] }))
    return items.find((booking) => booking.id === id)
  },
}

/**
 * Shows the requested state until the row has it or the list is refetched. After that it shows the row, because the booking
 * may be switched elsewhere, for example by « Annuler » in the toast. A refusal moves the switch back. The switch is locked
 * while the call runs, so that two quick clicks send one call.
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
