import { Box, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useAllCompaniesQuery } from '#api/generated/companies.ts'
import { companyNamesQuery, cachedLong } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { allow, ofFeature } from '#app/session/guards.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { periodReading, title as analysisTitle } from '#features/analysis/copy.ts'
import { ReadStatus } from '#features/analysis/ReadLine.tsx'
import { MOST } from '#features/analysis/search.ts'
import { file, monthName, title, words } from '#features/analysis/statement/copy.ts'
import {
  daysOf,
  isMonth,
  lastMonth,
  monthBefore,
  monthsUntil,
  type StatementAddress,
  statementOf,
  type StatementSearch,
} from '#features/analysis/statement/month.ts'
import { csvOfStatement, Sheet } from '#features/analysis/statement/Sheet.tsx'
import { recentRead, useDeliveries } from '#features/analysis/use-deliveries.ts'
import { compareNames, nameOf } from '#lib/names.ts'
import { wholeNumberIn } from '#lib/search-values.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useServerNow } from '#refresh/use-server-now.ts'
import { Button } from '#ui/Button.tsx'
import { fileName, saveFile } from '#ui/export/save-file.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { PrintView } from '#ui/PrintView.tsx'

const reads = [recentRead]

export const Route = createFileRoute('/_console/analyse/rapport')({
  // The screen validates the search, so that its code stays out of the route table.
  validateSearch: (address: StatementAddress) => address,
  beforeLoad: allow('analysis:see'),
  loader: ofFeature('analysis'),
  component: MonthlyStatement,
  pendingComponent: pending('rows'),
})

/** Chooses a company and a month. The deliveries are read once both are chosen. */
function MonthlyStatement() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (next: StatementSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })
  const now = useServerNow()
  const societe = wholeNumberIn(search.societe)
  const mois = typeof search.mois === 'string' && isMonth(search.mois) ? search.mois : undefined
  const month = mois ?? lastMonth(now)
  const names = useAllCompaniesQuery(companyNamesQuery, cachedLong)
  const { hasFailed } = readState(names)
  const companies = (names.data?.items ?? [])
    .map((company) => ({ id: company.id, name: nameOf(company) }))
    .toSorted((a, b) => compareNames(a.name, b.name))
  const known = companies.find(({ id }) => id === societe)
  const missing = societe === undefined || known ? [] : [{ id: societe, name: words.unknownCompany(societe) }]
  const choices = (
    <>
      <FilterSelect
        label={words.company}
        value={societe === undefined ? '' : String(societe)}
        options={[['', words.choose], ...[...companies, ...missing].map(({ id, name }) => [String(id), name] as const)]}
        onChange={(chosen) => change({ societe: wholeNumberIn(chosen) })}
      />
      <FilterSelect
        label={words.month}
        value={month}
        options={monthsUntil(now, month).map((each) => [each, monthName(each)] as const)}
        onChange={(chosen) => change({ mois: chosen })}
      />
      {hasFailed && (
        <Text span my="auto" fz="sm" role="alert">
          {words.companiesUnread} <RetryButton reads={[names]} />
        </Text>
      )}
    </>
  )
  return (
    <>
      <PageTitle parts={[title, analysisTitle]} />
      {societe === undefined ? (
        <>
          <PageHeader title={title}>{choices}</PageHeader>
          <EmptyState sentence={words.none} />
        </>
      ) : (
        <Read companyId={societe} company={known?.name} month={month}>
          {choices}
        </Read>
      )}
    </>
  )
}

interface ReadProps {
  companyId: number
  /** Undefined until the companies are read. */
  company: string | undefined
  month: string
  children: ReactNode
}

/** Reads the deliveries back to the month before, and shows the statement as far as they are read. */
function Read({ companyId, company, month, children }: ReadProps) {
  const { first: from } = daysOf(monthBefore(month))
  const read = useDeliveries(MOST, from)
  const { deliveries, now, reach, isReading, isWhole, oldest } = read
  const statement = useMemo(
    () => deliveries && statementOf(deliveries, { companyId, month, now, reach }),
    [deliveries, companyId, month, now, reach],
  )
  const { today } = reach
  const { first, last } = daysOf(month)
  const ofOrders = deliveries?.find(({ company: { id } }) => id === companyId)?.company.name
  const name = company ?? ofOrders ?? words.unknownCompany(companyId)
  const unfinished = today < first ? words.future : today <= last && words.unfinished(today)
  // During the reading the line above says so: a sentence that goes at its end would move the figures.
  const part = [!isWhole && !isReading && periodReading.part(oldest), unfinished].filter(Boolean).join(' ')
  const sheet = statement && (
    <Sheet statement={statement} company={name} month={month} today={today} part={part === '' ? undefined : part} />
  )
  return (
    <>
      <PageHeader
        title={title}
        refresh={<RefreshBar reads={reads} automatic={false} />}
        more={
          statement && (
            <Button
              variant="default"
              leftSection={<Download {...icon} />}
              disabled={isReading}
              onClick={() =>
                saveFile([csvOfStatement(statement, name, month)], fileName([file.name, name, month], now, !isWhole))
              }
            >
              {words.csv}
            </Button>
          )
        }
        action={
          statement && (
            <Button leftSection={<Printer {...icon} />} disabled={isReading} onClick={() => window.print()}>
              {words.print}
            </Button>
          )
        }
      >
        {children}
      </PageHeader>
      <ReadStatus read={read} />
      {/* The charts would make way for the sentence of an empty month. */}
      {sheet && (!isReading || statement.month.created > 0) && (
        <Box p="clamp(16px, 5vw, 12mm)" bd="1px solid var(--c-line)" bdrs="lg" bg="var(--c-card)">
          {sheet}
        </Box>
      )}
      {sheet && <PrintView paper="sheet">{sheet}</PrintView>}
    </>
  )
}
