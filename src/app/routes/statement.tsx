import { createFileRoute } from '@tanstack/react-router'
import { allow } from '#app/session/guards.ts'
import { NotFoundPage, pending } from '#app/shell/RouteStates.tsx'
import { title as analysisTitle } from '#features/analysis/copy.ts'
import { title } from '#features/analysis/statement/copy.ts'
import type { StatementAddress } from '#features/analysis/statement/month.ts'
import { Statement } from '#features/analysis/statement/Statement.tsx'
import { PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/analyse/rapport')({
  // The screen validates the search, so that its code stays out of the route table.
  validateSearch: (address: StatementAddress) => address,
  beforeLoad: allow('analysis:see'),
  component: MonthlyStatement,
  pendingComponent: pending('rows'),
})

function MonthlyStatement() {
  const hasAnalysis = Route.useRouteContext({ select: ({ config }) => config.features.analysis })
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The deployment has switched off the analysis.
  if (!hasAnalysis) return <NotFoundPage />
  return (
    <>
      <PageTitle parts={[title, analysisTitle]} />
      <Statement
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      />
    </>
  )
}
