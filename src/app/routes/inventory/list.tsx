import { createFileRoute } from '@tanstack/react-router'
import * as lockers from '#api/generated/lockers.ts'
import { load } from '#app/calls/load.ts'
import { pending } from '#app/shell/PagePending.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { machine, titles } from '#features/inventory/copy.ts'
import { figureOf } from '#features/inventory/figure.ts'
import { inMachines } from '#features/inventory/groups.ts'
import { type CountedMachine, machineColumns } from '#features/inventory/machine-columns.tsx'
import { ParcelGroups } from '#features/inventory/ParcelGroups.tsx'
import { ReadLine } from '#features/inventory/ReadLine.tsx'
import { ReadState } from '#features/inventory/ReadState.tsx'
import { useParcels } from '#features/inventory/use-parcels.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { columns } from './parcel-columns.tsx'

const lockerQuery = {
  itemsPerPage: 100,
  q: ['id', 'cleveronApmId', 'shortLocation', 'location', 'city'],
} as const

export const Route = createFileRoute('/_console/inventaire')({
  loader: (loader) => load(loader, lockers.all(lockerQuery)),
  component: Inventory,
  pendingComponent: pending('rows'),
})

function Inventory() {
  const { data } = lockers.useAllLockers(lockerQuery)
  const read = useParcels()
  const { parcels } = read
  const { rows, others } = inMachines(data.items, parcels.items)
  const counted = rows.map((row): CountedMachine => ({ ...row, figure: figureOf(parcels, row.parcels) }))
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={parcels.isComplete ? parcels.items.length : undefined}
        secondary={
          <ReadLine>
            <ReadState {...read} />
          </ReadLine>
        }
      />
      <DataTable
        caption={titles.list}
        columns={machineColumns}
        rows={counted}
        rowId={({ locker }) => locker['@id']}
        empty={<EmptyState suggestion={machine.noMachine} />}
      />
      <ParcelGroups groups={others} columns={columns} unknown={machine.unknown} />
    </>
  )
}
