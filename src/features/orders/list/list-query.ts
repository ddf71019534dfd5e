import type { ListParams } from '#api/generated/orders.ts'
import { defaultSize, type OrderSearch } from './search.ts'

const locker = ['shortLocation', 'location'] as const
const company = ['name'] as const

/**
 * Only the fields that the list shows: the client and the pick-up code are private. Some servers send company and
 * machine only below the booking, so both places are requested. `hold` and `history` give the deadline.
 */
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

/** The query of the API for a state of the list. Its parameters have other names than those of the URL. */
export const listQuery = ({ page = 1, per_page = defaultSize, barcode, status }: OrderSearch): ListParams => ({
  page,
  itemsPerPage: per_page,
  ...(barcode && { barcode }),
  ...(status && { status }),
  'order[id]': 'desc',
  q: fields,
})
