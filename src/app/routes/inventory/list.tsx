import { createFileRoute } from '@tanstack/react-router'
import { ScanBarcode } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as lockers from '#api/generated/lockers.ts'
import { inBackground } from '#api/query-settings.ts'
import { load } from '#app/query/load.ts'
import { menu } from '#app/shell/copy.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { type CountedMachine, listQuery, machineColumns, parcelColumns } from '#features/inventory/columns.tsx'
import { machine, sortings, titles } from '#features/inventory/copy.ts'
import { presentIn } from '#features/inventory/count/state.ts'
import { readCount } from '#features/inventory/count/use-count.ts'
import { byMachine, inMachines, type MachineRow } from '#features/inventory/groups.ts'
import { figureOf, isKnown, type ParcelReading, printedFigure } from '#features/inventory/parcel-reading.ts'
import { ParcelGroups } from '#features/inventory/ParcelGroups.tsx'
import { PrintSheets } from '#features/inventory/PrintSheets.tsx'
import { ReadScope } from '#features/inventory/ReadState.tsx'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { HoldDeadline } from '#features/orders/order-state.tsx'
import { ExportTable } from '#list/ExportList.tsx'
import { filterFor, useListSearch } from '#list/list-search.ts'
import { ListPage } from '#list/ListPage.tsx'
import { parametersOf } from '#list/parameters.ts'
import { useList } from '#list/use-list.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { words } from '#ui/copy.ts'
import { howMany } from '#ui/counts.copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { TableView } from '#ui/table/DataTable.tsx'
import { usePhone } from '#ui/use-phone.ts'

const columns = parcelColumns(HoldDeadline)

const fullestFirst = [{ id: 'parcels', desc: true }]
const sortingChoices = [
  ['', sortings.fullest],
  ['name', sortings.name],
  ['city', sortings.city],
] as const

/** Opens without a network too, because a count under way and the parcels that this tab has read go on. */
export const Route = createFileRoute('/_console/inventaire')({
  validateSearch: parametersOf('inventory'),
  loader: (loader) => (navigator.onLine ? load(loader, lockers.all(listQuery)) : undefined),
  component: Inventory,
  pendingComponent: pending('rows', menu.inventory),
})

function Inventory() {
  const { data } = lockers.useAllLockersQuery(listQuery, inBackground)
  const inventory = useInventory()
  const { parcels } = inventory
  const [count] = useState(readCount)
  const running = count?.finishedAt === undefined ? count : undefined
  const { rows, others } = useMemo(() => inMachines(data?.items ?? [], parcels.orders), [data, parcels.orders])
  const counted = useMemo(() => rows.map((row) => withFigure(row, parcels)), [rows, parcels])
  // A machine that should be empty is checked as well, and so are the parcels whose machine is unknown.
  const sheets = useMemo(() => {
    const groups = new Map(byMachine(parcels.orders).map((group) => [group.id, group.orders]))
    return [
      ...rows.map(({ locker, name }) => ({ id: locker.id, name, orders: groups.get(locker.id) ?? [] })),
      ...others.map(({ id = 0, name = machine.unknown, orders }) => ({ id, name, orders })),
    ]
  }, [rows, others, parcels.orders])
  const isPhone = usePhone()
  const address = useListSearch('inventory', machineColumns)
  const { search, sorting } = address
  const list = useList({
    ...address,
    rows: counted,
    read: lockers.all(listQuery),
    accepts: useMemo(() => filterFor(machineColumns, search.recherche), [search.recherche]),
    sorting: sorting.length === 0 && parcels.hasBegun ? fullestFirst : sorting,
  })
  return (
    <ListPage
      {...address}
      title={titles.list}
      count={howMany.parcels(parcels.isComplete ? parcels.orders.length : undefined)}
      list={list}
      refresh={<RefreshBar reads={[lockers.all(listQuery), ...parcelReads]} scope={<ReadScope {...inventory} />} />}
      action={
        running && (
          <LinkButton
            to="/inventaire/$id/comptage"
            params={{ id: running.machine.id }}
            leftSection={<ScanBarcode {...icon} />}
          >
            {machine.resumeAt(running.machine.name, presentIn(running).length, running.parcels.length)}
          </LinkButton>
        )
      }
      more={
        <>
          <ExportTable
            title={titles.list}
            columns={csvColumnsOf(machineColumns)}
            rows={list.rows}
            isIncomplete={parcels.mayBeMore !== 0}
          />
          <PrintSheets machines={sheets} disabled={parcels.orders.length === 0} parcels={parcels} />
        </>
      }
      filters={
        isPhone && (
          <FilterSelect
            label={sortings.label}
            value={sortingChoices.find(([id]) => id === search.tri)?.[0] ?? ''}
            options={sortingChoices}
            onChange={(id) => address.onSort(id === '' ? [] : [{ id, desc: false }])}
          />
        )
      }
    >
      <ParcelGroups groups={others} columns={columns} unknown={machine.unknown}>
        <TableView
          {...list.view}
          caption={titles.list}
          // The fullest come first, and rows that are on screen do not move.
          loading={sorting.length === 0 && parcels.isReading && !parcels.hasBegun}
          empty={
            list.readCount > 0 ? (
              <EmptyState sentence={words.noMatch} />
            ) : data === undefined ? (
              <EmptyState sentence={machine.unreadMachines} />
            ) : (
              <EmptyState suggestion={machine.noMachine} />
            )
          }
        />
      </ParcelGroups>
    </ListPage>
  )
}

const withFigure = (row: MachineRow, parcels: ParcelReading): CountedMachine => ({
  ...row,
  figure: figureOf(parcels, row.count),
  exported: parcels.mayBeMore === 0 ? row.count : printedFigure(parcels, row.count),
  known: isKnown(parcels, row.count) ? row.count : undefined,
})
