import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { useCan } from '#session/session.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { messages } from './copy.ts'
import { placeOf } from './place.ts'
import { useSwitchBooking } from './use-switch-booking.ts'

/** On or off: for those who may edit bookings a switch, for the others its state (G-71). */
export function BookingSwitch({ booking }: { booking: Ref<BookingSlot> }) {
  const mayOperate = useCan('bookings:switch')
  const { id, active } = booking
  if (active === undefined) return <MissingText />
  if (!mayOperate || id === undefined)
    return <StateSwitch label={messages.switchOf(placeOf(booking))} on={active} disabled />
  return <OperableSwitch id={id} active={active} />
}

function OperableSwitch({ id, active }: { id: number; active: boolean }) {
  const { on, pending, flip } = useSwitchBooking(id, active)
  return <StateSwitch label={messages.switchOf(`#${id}`)} on={on} pending={pending} onChange={flip} />
}
