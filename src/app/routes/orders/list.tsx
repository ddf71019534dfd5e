import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { load, loadOnArrival } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { titles } from '#features/orders/copy.ts'
import { orderColumns } from '#features/orders/list/columns.tsx'
import { list as words } from '#features/orders/list/copy.ts'
import { NoOrders } from '#features/orders/list/NoOrders.tsx'
import { OrderFilters } from '#features/orders/list/OrderFilters.tsx'
import { FilteredFoot, OrderPages } from '#features/orders/list/OrderPages.tsx'
import { OrdersTable, type OrdersTableProps } from '#features/orders/list/OrdersTable.tsx'
import { loadSelecting, OrderTools } from '#features/orders/list/OrderTools.tsx'
import { defaultSize, listQuery, noFilter, type OrderChange, readOrdersSearch } from '#features/orders/list/search.ts'
import { useFilteredOrders } from '#features/orders/list/use-filtered-orders.ts'
import { isSelecting } from '#features/orders/list/use-selection.ts'
import { Worklists } from '#features/orders/list/Worklists.tsx'
import { useListLayout } from '#list/list-layout.ts'
import { ListSettings } from '#list/ListSettings.tsx'
import { SavedViews } from '#list/SavedViews.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { Can } from '#session/Can.tsx'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { lastPageOf, redirectedPage } from '#ui/table/pages.ts'
import { useAfterPaint } from '#ui/timing.ts'

export const Route = createFileRoute('/_console/livraisons')({
  // In the first script, so that the call and the code of this screen are requested together.
  codeSplitGroupings: [],
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadOnArrival(loader, orders.page(listQuery(loader.deps)), load),
  component: OrderList,
  pendingComponent: pending('rows'),
})

const none: readonly Order[] = []

function OrderList() {
  // Search parameters, and the page to read. app/early.ts may already have requested the same page.
  const search = Route.useSearch()
  const { page = 1, per_page: size = defaultSize, barcode, status } = search
  const query = listQuery(search)
  const { data, isFetching, isPlaceholderData: isOtherPage } = orders.useOrdersPage(query)
  const { items = none, total, next } = data ?? {}

  // The server has no filter by machine or company. The console then reads a separate series, after this page.
  const filtered = useFilteredOrders(search, data !== undefined)
  const read = filtered?.read ?? orders.page(query)
  const hasFilter = status !== undefined || barcode !== undefined || filtered !== undefined

  // RefreshBar refetches the rows. New rows are held in `refreshed` until a person presses « Afficher ».
  const refreshed = useRefreshedRows(read.queryKey, filtered ? (filtered.rows ?? none) : items)
  const rows = filtered ? refreshed.rows.filter(filtered.read.accepts) : refreshed.rows
  // With a filter by machine or company the count is unknown before the first page of its series.
  const count = filtered ? (filtered.rows && !filtered.firstReadFailed ? rows.length : undefined) : total

  // A page beyond the end leads to the last one. A page whose rows have all left stays until the person dismisses them.
  const lastPage = lastPageOf(total, size)
  const isCurrent = data !== undefined && !isOtherPage
  const redirect = redirectedPage({ page, lastPage, rows: isCurrent ? refreshed.rows.length : undefined })

  const layout = useListLayout({ name: 'orders', columns: orderColumns, search })

  // The worklists are counted when the first rows are on screen, so that the rows do not wait for eight counts.
  const mayCount = useAfterPaint(data !== undefined && !isFetching)

  const { features } = Route.useRouteContext().config
  const client = useQueryClient()
  const [selecting, setSelecting] = useState(() => isSelecting(client))

  const navigate = Route.useNavigate()
  // Merges a change into the current address, because it may follow another change that is not shown yet.
  const changeLayout = (change: OrderChange) =>
    void navigate({ search: (now) => readOrdersSearch({ ...now, ...change }) })
  /** Changes a filter or the size, and returns to the first page. */
  const changeRows = (change: OrderChange) => changeLayout({ page: undefined, ...change })

  // Shown in the header, or in the middle of an empty list.
  const create = (
    <Can do="orders:create">
      <LinkButton to="/livraisons/creation" leftSection={<Plus {...icon} />}>
        {words.create}
      </LinkButton>
    </Can>
  )
  const table: OrdersTableProps = {
    columns: layout.columns,
    density: layout.density,
    orders: rows,
    marks: refreshed.marks,
    loading: filtered ? filtered.rows === undefined : data === undefined || redirect !== undefined,
    stale: isOtherPage,
    rowsBefore: page > 1,
    rowsAfter: next !== undefined || page < (lastPage ?? 1),
    hasFilter,
    empty: <NoOrders search={search} filtered={filtered} create={create} onClear={() => changeRows(noFilter)} />,
  }
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={count}
        refresh={<RefreshBar reads={[read]} list={refreshed} hasRowsBefore={page > 1} arrivals="orders" />}
        action={(total !== 0 || hasFilter) && create}
      >
        <OrderFilters search={search} hasFilter={hasFilter} onChange={changeRows} rows={filtered?.rows ?? items} />
        <ListSettings
          compact
          list={layout}
          onOwnLayout={() => changeLayout({ colonnes: undefined, lignes: undefined })}
        />
        <OrderTools selecting={features.bulk ? selecting : undefined} onSelect={setSelecting} search={search} />
      </PageHeader>
      {redirect && <Navigate from={Route.fullPath} search={readOrdersSearch({ ...search, page: redirect })} replace />}
      <Worklists search={search} mayCount={mayCount} />
      <SavedViews list={layout} />
      {selecting ? (
        <Late load={loadSelecting} props={{ table, onEnd: setSelecting }}>
          <OrdersTable {...table} />
        </Late>
      ) : (
        <OrdersTable {...table} />
      )}
      {data && filtered && <FilteredFoot filtered={filtered} shown={rows.length} of={refreshed.rows.length} />}
      {data && !filtered && (
        <OrderPages
          search={search}
          total={total}
          lastPage={lastPage}
          hasNext={next !== undefined}
          announced={!isOtherPage}
          onSize={(chosen) => changeRows({ per_page: chosen })}
        />
      )}
    </>
  )
}
