import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { lockerName } from '#lib/names.ts'
import { useCan } from '#session/session.ts'
import { MissingText } from '#ui/MissingText.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { messages } from './copy.ts'
import { useSwitchBooking } from './use-switch-booking.ts'

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
