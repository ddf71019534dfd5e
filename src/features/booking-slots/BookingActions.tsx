import { Pencil, Trash2 } from 'lucide-react'
import { createContext, use, useRef, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import { useRemoveBookingSlot, useUpdateBookingSlot } from '#api/generated/booking-slots.writes.ts'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { IconButton } from '#ui/Button.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { actions, messages } from './copy.ts'

export const loadEditDialog = async () => (await import('./EditBookingDialog.tsx')).EditBookingDialog

/** The company of the table. The bookings themselves do not have its id. */
export const CompanyOfRow = createContext<number | undefined>(undefined)

/** Edit and delete, for the super administrator. */
export function BookingActions({ booking }: { booking: Ref<BookingSlot> }) {
  const [editing, setEditing] = useState(false)
  const remove = useRemoveBooking()
  const companyId = use(CompanyOfRow)
  const { id } = booking
  if (id === undefined) return null
  return (
    <>
      <IconButton aria-label={actions.edit(id)} onClick={() => setEditing(true)}>
        <Pencil {...icon} />
      </IconButton>
      <IconButton aria-label={actions.remove(id)} danger onClick={() => remove(id, booking.active === true)}>
        <Trash2 {...icon} />
      </IconButton>
      <LateDialog
        load={loadEditDialog}
        props={{ id, companyId, booking }}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </>
  )
}

/**
 * Deletes after confirmation. The server deletes only inactive bookings, so the booking is switched off first. Both calls are one
 * write with one message and one refetch. When the deletion is refused, the booking stays switched off: the list shows it,
 * and the message offers to enable it again.
 */
export function useRemoveBooking() {
  const { mutateAsync: switchOff } = useUpdateBookingSlot({ part: 'step' })
  const { mutateAsync: switchOn } = useUpdateBookingSlot({
    success: (_data, { id }) => messages.switchedOn(id),
    serverSentence: 'always',
    rereadsAfter: 'any failure',
  })
  const wasActive = useRef(false)
  const isSwitchedOff = useRef(false)
  const { mutateAsync: remove } = useRemoveBookingSlot({
    success: messages.removed,
    serverSentence: 'always',
    before: async ({ id }) => {
      isSwitchedOff.current = false
      await switchOff({ id, body: { active: false } })
      isSwitchedOff.current = true
    },
    failureHelp: (failure, { id }) => {
      if (!wasActive.current || !isSwitchedOff.current || !isKept(failure)) return undefined
      // The query client shows the failure.
      const run = () => switchOn({ id, body: { active: true } }).catch(() => undefined)
      return { text: messages.staysOff, act: { label: actions.enable, run } }
    },
  })

  return (id: number, isActive: boolean) =>
    confirm({
      title: actions.remove(id),
      message: messages.removeQuestion(id),
      danger: true,
      run: () => {
        wasActive.current = isActive
        return remove({ id })
      },
    })
}

/** True if the server refused the deletion. After a lost answer or a 404 the booking may be gone. */
const isKept = (error: ApiError) => error.kind === 'status' && error.status !== 404
