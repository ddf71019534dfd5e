import { createFileRoute, Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import { Living } from '#app/living/Living.tsx'
import { useLivingRows } from '#app/living/rows.ts'
import { load, loadBriefly } from '#app/load.ts'
import { pending } from '#app/shell/PagePending.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { CompaniesWithBookings } from '#features/booking-slots/CompaniesWithBookings.tsx'
import { sortByName, useCompanyPage } from '#features/booking-slots/company-page.ts'
import { actions, sizes, titles } from '#features/booking-slots/copy.ts'
import { pageOf } from '#features/booking-slots/list-query.ts'
import { bookingsSearch, defaultSize, pageSizes, pagesOf } from '#features/booking-slots/search.ts'
import { Can } from '#session/Can.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { paging } from '#ui/paging/copy.ts'
import { PageArrows } from '#ui/paging/PageArrows.tsx'
import { PageBar } from '#ui/paging/PageBar.tsx'

export const Route = createFileRoute('/_console/bookings')({
  validateSearch: bookingsSearch,
  // No loaderDeps: turning a page must not reload the screen.
  codeSplitGroupings: [['component']],
  loader: (loader) => loadBriefly(loader, companies.page(pageOf(bookingsSearch(loader.location.search))), load),
  component: BookingList,
  pendingComponent: pending('rows'),
})

const sizeOptions = pageSizes.map((size) => [String(size), size === 'tous' ? sizes.tous : String(size)] as const)

function BookingList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { items, read, total, first, last, hasMore, incomplete, readAt, loading } = useCompanyPage(search)
  const { lastPage, hasNext } = pagesOf(search, total, hasMore)
  const { page = 1, per_page: size = defaultSize, tri } = search
  const living = useLivingRows(read.queryKey, items)
  const isShown = items.length > 0 || !loading
  const isBeyond = !loading && items.length === 0 && page > 1
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        living={<Living reads={[read]} list={living} before={page > 1} arrivals="companies" ready={isShown} />}
        action={
          <Can do="bookings:create">
            <LinkButton to="/bookings/creation" leftSection={<Plus {...icon} />}>
              {actions.create}
            </LinkButton>
          </Can>
        }
      />
      {isBeyond && <Navigate from={Route.fullPath} search={{ ...search, page: lastPage ?? 1 }} replace />}
      <CompaniesWithBookings
        companies={tri === undefined ? living.rows : sortByName(living.rows, tri)}
        marks={living.marks}
        readAt={readAt}
        loading={loading || isBeyond}
        sort={tri}
        onSort={(direction) => navigate({ search: { ...search, tri: direction }, replace: true })}
      />
      {isShown && (
        <PageBar
          first={first}
          last={last}
          total={total}
          incomplete={incomplete}
          size={
            <FilterSelect
              inline
              labelHiddenOnPhone
              label={paging.rowsPerPage}
              options={sizeOptions}
              value={String(size)}
              onChange={(value) => navigate({ search: bookingsSearch({ per_page: value, tri }) })}
            />
          }
          arrows={
            <PageArrows
              page={page}
              lastPage={lastPage}
              hasNext={hasNext}
              onPage={(target) => navigate({ search: { ...search, page: target } })}
            />
          }
        />
      )}
    </>
  )
}
