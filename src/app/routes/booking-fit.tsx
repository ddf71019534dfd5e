import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/session/guards.ts'
import { NotFoundPage, pending } from '#app/shell/RouteStates.tsx'
import { BookingFits } from '#features/analysis/bookings/BookingFits.tsx'
import { title } from '#features/analysis/bookings/copy.ts'
import { title as analysisTitle } from '#features/analysis/copy.ts'
import { type AnalysisAddress, analysisSearch } from '#features/analysis/search.ts'
import { EditBookingButton } from '#features/booking-slots/EditBookingButton.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

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
