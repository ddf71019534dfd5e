import { Pencil, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import type { BookingSlot } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { IconButton } from '#ui/Button.tsx'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { CompanyOfRow } from './company-of-row.ts'
import { actions } from './copy.ts'
import { useRemoveBooking } from './use-remove-booking.ts'
import styles from './bookings.module.css'

const load = async () => (await import('./EditBookingDialog.tsx')).EditBookingDialog

/** Edit and delete, for the super administrator. */
export function BookingActions({ booking }: { booking: Ref<BookingSlot> }) {
  const [editing, setEditing] = useState(false)
  const remove = useRemoveBooking()
  const companyId = use(CompanyOfRow)
  const { id } = booking
  if (id === undefined) return null
  return (
    <span className={styles['actions']}>
      <IconButton aria-label={actions.edit(id)} onClick={() => setEditing(true)}>
        <Pencil {...icon} />
      </IconButton>
      <IconButton aria-label={actions.remove(id)} danger onClick={() => remove(id, booking.active === true)}>
        <Trash2 {...icon} />
      </IconButton>
      <LateDialog load={load} props={{ id, companyId, booking }} opened={editing} onClose={() => setEditing(false)} />
    </span>
  )
}
