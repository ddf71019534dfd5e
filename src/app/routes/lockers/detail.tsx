import { Box } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { Forecast } from '#app/forecast/Forecast.tsx'
import { slotsIn } from '#app/forecast/use-forecast.ts'
import { load } from '#app/query/load.ts'
import { numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pending } from '#app/shell/RouteStates.tsx'
import { wholeMachine } from '#features/analysis/forecast/copy.ts'
import { readWords } from '#features/inventory/copy.ts'
import { LockerParcels } from '#features/inventory/LockerParcels.tsx'
import { parcelReads, useParcelsBySlot } from '#features/inventory/use-inventory.ts'
import { useRemoveLocker } from '#features/lockers/columns.tsx'
import { actions, titles } from '#features/lockers/copy.ts'
import { LockerCard } from '#features/lockers/LockerCard.tsx'
import { LockerZones } from '#features/lockers/LockerZones.tsx'
import {
  embeddedZones,
  lockerDetail,
  referenceOf,
  slotKindsOf,
  slotListsOf,
  useLockerZones,
  zoneListOf,
} from '#features/lockers/zones.ts'
import { LatestDeliveries, latestReads } from '#features/orders/latest/LatestDeliveries.tsx'
import { savesData } from '#lib/device.ts'
import { Siblings } from '#list/Siblings.tsx'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { Can } from '#session/Can.tsx'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

export const Route = createFileRoute('/_console/lockers/detail/$id')({
  params: numericId,
  // One call, unless the server answers with bare IRIs. Then zones and slots are read one after the other.
  loader: async (loader) => {
    const { queryClient } = loader.context
    const detail = lockers.one(loader.params.id, lockerDetail)
    await load(loader, detail)
    const locker = queryClient.getQueryData(detail.queryKey)
    if (locker === undefined) return
    await Promise.all(zoneListOf(locker).map((list) => load(loader, list)))
    await Promise.all(slotReads(queryClient, locker).map((list) => load(loader, list)))
  },
  component: LockerDetail,
  pendingComponent: pending('below'),
})

/** Reads of the slots of each zone, after the zones have been read. */
function slotReads(client: QueryClient, locker: Locker) {
  const listed = zoneListOf(locker).flatMap(({ queryKey }) => client.getQueryData(queryKey)?.items ?? [])
  return slotListsOf(embeddedZones(locker) ?? listed)
}

function LockerDetail() {
  const client = useQueryClient()
  const { data: locker } = lockers.useLocker(Route.useParams().id, lockerDetail)
  const reference = referenceOf(locker)
  // With data saving on, the number of parcels is neither shown nor read.
  const counted = savesData() ? [] : parcelReads
  const reads = [
    lockers.one(locker.id, lockerDetail),
    ...zoneListOf(locker),
    ...slotReads(client, locker),
    ...counted,
    ...latestReads({ machine: locker.id }),
  ]
  return (
    <>
      <PageTitle parts={[reference, titles.list]} />
      <PageHeader
        title={`${titles.one} ${reference}`}
        back={<BackButton parent="/lockers" beside={<Siblings list="lockers" id={locker.id} />} />}
        refresh={<RefreshBar reads={reads} scope={!savesData() && readWords.scope} />}
        more={<Actions locker={locker} />}
        secondary={<LockerParcels id={locker.id} />}
      />
      <LockerCard locker={locker} />
      {savesData() ? <LockerZones locker={locker} parcels={undefined} /> : <OccupiedZones locker={locker} />}
      <Box mt="lg">
        <ForecastOf locker={locker} />
      </Box>
      <Box mt="lg">
        <LatestDeliveries key={locker.id} place={{ machine: locker.id }} />
      </Box>
    </>
  )
}

function OccupiedZones({ locker }: { locker: Locker }) {
  return <LockerZones locker={locker} parcels={useParcelsBySlot(locker.id)} />
}

/** The forecast of the whole machine, and of its slots by zone and size where there are several. */
function ForecastOf({ locker }: { locker: Locker }) {
  const zones = useLockerZones(locker)
  const places = useMemo(() => {
    const whole = { key: '', name: wholeMachine, isLink: false, machineId: locker.id, total: slotsIn(locker) }
    const kinds = slotKindsOf(zones).map((kind) => ({ ...kind, isLink: false, machineId: locker.id }))
    return kinds.length > 1 ? [whole, ...kinds] : [whole]
  }, [locker, zones])
  return <Forecast key={locker.id} places={places} />
}

function Actions({ locker }: { locker: Locker }) {
  const { id } = locker
  const navigate = useNavigate()
  const remove = useRemoveLocker({ refetch: 'none' })
  const removeAndLeave = async () => (await remove(locker)) && navigate({ to: '/lockers', replace: true })
  return (
    <>
      <Can do="lockers:edit">
        <LinkButton to="/lockers/modification/$id" params={{ id }} variant="default" leftSection={<Pencil {...icon} />}>
          {actions.edit}
        </LinkButton>
      </Can>
      <Can do="lockers:create">
        <LinkButton to="/lockers/creation" search={{ copie: id }} variant="default" leftSection={<Copy {...icon} />}>
          {actions.duplicate}
        </LinkButton>
      </Can>
      <Can do="lockers:remove">
        <Button variant="subtle" color="red" leftSection={<Trash2 {...icon} />} onClick={removeAndLeave}>
          {actions.remove}
        </Button>
      </Can>
    </>
  )
}
