import { createFileRoute } from '@tanstack/react-router'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { load } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { zoneOfOrder } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { parcelColumns } from '#features/inventory/columns.tsx'
import { columns as words, machine, titles } from '#features/inventory/copy.ts'
import { presentIn } from '#features/inventory/count/state.ts'
import { readCount } from '#features/inventory/count/use-count.ts'
import { byZone, inMachine } from '#features/inventory/groups.ts'
import { figureOf, isKnown } from '#features/inventory/parcel-reading.ts'
import { ParcelGroups } from '#features/inventory/ParcelGroups.tsx'
import { PrintSheets } from '#features/inventory/PrintSheets.tsx'
import { ReadScope } from '#features/inventory/ReadState.tsx'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { HoldDeadline } from '#features/orders/order-state.tsx'
import type { CsvColumn } from '#lib/csv.ts'
import { lockerName, zoneName } from '#lib/names.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePhone } from '#ui/use-phone.ts'

const lockerQuery = { q: ['id', 'shortLocation', 'location'] } as const

const columns = parcelColumns(HoldDeadline)

const fileColumns: CsvColumn<Order>[] = [
  { header: words.zone, cell: (order) => zoneName(zoneOfOrder(order)) },
  ...csvColumnsOf(columns),
]

export const Route = createFileRoute('/_console/inventaire/$id')({
  params: numericId,
  loader: (loader) => load(loader, lockers.one(loader.params.id, lockerQuery)),
  component: MachineInventory,
  pendingComponent: pending('below'),
})

function MachineInventory() {
  const { id } = Route.useParams()
  const { data: locker } = lockers.useLocker(id, lockerQuery)
  const inventory = useInventory()
  const { parcels } = inventory
  const here = inMachine(parcels.orders, id)
  const name = lockerName(locker) ?? ''
  const [count] = useState(readCount)
  const running = count?.machine.id === id && count.finishedAt === undefined ? count : undefined
  const isPhone = usePhone()
  const see = (
    <LinkButton {...pageOf.lockers(id)} variant={isPhone ? 'default' : 'subtle'}>
      {machine.see}
    </LinkButton>
  )
  return (
    <>
      <PageTitle parts={[name, titles.list]} />
      <PageHeader
        title={titles.one(name)}
        count={isKnown(parcels, here.length) ? machine.parcelsHere(figureOf(parcels, here.length)) : undefined}
        back={<BackButton parent="/inventaire" />}
        more={
          <>
            {isPhone && see}
            <ExportTable
              title={titles.one(name)}
              columns={fileColumns}
              rows={byZone(here).flatMap(({ orders }) => orders)}
              isIncomplete={parcels.mayBeMore !== 0}
            />
            <PrintSheets
              machines={[{ id, name, orders: here }]}
              disabled={!isKnown(parcels, here.length)}
              parcels={parcels}
            />
          </>
        }
        action={
          <LinkButton to="/inventaire/$id/comptage" params={{ id }} leftSection={<ScanBarcode {...icon} />}>
            {running ? machine.resume(presentIn(running).length, running.parcels.length) : machine.count}
          </LinkButton>
        }
        refresh={
          <RefreshBar reads={[lockers.one(id, lockerQuery), ...parcelReads]} scope={<ReadScope {...inventory} />} />
        }
        secondary={!isPhone && see}
      />
      {here.length > 0 && <ParcelGroups groups={byZone(here)} columns={columns} unknown={machine.unknownZone} />}
      {here.length === 0 && parcels.isReading && (
        <DataTable caption={titles.list} columns={columns} rows={here} loading />
      )}
      {here.length === 0 && parcels.isComplete && (
        <EmptyState sentence={parcels.unplaced > 0 ? machine.perhapsHere(parcels.unplaced) : machine.empty} />
      )}
    </>
  )
}
