import type { Client, Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { everyRow, type GroupRank, groupRanks, rankInBarcode, stemOf } from '#domain/orders/group.ts'
import { companyName, machineName, zoneOfOrder } from '#domain/orders/place.ts'
import { zoneName } from '#lib/names.ts'

const company = ['id', 'name'] as const
const locker = ['id', 'shortLocation', 'location'] as const
const zone = ['id', 'name', 'myKey', { locker }] as const

/** Fields of a label. The pick-up code and the recipient's phone and e-mail are never requested. */
const fields = [
  'id',
  'barcode',
  'multiOrderCode',
  { company },
  { locker },
  { bookingSlot: ['id', { company }, { slot: ['id', { temperatureZone: zone }] }] },
] as const satisfies Selection<Order>

/** Adds the name of the recipient, to print the initials. */
const withClient = [...fields, { client: ['id', 'firstname', 'lastname'] }] as const satisfies Selection<Order>

export const labelQuery = (initials: boolean) => ({ q: initials ? withClient : fields })

/** @param partly stems with further matches that were not fetched */
export function factsOfLabel(order: Order, group: readonly Order[], partly: ReadonlySet<string>) {
  return {
    id: order.id,
    /** Content of the printed codes. */
    barcode: order.barcode ?? '',
    company: companyName(order),
    machine: machineName(order),
    zone: zoneName(zoneOfOrder(order)),
    rank: order.multiOrderCode ? rankOf(order, group, partly) : undefined,
    initials: initialsOf(order.client),
  }
}

/** Leaves out the size of an incomplete submission, because « 1/2 » on one of three parcels would be wrong. */
function rankOf(order: Order, group: readonly Order[], partly: ReadonlySet<string>): GroupRank | undefined {
  const others = group.filter(({ id, multiOrderCode }) => id !== order.id && multiOrderCode === order.multiOrderCode)
  const members = [order, ...others]
  if (members.some((member) => partly.has(stemOf(member) ?? ''))) return undefined
  const alone = rankInBarcode(order)
  return groupRanks(members, everyRow).get(order['@id']) ?? (alone > 0 ? { rank: alone } : undefined)
}

/** « M. T. ». A missing name has no initial. */
function initialsOf(client: Pick<Client, 'firstname' | 'lastname'> | undefined): string | undefined {
  const letters = [client?.firstname, client?.lastname].flatMap((name) => Array.from(name?.trim() ?? '').slice(0, 1))
  return letters.length === 0 ? undefined : letters.map((letter) => `${letter.toLocaleUpperCase('fr')}.`).join(' ')
}

/** Queries for the other parcels of these orders, one for each submission. */
export function groupsOf(orders: readonly Order[]) {
  const stems = orders.flatMap((order) => (order.multiOrderCode ? (stemOf(order) ?? []) : []))
  return [...new Set(stems)].map(
    (barcode) => ({ barcode, 'order[id]': 'desc', q: ['id', 'barcode', 'multiOrderCode'] }) as const,
  )
}
