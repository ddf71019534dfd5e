import type { ListParams } from '#api/generated/orders.ts'
import type { OrderSearch } from './search.ts'

/**
 * What the list shows and no more: neither the recipient nor the pick-up code (ORD-87). Company and machine are asked for
 * in both places where a server may have them; `hold` and `history` tell how long a parcel may stay.
 */
const locker = ['shortLocation', 'location'] as const
const company = ['name'] as const
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
  { bookingSlot: [{ company }, { slot: [{ temperatureZone: [{ locker }] }] }] },
] as const satisfies ListParams['q']

/** The call behind a state of the list; its names are the API's, not the address's (ORD-27). */
export const listQuery = ({ page = 1, per_page = 10, barcode, status }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...(barcode && { barcode }),
  ...(status && { status }),
  'order[id]': 'desc',
  q: fields,
})
