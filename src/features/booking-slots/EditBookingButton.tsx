import type { BookingSlot } from '#api/generated/entities.ts'
import { Can } from '#session/Can.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { loadEditDialog } from './BookingActions.tsx'
import { actions } from './copy.ts'

interface Props {
  booking: BookingSlot
  /** A number of slots that the dialog contains from the start. */
  proposed: number | undefined
}

/** « Modifier » for a booking outside of its list, for the super administrator. */
export const EditBookingButton = ({ booking, proposed }: Props) => (
  <Can do="bookings:edit">
    <DialogButton load={loadEditDialog} props={{ id: booking.id, companyId: booking.company?.id, booking, proposed }}>
      {actions.editShort}
      <VisuallyHidden>{actions.editRest(booking.id)}</VisuallyHidden>
    </DialogButton>
  </Can>
)
