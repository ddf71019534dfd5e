import * as orders from '#api/generated/orders.ts'
import { IN_MACHINE, type StatusInMachine } from '#api/order-facts.ts'

/** The fields of the list of deliveries, and the zone. Neither the recipient nor the pick-up code: they are private. */
const locker = ['id', 'shortLocation', 'location'] as const
const company = ['id', 'name'] as const
const fields = [
  'id',
  'barcode',
  'multiOrderCode',
  'cleveronSlotId',
  'status',
  'createdAt',
  'hold',
  'history',
  { company },
  { locker },
  { bookingSlot: [{ company }, { slot: [{ temperatureZone: ['id', 'name', 'myKey', { locker }] }] }] },
] as const satisfies orders.ListParams['q']

export function parcelRead(status: StatusInMachine) {
  const query = { status, 'order[id]': 'desc', q: fields } as const
  return { query, queryKey: orders.inMachines(query).queryKey }
}

/** For the line that says how old the data of a screen are, and reads them again. */
export const parcelReads = IN_MACHINE.map(parcelRead)
