import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { load, loadOnArrival } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { titles } from '#features/orders/copy.ts'
import { orderColumns, type OrderRow } from '#features/orders/list/columns.tsx'
import { list } from '#features/orders/list/copy.ts'
import { listQuery } from '#features/orders/list/list-query.ts'
import { OrderFilters } from '#features/orders/list/OrderFilters.tsx'
import { OrdersTable, type OrdersTableProps } from '#features/orders/list/OrdersTable.tsx'
import { defaultSize, isNarrowed, noFilter, type OrderChange, readOrdersSearch } from '#features/orders/list/search.ts'
import { type Found, useFound } from '#features/orders/list/use-found.ts'
import { Worklists } from '#features/orders/list/Worklists.tsx'
import { OrderToolbar } from '#features/orders/selection/OrderToolbar.tsx'
import { isSelecting } from '#features/orders/selection/use-selection.ts'
import { SettingsPlace, ViewsPlace } from '#list/SettingsPlace.tsx'
import { useLook } from '#list/use-look.ts'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { RefreshPlace } from '#refresh/RefreshPlace.tsx'
import { Can } from '#session/Can.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { lastPageOf, pageInstead } from '#ui/paging/pages.ts'
import { retryUntilLoaded } from '#ui/use-late.ts'

export const Route = createFileRoute('/_console/livraisons')({
  // In the first script: the call and the code of this screen leave together.
  codeSplitGroupings: [],
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadOnArrival(loader, orders.page(listQuery(loader.deps)), load),
  component: OrderList,
  pendingComponent: pending('rows'),
})

const loadNoOrders = async () => (await import('#features/orders/list/NoOrders.tsx')).NoOrders
const loadPages = retryUntilLoaded(async () => (await import('#features/orders/list/OrderPages.tsx')).OrderPages)
const loadNarrowing = retryUntilLoaded(async () => (await import('#features/orders/list/Narrowing.tsx')).Narrowing)
// Loaded before the selection begins, by the button that begins it.
const loadSelecting = async () => (await import('#features/orders/selection/SelectingOrders.tsx')).SelectingOrders
const none: never[] = []

/** How many rows a filter has found, once something was read. */
const countOf = ({ rows, isUnread }: Found, shown: readonly Order[]) =>
  rows === undefined || isUnread ? undefined : shown.length

function OrderList() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = listQuery(search)
  const { data, isFetching, isPlaceholderData: stale } = orders.useOrdersPage(query)
  const { page = 1, per_page: size = defaultSize, barcode, status, colonnes } = search
  const { items = none, total, next } = data ?? {}
  const { look, onShown, waits } = useLook<OrderRow>('orders', colonnes)

  // A filter by machine or company has rows of its own.
  const narrows = isNarrowed(search)
  const { found } = useFound(search, data !== undefined)
  const narrowed = narrows ? found : undefined
  const read = narrowed?.read ?? orders.page(query)
  const refreshed = useRefreshedRows(read.queryKey, narrowed ? (narrowed.rows ?? none) : items)
  const rows = narrowed ? refreshed.rows.filter(narrowed.accepts) : refreshed.rows

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
  const filtered = status !== undefined || barcode !== undefined || narrows
  const listSettings = { name: 'orders', columns: orderColumns, search } as const
  // Shown in the header, or in the middle of an empty list.
  const create = (
    <Can do="orders:create">
      <LinkButton to="/livraisons/creation" leftSection={<Plus {...icon} />}>
        {list.create}
      </LinkButton>
    </Can>
  )
  const table: OrdersTableProps = {
    columns: look?.columns,
    density: look?.density,
    orders: rows,
    marks: refreshed.marks,
    loading: waits || (narrowed ? narrowed.rows === undefined : data === undefined || instead !== undefined),
    stale,
    rowsBefore: page > 1,
    rowsAfter: next !== undefined || page < (lastPage ?? 1),
    filtered,
    empty: (
      <Late load={loadNoOrders} props={{ search, found: narrowed, create, onClear: () => change(noFilter) }}>
        {!narrows && <EmptyState />}
      </Late>
    ),
  }
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={narrowed ? countOf(narrowed, rows) : total}
        refresh={
          <RefreshPlace
            reads={[read]}
            list={refreshed}
            before={page > 1}
            arrivals="orders"
            ready={data !== undefined}
          />
        }
        action={(total !== 0 || filtered) && create}
      >
        <OrderFilters search={search} filtered={filtered} onChange={change}>
          {data && <Late load={loadNarrowing} props={{ search, onChange: change, rows: narrowed?.rows ?? items }} />}
        </OrderFilters>
        <SettingsPlace
          compact
          ready={data !== undefined || waits}
          listSettings={listSettings}
          onShown={onShown}
          onOwnLayout={() => change({ page, colonnes: undefined, lignes: undefined })}
        />
        <OrderToolbar
          ready={data !== undefined}
          selecting={features.bulk ? selecting : undefined}
          onSelect={setSelecting}
          loadSelecting={loadSelecting}
          search={search}
        />
      </PageHeader>
      {instead && <Navigate from={Route.fullPath} search={readOrdersSearch({ ...search, page: instead })} replace />}
      <Worklists search={search} counted={counted} />
      <ViewsPlace ready={data !== undefined} listSettings={listSettings} />
      {selecting ? (
        <Late load={loadSelecting} props={{ table, onEnd: setSelecting }}>
          <OrdersTable {...table} />
        </Late>
      ) : (
        <OrdersTable {...table} />
      )}
      {data && (
        <Late
          load={loadPages}
          props={{
            search,
            found: rows.length,
            read: refreshed.rows.length,
            total,
            lastPage,
            hasNext: next !== undefined,
            announced: !stale,
            onSize: (chosen) => change({ per_page: chosen }),
          }}
        >
          {/* Keeps the place of the controls free. */}
          <div style={{ height: '3rem' }} />
        </Late>
      )}
    </>
  )
}
