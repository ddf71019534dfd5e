import { createFileRoute, Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import * as companies from '#api/generated/companies.ts'
import { load, loadOnArrival } from '#app/calls/load.ts'
import { Living } from '#app/living/Living.tsx'
import { useLivingRows } from '#app/living/rows.ts'
import { pending } from '#app/shell/PagePending.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { CompaniesWithBookings } from '#features/booking-slots/CompaniesWithBookings.tsx'
import { sortByName, useCompanyPage } from '#features/booking-slots/company-page.ts'
import { actions, sizes, titles } from '#features/booking-slots/copy.ts'
import { pageOf } from '#features/booking-slots/list-query.ts'
import { defaultSize, pageSizes, readBookingsSearch } from '#features/booking-slots/search.ts'
import { Can } from '#session/Can.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { paging } from '#ui/paging/copy.ts'
import { PageArrows } from '#ui/paging/PageArrows.tsx'
import { PageBar } from '#ui/paging/PageBar.tsx'
import { pageInstead } from '#ui/paging/pages.ts'

export const Route = createFileRoute('/_console/bookings')({
  // Code and data of the screen are requested at the same time.
  validateSearch: readBookingsSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadOnArrival(loader, companies.page(pageOf(loader.deps)), load),
  component: BookingList,
  pendingComponent: pending('rows'),
})

const sizeOptions = pageSizes.map((size) => [String(size), size === 'tous' ? sizes.tous : String(size)] as const)

function BookingList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { items, read, total, first, last, lastPage, hasNext, incomplete, readAt, loading } = useCompanyPage(search)
  const { page = 1, per_page: size = defaultSize, tri } = search
  const sorted = tri === undefined ? items : sortByName(items, tri)
  const living = useLivingRows(read.queryKey, sorted, tri)
  const isShown = items.length > 0 || !loading
  // Rows that have left stand greyed on the screen until they are sent away.
  const instead = pageInstead({ page, lastPage, rows: loading ? undefined : living.rows.length })
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
      {instead && <Navigate from={Route.fullPath} search={readBookingsSearch({ ...search, page: instead })} replace />}
      <CompaniesWithBookings
        companies={living.rows}
        marks={living.marks}
        readAt={readAt}
        loading={loading || instead !== undefined}
        sort={tri}
        onSort={(direction) => navigate({ search: readBookingsSearch({ ...search, tri: direction }), replace: true })}
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
              onChange={(value) => navigate({ search: readBookingsSearch({ per_page: value, tri }) })}
            />
          }
          arrows={
            <PageArrows
              page={page}
              lastPage={lastPage}
              hasNext={hasNext}
              onPage={(target) => navigate({ search: readBookingsSearch({ ...search, page: target }) })}
            />
          }
        />
      )}
    </>
  )
}
