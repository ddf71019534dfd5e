import { createFileRoute } from '@tanstack/react-router'
import { FileText, Scaling } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Forecast } from '#app/forecast/Forecast.tsx'
import { allow, ofFeature } from '#app/session/guards.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { Board } from '#features/analysis/Board.tsx'
import { bookingsLink, filters, reading, statementLink, title } from '#features/analysis/copy.ts'
import { filtered, isUnread, periodOf } from '#features/analysis/days.ts'
import { partiesOf } from '#features/analysis/figures.ts'
import { chosenIn, Filters } from '#features/analysis/Filters.tsx'
import { PrintedScope, ReadLine } from '#features/analysis/ReadLine.tsx'
import { type AnalysisAddress, analysisSearch, nextStep, STEP } from '#features/analysis/search.ts'
import { recentRead, useDeliveries } from '#features/analysis/use-deliveries.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/analyse')({
  // The screen validates the search, so that its code stays out of the route table.
  validateSearch: (address: AnalysisAddress) => address,
  beforeLoad: allow('analysis:see'),
  loader: ofFeature('analysis'),
  component: Analysis,
  pendingComponent: pending('rows'),
})

const reads = [recentRead]

function Analysis() {
  const address = Route.useSearch()
  const search = useMemo(() => analysisSearch(address), [address])
  const navigate = Route.useNavigate()
  const { societe, machine, du, au, lues = STEP } = search
  const read = useDeliveries(lues)
  const { deliveries, reach, isReading, now } = read
  const all = useMemo(() => deliveries ?? [], [deliveries])
  const shown = useMemo(() => filtered(all, search), [all, search])
  const companies = useMemo(() => partiesOf(all, ({ company }) => company), [all])
  const machines = useMemo(() => partiesOf(all, (delivery) => delivery.machine), [all])
  const period = useMemo(() => periodOf(all), [all])
  const isBefore = du !== undefined && isUnread(reach, search)
  const isOfFilter = useCallback((id: number) => machine === undefined || machine === id, [machine])
  const more = nextStep(lues)
  const readMore = () => navigate({ search: { ...search, lues: more }, replace: true, resetScroll: false })
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader
        title={title}
        refresh={<RefreshBar reads={reads} automatic={false} scope={reading.scope} />}
        more={
          <>
            <LinkButton
              variant="default"
              leftSection={<Scaling {...icon} />}
              to="/analyse/reservations"
              search={{ ...(societe !== undefined && { societe }), ...(machine !== undefined && { machine }) }}
            >
              {bookingsLink}
            </LinkButton>
            <LinkButton
              variant="default"
              leftSection={<FileText {...icon} />}
              to="/analyse/rapport"
              search={societe === undefined ? {} : { societe }}
            >
              {statementLink}
            </LinkButton>
          </>
        }
        secondary={
          <ReadLine
            read={read}
            period={period}
            isBefore={isBefore}
            onMore={more === undefined ? undefined : () => void readMore()}
          />
        }
      >
        <Filters search={search} companies={companies} machines={machines} />
      </PageHeader>
      <PrintedScope
        read={read}
        period={period}
        isBefore={isBefore}
        chosen={[...chosenIn({ search, companies, machines }), filters.created(du, au)]}
      />
      <Board
        deliveries={deliveries && shown}
        isReading={isReading}
        now={now}
        search={search}
        reach={reach}
        read={period}
      >
        <Forecast read={read} isShown={isOfFilter} hasScore />
      </Board>
    </>
  )
}
