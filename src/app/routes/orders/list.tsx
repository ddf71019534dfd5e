import { createFileRoute, Navigate } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import * as orders from '#api/generated/orders.ts'
import { load, loadList } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { isInMachine } from '#domain/orders/status.ts'
import { titles } from '#features/orders/copy.ts'
import { importing, list as words } from '#features/orders/list/copy.ts'
import { OrderFilters, WorklistActions } from '#features/orders/list/OrderFilters.tsx'
import {
  NoOrders,
  OrderPages,
  OrdersTable,
  type OrdersTableProps,
  ReadFoot,
} from '#features/orders/list/OrdersTable.tsx'
import {
  CreatedLabels,
  loadSelecting,
  OrdersExport,
  OrderTools,
  useSelectionMode,
} from '#features/orders/list/OrderTools.tsx'
import { listQuery, noFilter, type OrderChange, readOrdersSearch } from '#features/orders/list/search.ts'
import { useOrderRows } from '#features/orders/list/use-order-rows.ts'
import { AgeLinks, Worklists } from '#features/orders/list/Worklists.tsx'
import { CreateLink, ListSettings, SavedViews } from '#list/ListSettings.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { Can } from '#session/Can.tsx'
import { howMany } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { Late } from '#ui/Late.tsx'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { usePhone } from '#ui/use-phone.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'

export const Route = createFileRoute('/_console/livraisons')({
  // Not split into its own file, so that the call and the code of this screen are requested together.
  codeSplitGroupings: [],
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadList(loader, orders.page(listQuery(loader.deps)), load),
  component: OrderList,
  pendingComponent: pending('rows'),
})

function OrderList() {
  const search = Route.useSearch()
  const { features } = Route.useRouteContext().config
  const selection = useSelectionMode()
  const { list, source, known, redirect, foot, pages, ages, ...rows } = useOrderRows(
    search,
    features.bulk ? selection.toggle : undefined,
  )
  const isPhone = usePhone()

  const navigate = Route.useNavigate()
  // Merges a change into the current address, because it may follow another change that is not shown yet.
  const changeLayout = (change: OrderChange) =>
    void navigate({ search: (now) => readOrdersSearch({ ...now, ...change }) })
  /** Changes a filter or the size, and returns to the first page. */
  const changeRows = (change: OrderChange) => changeLayout({ page: undefined, ...change })

  // Shown in the header, or in the middle of an empty list.
  const create = (hideLabel?: HiddenWhere) => (
    <CreateLink may="orders:create" to="/livraisons/creation" hideLabel={hideLabel}>
      {words.create}
    </CreateLink>
  )
  // So that the actions of a worklist keep one line.
  const hideLabel = !isPhone && isInMachine(search.status) ? 'below-1600' : undefined
  const tools = (
    <OrderFilters key="tools" search={search} onChange={changeRows} rows={known}>
      <ListSettings
        listLayout={list.layout}
        onOwnLayout={() => changeLayout({ colonnes: undefined, lignes: undefined })}
      />
      <OrderTools selection={features.bulk ? selection : undefined} />
    </OrderFilters>
  )
  // Counted when the first rows are on screen, so that the rows do not wait for eight counts.
  const worklists = (
    <Worklists key="worklists" search={search} mayCount={rows.isPainted}>
      <SavedViews listLayout={list.layout} />
    </Worklists>
  )
  const table: OrdersTableProps = {
    ...rows.table,
    empty: <NoOrders search={search} sentence={rows.sentence} create={create()} onClear={() => changeRows(noFilter)} />,
  }
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={howMany.orders(rows.count)}
        refresh={
          <RefreshBar reads={[source]} list={list.refreshed} hasRowsBefore={table.rowsBefore} arrivals="orders" />
        }
        more={
          <>
            <WorklistActions search={search} onChange={changeRows} />
            {features.import && (
              <Can do="orders:create">
                <LinkButton
                  variant="default"
                  leftSection={<FileSpreadsheet {...icon} />}
                  hideLabel={hideLabel}
                  title={importing}
                  to="/livraisons/import"
                >
                  {importing}
                </LinkButton>
              </Can>
            )}
            <OrdersExport search={search} hideLabel={hideLabel} />
          </>
        }
        action={
          <>
            <CreatedLabels />
            {(rows.count !== 0 || table.hasFilter) && create('phone')}
          </>
        }
      >
        {/* By key, so that a phone that is turned keeps the dialog that is open. */}
        {isPhone ? [worklists, tools] : [tools, worklists]}
      </PageHeader>
      {redirect && <Navigate from={Route.fullPath} search={readOrdersSearch({ ...search, page: redirect })} replace />}
      {ages && <AgeLinks search={search} {...ages} />}
      {selection.isSelecting ? (
        <Late load={loadSelecting} props={{ ...table, rest: rows.rest }}>
          <OrdersTable {...table} />
        </Late>
      ) : (
        <OrdersTable {...table} />
      )}
      {foot && <ReadFoot {...foot} />}
      {pages && <OrderPages {...pages} search={search} onSize={(chosen) => changeRows({ per_page: chosen })} />}
    </>
  )
}
