import { createFileRoute } from '@tanstack/react-router'
import type { BookingSlot } from '#api/generated/entities.ts'
import { allow } from '#app/session/guards.ts'
import { NotFoundPage, pending } from '#app/shell/RouteStates.tsx'
import { BookingFits } from '#features/analysis/bookings/BookingFits.tsx'
import { title } from '#features/analysis/bookings/copy.ts'
import { title as analysisTitle } from '#features/analysis/copy.ts'
import { type AnalysisAddress, analysisSearch } from '#features/analysis/search.ts'
import { loadEditDialog } from '#features/booking-slots/BookingActions.tsx'
import { actions } from '#features/booking-slots/copy.ts'
import { Can } from '#session/Can.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export const Route = createFileRoute('/_console/analyse/reservations')({
  // The screen validates the search, so that its code stays out of the route table.
  validateSearch: (address: AnalysisAddress) => address,
  beforeLoad: allow('analysis:see'),
  component: BookingSizes,
  pendingComponent: pending('rows'),
})

function BookingSizes() {
  const hasAnalysis = Route.useRouteContext({ select: ({ config }) => config.features.analysis })
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  // The deployment has switched off the analysis.
  if (!hasAnalysis) return <NotFoundPage />
  return (
    <>
      <PageTitle parts={[title, analysisTitle]} />
      <BookingFits
        address={address}
        onChange={(change, isStep) =>
          void navigate({
            search: (before) => analysisSearch({ ...before, ...change }),
            replace: !isStep,
            resetScroll: false,
          })
        }
        Edit={EditBookingButton}
      />
    </>
  )
}

interface EditProps {
  booking: BookingSlot
  /** A number of slots that the dialog contains from the start. */
  proposed: number | undefined
}

/** « Modifier » for a booking outside of its list, for the super administrator. */
const EditBookingButton = ({ booking, proposed }: EditProps) => (
  <Can do="bookings:edit">
    <DialogButton load={loadEditDialog} props={{ id: booking.id, companyId: booking.company?.id, booking, proposed }}>
      {actions.editShort}
      <VisuallyHidden>{actions.editRest(booking.id)}</VisuallyHidden>
    </DialogButton>
  </Can>
)
