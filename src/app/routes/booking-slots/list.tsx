import { Text } from '@mantine/core'
import { createFileRoute, Navigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import { markIncomplete, walkPages } from '#api/resource.ts'
import { load, loadList } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { lineColumns, managerColumns, readerColumns } from '#features/booking-slots/columns.tsx'
import { CompaniesWithBookings, companyColumns } from '#features/booking-slots/CompaniesWithBookings.tsx'
import { listQuery, pageIn, useCompanies, wholeQuery } from '#features/booking-slots/company-page.ts'
import { actions, exported, filters, meaning, messages, sizes, titles } from '#features/booking-slots/copy.ts'
import { countUnknown, isEverything, linesOf, narrowing } from '#features/booking-slots/narrow.ts'
import { fileOf } from '#lib/csv.ts'
import { ExportList } from '#list/ExportList.tsx'
import { sortingIn } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { CreateLink } from '#list/ListSettings.tsx'
import { bookingFilters, bookingSizes, parametersOf, readSearch, type SearchOf } from '#list/parameters.ts'
import { useList } from '#list/use-list.ts'
import { persistedValue } from '#list/views.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useCan } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { Explained } from '#ui/Explained.tsx'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageBar } from '#ui/table/PageBar.tsx'
import { redirectedPage } from '#ui/table/pages.ts'

const readBookings = parametersOf('bookings')

export const Route = createFileRoute('/_console/bookings')({
  validateSearch: readBookings,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadList(loader, companies.page(listQuery(loader.deps)), load),
  component: BookingList,
  pendingComponent: pending('rows'),
})

const filterOptions = [['', filters.all] as const, ...bookingFilters.map((each) => [each, filters[each]] as const)]
const sizeOptions = bookingSizes.map((size) => [String(size), size === 'tous' ? sizes.tous : String(size)] as const)

/** Requested change of the search, not yet validated. */
type Change = Record<string, unknown>

function BookingList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const mayFilter = useCan('bookings:filter')
  const wanted = mayFilter ? search : { ...search, filtre: undefined, recherche: undefined }
  const companiesRead = useCompanies(wanted)
  const { items, read, readAt, incomplete, reading, loading, stale } = companiesRead
  const { page = 1, per_page: size = bookingSizes[0], tri, filtre, recherche } = wanted
  const columns = useCan('bookings:see-id') ? managerColumns : readerColumns
  const narrow = useMemo(() => narrowing({ filtre, recherche }), [filtre, recherche])
  const isNarrowed = filtre !== undefined || recherche !== undefined
  const sorting = useMemo(() => sortingIn(companyColumns, tri), [tri])
  const list = useList({
    name: 'bookings',
    columns: companyColumns,
    innerColumns: columns,
    rows: items,
    read,
    search: wanted,
    accepts: isNarrowed ? narrow.accepts : undefined,
    sorting,
    onSort: () => go((now) => ({ page: now.page, tri: now.tri === 'name' ? '-name' : 'name' }), true),
  })
  const { rows, first, last, total, lastPage, hasNext } = pageIn(
    list.view.table.getRowModel().rows,
    wanted,
    companiesRead,
  )
  const isShown = items.length > 0 || !loading
  const isComplete = isEverything(companiesRead)
  const unknown = countUnknown(items, filtre)
  const finding = filtre && filters[filtre]
  // While rows are loading or old, no redirect. Rows that have left stay greyed until the person dismisses them.
  const instead = redirectedPage({ page, lastPage, rows: loading || stale ? undefined : rows.length })
  /** Changes the search. Another filter or size starts with the first page. */
  const go = (change: Change | ((now: SearchOf<'bookings'>) => Change), replace = false) =>
    void navigate({
      search: (now) =>
        readBookings({ ...now, page: undefined, ...(typeof change === 'function' ? change(now) : change) }),
      replace,
    })
  function foundWords() {
    if (unknown > 0) return messages.unknownOf(unknown)
    const bookings = list.rows.reduce((sum, company) => sum + narrow.bookingsOf(company).length, 0)
    return messages.found(finding, bookings, list.rows.length)
  }
  function emptyState() {
    if (!isNarrowed) return <EmptyState suggestion={messages.emptySuggestion} />
    if (unknown > 0 || !isComplete) return <EmptyState sentence={messages.noneInPart} />
    const isByFilter = finding !== undefined && recherche === undefined
    return <EmptyState suggestion={isByFilter ? messages.noneSuch(finding) : words.noMatch} />
  }
  return (
    <ListPage
      title={titles.list}
      list={list}
      search={wanted}
      // Uses the current address, which may contain a text that is not shown yet.
      onFilter={
        mayFilter
          ? (typed) =>
              go({ recherche: typed }, readSearch('bookings', router.latestLocation.search).recherche !== undefined)
          : undefined
      }
      onOwnLayout={() => go((now) => ({ page: now.page, colonnes: undefined, lignes: undefined }))}
      reading={reading}
      found={isNarrowed && isComplete ? foundWords() : ''}
      filters={
        mayFilter && (
          <AddressSelect
            label={filters.label}
            options={filterOptions}
            value={filtre ?? ''}
            onChange={(value) => go({ filtre: value })}
          />
        )
      }
      aside={
        <Text span c="dimmed" fz="sm">
          <Explained meaning={meaning.answer}>{meaning.question}</Explained>
        </Text>
      }
      refresh={
        <RefreshBar
          reads={[{ ...read, accepts: narrow.accepts }]}
          list={list.refreshed}
          hasRowsBefore={page > 1}
          arrivals="companies"
        />
      }
      foldLabel={mayFilter ? words.filters(filtre === undefined ? 0 : 1) : undefined}
      action={
        <CreateLink may="bookings:create" to="/bookings/creation" hideLabel="phone">
          {actions.create}
        </CreateLink>
      }
      more={
        isShown && (
          <ExportList
            job={(client) => ({
              title: exported.title,
              name: [exported.name, finding, persistedValue('bookings', 'recherche', recherche)],
              begin: () => {
                const everyCompany = walkPages(companies.list(wholeQuery), client)
                return fileOf(
                  lineColumns(columns),
                  markIncomplete(everyCompany, (found) => countUnknown(found, filtre)),
                  linesOf(narrow),
                )
              },
            })}
          />
        )
      }
    >
      {instead && <Navigate from={Route.fullPath} search={readBookings({ ...search, page: instead })} replace />}
      <CompaniesWithBookings
        {...list.view}
        rows={rows}
        columns={columns}
        layout={list.layout.state}
        bookingsOf={narrow.bookingsOf}
        readAt={readAt}
        loading={loading || instead !== undefined || (stale && rows.length === 0)}
        stale={stale}
        empty={emptyState()}
      />
      {isShown && (
        <PageBar
          {...{ page, first, last, total, lastPage, hasNext, incomplete }}
          sizes={sizeOptions}
          size={String(size)}
          onSize={(chosen) => go({ per_page: chosen })}
          onPage={(target) => go({ page: target })}
        />
      )}
    </ListPage>
  )
}
