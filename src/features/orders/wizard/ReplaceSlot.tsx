import { useFormContext } from 'react-hook-form'
import { isOpen, placeText } from '#features/orders/booking-place.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { fields, messages } from './copy.ts'
import { replaceSlot, type OrderDraft } from './draft.ts'
import type { RecapValues } from './recap-schema.ts'
import { knownPlace, useBookings } from './use-bookings.ts'
import type { DraftStore } from './use-draft.ts'

interface Props {
  index: number
  orderDraft: OrderDraft
  store: DraftStore
  companyId: number
  /** The server named the slot in its refusal. */
  isTaken: boolean
}

/** Offers another slot for an order whose slot was taken while the wizard was open. */
export function ReplaceSlot({ index, orderDraft, store, companyId, isTaken }: Props) {
  const { draft, update } = store
  const { clearErrors } = useFormContext<RecapValues>()
  const bookings = useBookings(companyId)

  /** Slots left after those that the other missing orders of this submission need. */
  const leftIn = ({ id, available }: { id: number; available?: number }) => {
    const claimed = draft.submission?.orders.filter(({ booking, state }) => booking === id && state !== 'created') ?? []
    return (available ?? Infinity) - claimed.length
  }
  const others = bookings.filter(
    (booking) => booking.id !== orderDraft.booking && isOpen(booking) && leftIn(booking) > 0,
  )

  function pick(value: string | null) {
    const picked = others.find(({ id }) => String(id) === value)
    if (picked === undefined) return
    clearErrors(`orders.${index}.booking`)
    update((before) => replaceSlot(before, orderDraft.key, picked.id, knownPlace(picked)))
  }

  return (
    <SelectField<RecapValues>
      name={`orders.${index}.booking`}
      label={fields.slot}
      context={messages.slotName(index + 1)}
      hint={others.length === 0 ? messages.noReplacement : isTaken ? messages.replaceHint : messages.otherSlotHint}
      options={others.map((booking) => ({ value: String(booking.id), label: placeText(knownPlace(booking)) }))}
      current={{ value: String(orderDraft.booking), label: placeText(orderDraft.place) }}
      // It was taken: chosen again it would be refused again.
      currentOffered={!isTaken}
      onPick={pick}
    />
  )
}
