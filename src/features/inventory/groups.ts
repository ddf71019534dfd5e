import type { Locker, Order } from '#api/generated/entities.ts'
import { lockerOf, zoneOfOrder } from '#domain/orders/place.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, lockerName, zoneName } from '#lib/names.ts'

/** Parcels of one machine or zone. Without an id and a name it is unknown. */
export interface Group {
  id?: number | undefined
  name?: string | undefined
  orders: Order[]
}

/** Groups by machine, sorted by name, the unknown one last. */
export const byMachine = (orders: readonly Order[]) =>
  grouped(orders, (order) => ({ id: lockerOf(order)?.id, name: lockerName(lockerOf(order)) }))

/** The parcels of one machine. */
export const inMachine = (orders: readonly Order[], machineId: number): readonly Order[] =>
  orders.filter((order) => lockerOf(order)?.id === machineId)

/** Groups by zone, the unknown one last, sorted by slot number within each. */
export const byZone = (orders: readonly Order[]) =>
  grouped(orders, (order) => ({ id: zoneOfOrder(order)?.id, name: zoneName(zoneOfOrder(order)) })).map((zone) => ({
    ...zone,
    orders: zone.orders.toSorted(bySlot),
  }))

type Owner = Omit<Group, 'orders'>

const grouped = (orders: readonly Order[], ownerOf: (order: Order) => Owner): Group[] =>
  [...groupBy(orders, (order) => ownerOf(order).id ?? ownerOf(order).name ?? '').values()]
    .map((group) => ({ ...(group[0] && ownerOf(group[0])), orders: group }))
    .toSorted((a, b) => compareLast(a.name, b.name))

/** Sorts unknown names last. */
function compareLast(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return compareNames(a, b)
}

/** Slot 9 before slot 10; orders without a slot number last. */
const bySlot = (a: Order, b: Order) => compareLast(a.cleveronSlotId, b.cleveronSlotId)

export type MachineRow = ReturnType<typeof inMachines>['rows'][number]

/** Every machine with its expected number of parcels, and the groups of parcels whose machine is unknown or was removed. */
export function inMachines(lockers: readonly Locker[], orders: readonly Order[]) {
  const groups = byMachine(orders)
  const counts = new Map(groups.map(({ id, orders: here }) => [id, here.length]))
  const rows = lockers.map((locker) => ({
    '@id': locker['@id'],
    locker,
    name: lockerName(locker) ?? '',
    count: counts.get(locker.id) ?? 0,
  }))
  const listed = new Set(lockers.map(({ id }) => id))
  return {
    rows: rows.toSorted((a, b) => compareNames(a.name, b.name)),
    others: groups.filter(({ id }) => id === undefined || !listed.has(id)),
  }
}
