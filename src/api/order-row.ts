/** Fields shown by every list of orders. Shared here because features must not import each other. */
import type { Company, Locker, Order, TemperatureZone } from './generated/entities.ts'
import type { Selection } from './query-string.ts'

interface Related {
  company: Selection<Company>
  locker: Selection<Locker>
  zone?: Selection<TemperatureZone>
}

/**
 * Neither the client nor the pick-up code, because they are private. Some servers send company and machine only below the
 * booking, so both places are requested. `hold` and `history` give the deadline.
 */
export const orderRow = ({ company, locker, zone = [] }: Related): Selection<Order> => [
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
  { bookingSlot: [{ company }, { slot: [{ temperatureZone: [...zone, { locker }] }] }] },
]
