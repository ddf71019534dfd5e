import { Box, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import * as lockers from '#api/generated/lockers.ts'
import { isIncomplete } from '#api/pages.ts'
import { machinesQuery } from '#api/records/selections.ts'
import { Forecast } from '#app/forecast/Forecast.tsx'
import { load } from '#app/query/load.ts'
import { pending } from '#app/shell/RouteStates.tsx'
import { byMachine } from '#features/inventory/groups.ts'
import { ReadScope } from '#features/inventory/ReadState.tsx'
import { parcelReads, useInventory } from '#features/inventory/use-inventory.ts'
import { columns, figures, filters, levelWords, machine as words, sortings, titles } from '#features/network/copy.ts'
import {
  citiesOf,
  inCity,
  isTensionKnown,
  type Machine,
  machinesOf,
  sorted,
  sortingOf,
  SORTINGS,
  tenseAmong,
} from '#features/network/machines.ts'
import { Network } from '#features/network/Network.tsx'
import { Sections } from '#features/network/Sections.tsx'
import type { CsvColumn } from '#lib/csv.ts'
import { isSameName } from '#lib/plain-text.ts'
import { textIn, wholeNumberIn } from '#lib/search-values.ts'
import { ExportTable } from '#list/ExportList.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** Search parameters of « Réseau ». Defaults are left out. */
interface NetworkSearch {
  ville?: string | undefined
  tri?: string | undefined
  /** Machine with visible details. */
  machine?: number | undefined
}

/** Reads the search parameters. The screen checks whether city, machine and sorting exist. */
const networkSearch = ({ ville, tri, machine }: Record<string, unknown>): NetworkSearch => ({
  ville: textIn(ville) || undefined,
  tri: textIn(tri) || undefined,
  machine: wholeNumberIn(machine),
})

/** Columns of the exported list of machines. */
const machineFile: CsvColumn<Machine>[] = [
  { header: columns.machine, cell: ({ name }) => name },
  { header: columns.city, cell: ({ city }) => city },
  { header: columns.occupied, cell: ({ occupancy }) => figures.occupiedCell(occupancy) },
  { header: columns.slots, cell: ({ occupancy }) => occupancy.total },
  { header: columns.percent, cell: ({ occupancy }) => figures.percentCell(occupancy) },
  { header: columns.unreserved, cell: ({ occupancy }) => occupancy.unreserved },
  { header: columns.verdict, cell: (machine) => levelWords(machine, false) },
]

/** Reads whose age the screen shows. */
const reads = [lockers.all(machinesQuery), ...parcelReads]

export const Route = createFileRoute('/_console/reseau')({
  validateSearch: networkSearch,
  loader: (loader) => load(loader, lockers.all(machinesQuery)),
  component: NetworkScreen,
  pendingComponent: pending('rows'),
})

function NetworkScreen() {
  const { ville, tri, machine: chosenId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const bands = Route.useRouteContext({ select: ({ config }) => config.temperatureBands })
  const { data } = lockers.useAllLockers(machinesQuery)
  const inventory = useInventory()
  const { orders, mayBeMore, isReading } = inventory.parcels
  const groups = useMemo(() => byMachine(orders), [orders])
  const all = useMemo(() => {
    const counts = new Map(groups.map(({ id, orders: { length } }) => [id, length]))
    return machinesOf(data.items, { counts, mayBeMore })
  }, [data.items, groups, mayBeMore])
  const cities = useMemo(() => citiesOf(all), [all])
  // Ignores a city without machines, for example from an old link.
  const city = cities.find((each) => isSameName(each, ville ?? ''))
  const sorting = sortingOf(tri)
  // The occupancy grows with each page of the parcels. No machine moves until the last one.
  const order = isReading && sorting === 'occupation' ? 'nom' : sorting
  const machines = useMemo(() => sorted(inCity(all, city), order), [all, city, order])
  const chosen = machines.find(({ id }) => id === chosenId)
  const isShown = useCallback(
    (id: number) => (chosen ? [chosen] : machines).some((machine) => machine.id === id),
    [chosen, machines],
  )
  const tense = tenseAmong(machines)
  const unmeasured = machines.filter(({ occupancy }) => occupancy.level === 'unmeasured').length
  return (
    <>
      <PageTitle parts={[titles.list]} />
      <PageHeader
        title={titles.list}
        count={howMany.lockers(machines.length)}
        more={
          machines.length > 0 && (
            <ExportTable
              title={titles.list}
              columns={machineFile}
              rows={machines}
              isIncomplete={mayBeMore !== 0 || isIncomplete(data)}
            />
          )
        }
        refresh={<RefreshBar reads={reads} scope={<ReadScope {...inventory} />} />}
      />
      <Network
        machines={machines}
        isReading={isReading}
        chosen={chosen}
        onChoose={(id) => navigate({ search: { ville: city, tri, machine: id }, replace: true, resetScroll: false })}
        suggestion={words.noMachine}
        filters={
          <>
            <AddressSelect
              label={filters.city}
              value={city ?? ''}
              options={[['', filters.everyCity], ...cities.map((each) => [each, each] as const)]}
              onChange={(value) =>
                navigate({ search: (now) => ({ ...now, ville: value || undefined, machine: undefined }) })
              }
            />
            <AddressSelect
              label={filters.sort}
              value={sorting}
              options={SORTINGS.map((each) => [each, sortings[each]] as const)}
              onChange={(value) =>
                navigate({
                  search: (now) => ({ ...now, tri: value === SORTINGS[0] ? undefined : value }),
                  replace: true,
                })
              }
            />
            {isIncomplete(data) && (
              <Text flex="1 0 100%" c="dimmed" fz="sm" role="status">
                {figures.incomplete}
              </Text>
            )}
            <Text flex="1 0 100%" c="dimmed" fz="sm">
              {figures.snapshot} · {figures.tense(tense, unmeasured, isTensionKnown(machines) && !isIncomplete(data))}
            </Text>
          </>
        }
      />
      <Box mt="lg">
        <Forecast isShown={isShown} />
      </Box>
      <Sections
        machines={chosen ? [chosen] : machines}
        isEverywhere={chosen === undefined && city === undefined}
        chosen={chosen}
        parcels={groups.find(({ id }) => id === chosen?.id)?.orders ?? []}
        hasAllParcels={mayBeMore === 0}
        bands={bands}
      />
    </>
  )
}
