import { createFileRoute, Navigate, useRouter } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import type { Company } from '#api/generated/entities.ts'
import { load, loadOnArrival } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { managerColumns, readerColumns } from '#features/booking-slots/booking-columns.tsx'
import { CompaniesWithBookings } from '#features/booking-slots/CompaniesWithBookings.tsx'
import { pageIn, useCompanies } from '#features/booking-slots/company-page.ts'
import { actions, filters, messages, sizes, titles } from '#features/booking-slots/copy.ts'
import { ExportBookings } from '#features/booking-slots/ExportBookings.tsx'
import { pageOf } from '#features/booking-slots/list-query.ts'
import {
  countBookings,
  countUnknown,
  filtered,
  isEverything,
  searched,
  sortByName,
} from '#features/booking-slots/narrow.ts'
import {
  bookingFilters,
  type BookingsSearch,
  defaultSize,
  pageSizes,
  readBookingsSearch,
} from '#features/booking-slots/search.ts'
import { FilterField } from '#list/FilterField.tsx'
import { useListLayout } from '#list/list-layout.ts'
import { ListSettings } from '#list/ListSettings.tsx'
import { SavedViews } from '#list/SavedViews.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { paging, words } from '#ui/copy.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { PageArrows, PageBar } from '#ui/table/PageBar.tsx'
import { redirectedPage } from '#ui/table/pages.ts'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'

export const Route = createFileRoute('/_console/bookings')({
  codeSplitGroupings: [],
  // In the first script, so that the call and the code of this screen are requested together.
  validateSearch: readBookingsSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadOnArrival(loader, companies.page(pageOf(loader.deps)), load),
  component: BookingList,
  pendingComponent: pending('rows'),
})

const filterOptions = [['', filters.all] as const, ...bookingFilters.map((each) => [each, filters[each]] as const)]
/** Reading state of a page that contains all rows. */
const everythingRead = {
  pages: { read: 1, of: 1 },
  isReading: false,
  hasFailed: false,
  isCut: false,
  isAsking: false,
  retry: () => undefined,
}
const sizeOptions = pageSizes.map((size) => [String(size), size === 'tous' ? sizes.tous : String(size)] as const)

/** Requested change of the search, not yet validated. */
type Change = Record<string, unknown>

function BookingList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const mayFilter = useCan('bookings:filter')
  const wanted = mayFilter ? search : { ...search, filtre: undefined, recherche: undefined }
  const companiesRead = useCompanies(wanted)
  const { items, read, readAt, incomplete, whole, loading, stale } = companiesRead
  const { page = 1, per_page: size = defaultSize, tri, filtre, recherche } = wanted
  const columns = useCan('bookings:see-id') ? managerColumns : readerColumns
  const layout = useListLayout({ name: 'bookings', columns, search: wanted })
  const refreshed = useRefreshedRows(read.queryKey, sortByName(items, tri), `${tri} ${filtre} ${recherche}`)
  const find = useCallback(
    (rows: readonly Company[]) => searched(filtered(rows, filtre), recherche),
    [filtre, recherche],
  )
  const found = useMemo(() => find(refreshed.rows), [find, refreshed.rows])
  const { rows, first, last, total, lastPage, hasNext } = pageIn(found, wanted, companiesRead)
  const isShown = items.length > 0 || !loading
  const isComplete = isEverything(companiesRead)
  const unknown = countUnknown(refreshed.rows, filtre)
  const finding = filtre && filters[filtre]
  const isNarrowed = filtre !== undefined || recherche !== undefined
  // While rows are loading or old, no redirect. Rows that have left stay greyed until the person dismisses them.
  const instead = redirectedPage({ page, lastPage, rows: loading || stale ? undefined : rows.length })
  /** Changes the search. Another filter or size starts with the first page. */
  const go = (change: Change | ((now: BookingsSearch) => Change), replace = false) =>
    void navigate({
      search: (now) =>
        readBookingsSearch({ ...now, page: undefined, ...(typeof change === 'function' ? change(now) : change) }),
      replace,
    })
  const foundWords = () =>
    unknown > 0 ? messages.unknownOf(unknown) : messages.found(finding, countBookings(found), found.length)
  function emptyState() {
    if (!isNarrowed) return <EmptyState suggestion={messages.emptySuggestion} />
    if (unknown > 0 || !isComplete) return <EmptyState sentence={messages.noneInPart} />
    const isByFilter = finding !== undefined && recherche === undefined
    return <EmptyState suggestion={isByFilter ? messages.noneSuch(finding) : words.noMatch} />
  }
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        refresh={
          <RefreshBar
            reads={[{ ...read, accepts: (company: Company) => find([company]).length > 0 }]}
            list={refreshed}
            hasRowsBefore={page > 1}
            arrivals="companies"
          />
        }
        action={
          <>
            {isShown && <ExportBookings filtre={filtre} recherche={recherche} />}
            <Can do="bookings:create">
              <LinkButton to="/bookings/creation" leftSection={<Plus {...icon} />}>
                {actions.create}
              </LinkButton>
            </Can>
          </>
        }
      >
        {mayFilter && (
          <>
            <AddressSelect
              label={filters.label}
              options={filterOptions}
              value={filtre ?? ''}
              onChange={(value) => go({ filtre: value })}
            />
            <FilterField
              value={recherche}
              // Uses the current address, which may contain a text that is not shown yet.
              onChange={(typed) =>
                go({ recherche: typed }, readBookingsSearch(router.latestLocation.search).recherche !== undefined)
              }
            />
          </>
        )}
        <ListSettings
          list={layout}
          onOwnLayout={() => go((now) => ({ page: now.page, colonnes: undefined, lignes: undefined }))}
        />
      </PageHeader>
      <SavedViews list={layout} />
      {(whole || isNarrowed) && (
        <ReadingLine {...(whole ?? everythingRead)} found={isNarrowed && isComplete ? foundWords() : ''} />
      )}
      {instead && <Navigate from={Route.fullPath} search={readBookingsSearch({ ...search, page: instead })} replace />}
      <CompaniesWithBookings
        columns={layout.columns}
        density={layout.density}
        companies={rows}
        marks={refreshed.marks}
        readAt={readAt}
        loading={loading || instead !== undefined || (stale && rows.length === 0)}
        stale={stale}
        empty={emptyState()}
        sort={tri}
        onSort={() => go((now) => ({ page: now.page, tri: now.tri === 'asc' ? 'desc' : 'asc' }), true)}
      />
      {isShown && (
        <PageBar
          first={first}
          last={last}
          total={total}
          incomplete={incomplete}
          size={
            <AddressSelect
              inline
              labelHiddenOnPhone
              label={paging.rowsPerPage}
              options={sizeOptions}
              value={String(size)}
              onChange={(value) => go({ per_page: value })}
            />
          }
          arrows={
            <PageArrows page={page} lastPage={lastPage} hasNext={hasNext} onPage={(target) => go({ page: target })} />
          }
        />
      )}
    </>
  )
}
