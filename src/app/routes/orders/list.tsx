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
import { list } from '#features/orders/list/copy.ts'
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
import { lastPageOf, pageInstead } from '#ui/table/pages.ts'

export const Route = createFileRoute('/_console/livraisons')({
  // In the first script: the call and the code of this screen leave together.
  codeSplitGroupings: [],
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadOnArrival(loader, orders.page(listQuery(loader.deps)), load),
  component: OrderList,
  pendingComponent: pending('rows'),
})

const none: readonly Order[] = []

function OrderList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = listQuery(search)
  const { data, isFetching, isPlaceholderData: stale } = orders.useOrdersPage(query)
  const { page = 1, per_page: size = defaultSize, barcode, status } = search
  const { items = none, total, next } = data ?? {}
  const layout = useListLayout({ name: 'orders', columns: orderColumns, search })

  // A filter by machine or company has rows of its own.
  const filtered = useFilteredOrders(search, data !== undefined)
  const read = filtered?.read ?? orders.page(query)
  const refreshed = useRefreshedRows(read.queryKey, filtered ? (filtered.rows ?? none) : items)
  const rows = filtered ? refreshed.rows.filter(filtered.read.accepts) : refreshed.rows
  const isNarrowed = status !== undefined || barcode !== undefined || filtered !== undefined

  // The counts of the worklists are read after the rows, never before them.
  const [counted, setCounted] = useState(false)
  if (!counted && data !== undefined && !isFetching) setCounted(true)

  const { features } = Route.useRouteContext().config
  const client = useQueryClient()
  const [selecting, setSelecting] = useState(() => isSelecting(client))

  const lastPage = lastPageOf(total, size)
  // Rows that have left stay greyed until the person dismisses them.
  const instead = pageInstead({ page, lastPage, rows: stale || data === undefined ? undefined : refreshed.rows.length })

  /** Other rows begin with the first page. One change may follow another before the address of the first is shown. */
  const change = (given: OrderChange) =>
    void navigate({ search: (now) => readOrdersSearch({ ...now, page: undefined, ...given }) })
  // Shown in the header, or in the middle of an empty list.
  const create = (
    <Can do="orders:create">
      <LinkButton to="/livraisons/creation" leftSection={<Plus {...icon} />}>
        {list.create}
      </LinkButton>
    </Can>
  )
  const table: OrdersTableProps = {
    columns: layout.columns,
    density: layout.density,
    orders: rows,
    marks: refreshed.marks,
    loading: filtered ? filtered.rows === undefined : data === undefined || instead !== undefined,
    stale,
    rowsBefore: page > 1,
    rowsAfter: next !== undefined || page < (lastPage ?? 1),
    filtered: isNarrowed,
    empty: <NoOrders search={search} filtered={filtered} create={create} onClear={() => change(noFilter)} />,
  }
  // How many rows a filter has found is known once something was read.
  const count = filtered ? (filtered.rows && !filtered.isUnread ? rows.length : undefined) : total
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={count}
        refresh={<RefreshBar reads={[read]} list={refreshed} before={page > 1} arrivals="orders" />}
        action={(total !== 0 || isNarrowed) && create}
      >
        <OrderFilters search={search} filtered={isNarrowed} onChange={change} rows={filtered?.rows ?? items} />
        <ListSettings
          compact
          list={layout}
          onOwnLayout={() => change({ page, colonnes: undefined, lignes: undefined })}
        />
        <OrderTools selecting={features.bulk ? selecting : undefined} onSelect={setSelecting} search={search} />
      </PageHeader>
      {instead && <Navigate from={Route.fullPath} search={readOrdersSearch({ ...search, page: instead })} replace />}
      <Worklists search={search} counted={counted} />
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
          announced={!stale}
          onSize={(chosen) => change({ per_page: chosen })}
        />
      )}
    </>
  )
}
