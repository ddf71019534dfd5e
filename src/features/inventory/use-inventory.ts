import { useMemo } from 'react'
import * as orders from '#api/generated/orders.ts'
import { inBackground, type QuerySettings } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { orderRow, type Asked } from '#api/records/selections.ts'
import { useRemainingPages } from '#api/whole-list.ts'
import { IN_MACHINE, ON_THE_WAY, statusesBefore, type StatusUnderWay } from '#domain/orders/status.ts'
import { groupBy } from '#lib/group-by.ts'
import { countCheckOf } from '#refresh/count-check.ts'
import { usePreference } from '#session/preferences.ts'
import { inMachine } from './groups.ts'
import { isCutShort, joinLists, type InfiniteList } from './parcel-reading.ts'

/** Requests the ids of machine and zone, because the figures are grouped by them. */
const place = {
  company: ['id', 'name'],
  locker: ['id', 'shortLocation', 'location'],
  zone: ['id', 'name', 'myKey'],
} as const
const fields = orderRow(place)

function parcelRead(status: StatusUnderWay, q: Asked<'/orders'> = fields) {
  const query = { status, 'order[id]': 'desc', q } as const
  return { query, queryKey: orders.infinite(query).queryKey, countCheck: countCheckOf(status, statusesBefore(status)) }
}

/** Queries of the refresh bar. */
export const parcelReads = IN_MACHINE.map((status) => parcelRead(status))

/** Maximum age of cached parcels on a screen without a bar. */
type Keeping = Pick<QuerySettings, 'staleTime'>
const untilRefreshed: Keeping = { staleTime: Infinity }

function useInfiniteList(status: StatusUnderWay, keeping: Keeping, q?: Asked<'/orders'>) {
  const { query, queryKey } = parcelRead(status, q)
  const list = orders.useOrdersInfinite(query, { ...inBackground, ...keeping })
  const [repeats] = usePreference('autoRefresh')
  const refetch = useRemainingPages(list, queryKey, repeats)
  const { data: rows, hasNextPage, isFetching } = list
  const { hasFailed } = readState(list)
  const infiniteList = useMemo(
    (): InfiniteList => ({ status, rows, hasMore: hasNextPage, hasFailed }),
    [status, rows, hasNextPage, hasFailed],
  )
  return { infiniteList, isFetching, refetch }
}

/** Reads several statuses, each as a separate infinite list in the background. Screens share the lists, and their bar refreshes them. */
function useStatuses(statuses: readonly StatusUnderWay[], keeping: Keeping, q?: Asked<'/orders'>) {
  // oxlint-disable-next-line react/rules-of-hooks -- the caller has a constant list of statuses
  const all = statuses.map((status) => useInfiniteList(status, keeping, q))
  const lists = all.map(({ infiniteList }) => infiniteList)
  return {
    // oxlint-disable-next-line react/exhaustive-deps -- as many lists as statuses
    parcels: useMemo(() => joinLists(lists), lists),
    isFetching: all.some(({ isFetching }) => isFetching),
    failed: all.filter(({ infiniteList }) => infiniteList.hasFailed || isCutShort(infiniteList)),
  }
}

/** The orders expected in all machines, because the API has no filter by machine. */
export const useInventory = (keeping = untilRefreshed) => useStatuses(IN_MACHINE, keeping)

/** Queries of the parcels on their way, with the fields of the parcels in machines. */
export const parcelReadsOnTheWay = ON_THE_WAY.map((status) => parcelRead(status))

/** The parcels on their way to a machine. */
export const useParcelsOnTheWay = (keeping = untilRefreshed) => useStatuses(ON_THE_WAY, keeping)

/** Statuses of parcels that a courier brings or takes back. */
const OF_ROUND = ['ready_for_delivery', 'picked_up', 'overtime'] as const satisfies StatusUnderWay[]

const roundRow = orderRow({ ...place, slot: ['id', 'height', 'width', 'depth'] })
/** Administrators choose a courier. Other roles may not ask for the courier of a parcel. */
const rowWithCourier = [...roundRow, { shippedBy: ['id', 'firstName', 'lastName'] }] as const

const roundFields = (seesCouriers: boolean) => (seesCouriers ? rowWithCourier : roundRow)

/** Queries of the refresh bar of the round. */
export const roundReads = (seesCouriers: boolean) =>
  OF_ROUND.map((status) => parcelRead(status, roundFields(seesCouriers)))

/** The open deliveries of a round, read like the inventory: by status, because the API has no filter by machine or courier. */
export const useRoundParcels = (seesCouriers: boolean) =>
  useStatuses(OF_ROUND, untilRefreshed, roundFields(seesCouriers))

/** Number of parcels of a machine by `@id` of their slot. Undefined unless all are known with their slots. */
export function useParcelsBySlot(machineId: number): ReadonlyMap<string, number> | undefined {
  const { parcels } = useInventory()
  return useMemo(() => {
    const slots = inMachine(parcels.orders, machineId).map(({ bookingSlot }) => bookingSlot?.slot?.['@id'])
    if (parcels.mayBeMore > 0 || !slots.every((slot) => slot !== undefined)) return undefined
    return new Map([...groupBy(slots, (slot) => slot)].map(([slot, { length }]) => [slot, length]))
  }, [parcels, machineId])
}
