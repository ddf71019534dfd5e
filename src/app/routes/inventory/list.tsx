import { createFileRoute } from '@tanstack/react-router'
import * as lockers from '#api/generated/lockers.ts'
import { load } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { type CountedMachine, machineColumns, parcelColumns } from '#features/inventory/columns.tsx'
import { machine, readWords, titles } from '#features/inventory/copy.ts'
import { byMachine, inMachines } from '#features/inventory/groups.ts'
import { figureOf } from '#features/inventory/parcel-reading.ts'
import { ParcelGroups } from '#features/inventory/ParcelGroups.tsx'
import { PrintSheets } from '#features/inventory/PrintSheets.tsx'
import { ReadLine, ReadState } from '#features/inventory/ReadState.tsx'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { deadlineOf, depositOf } from '#features/orders/hold.ts'
import { HoldDeadline } from '#features/orders/HoldDeadline.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

const lockerQuery = {
  itemsPerPage: 100,
  q: ['id', 'cleveronApmId', 'shortLocation', 'location', 'city'],
} as const

const columns = parcelColumns({ depositOf, deadlineOf, Deadline: HoldDeadline })

export const Route = createFileRoute('/_console/inventaire')({
  loader: (loader) => load(loader, lockers.all(lockerQuery)),
  component: Inventory,
  pendingComponent: pending('rows'),
})

function Inventory() {
  const { data } = lockers.useAllLockers(lockerQuery)
  const inventory = useInventory()
  const { parcels } = inventory
  const { rows, others } = inMachines(data.items, parcels.orders)
  const counted = rows.map((row): CountedMachine => ({ ...row, figure: figureOf(parcels, row.count) }))
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={parcels.isComplete ? parcels.orders.length : undefined}
        action={
          <PrintSheets
            machines={byMachine(parcels.orders).flatMap(({ id, name = machine.unknown, orders }) =>
              id === undefined ? [] : [{ id, name, orders }],
            )}
            disabled={parcels.orders.length === 0}
            remark={parcels.mayBeMore === 0 ? undefined : readWords.part}
            depositOf={depositOf}
            deadlineOf={deadlineOf}
          />
        }
        refresh={<RefreshBar reads={[lockers.all(lockerQuery), ...parcelReads]} />}
        secondary={
          <ReadLine>
            <ReadState {...inventory} />
          </ReadLine>
        }
      />
      <ParcelGroups groups={others} columns={columns} unknown={machine.unknown}>
        <DataTable
          caption={titles.list}
          columns={machineColumns}
          rows={counted}
          rowId={({ locker }) => locker['@id']}
          empty={<EmptyState suggestion={machine.noMachine} />}
        />
      </ParcelGroups>
    </>
  )
}
