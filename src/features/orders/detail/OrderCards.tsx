import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { useCan } from '#session/session.ts'
import { ClientCard } from './ClientCard.tsx'
import { GroupCard } from './GroupCard.tsx'
import { OrderDetailsForm } from './OrderDetailsForm.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ProductsCard } from './ProductsCard.tsx'
import { ShipperCard } from './ShipperCard.tsx'
import styles from './detail.module.css'

/** Some servers send the company and the machine on the order, others only below its booking: both are requested. */
const company = ['id', 'name'] as const
const locker = ['id', 'location', 'street', 'zipCode', 'city'] as const

/** The fields that every role sees. The other fields are not requested at all for roles that may not see them. */
export const restrictedFields = [
  'id',
  'status',
  'barcode',
  'multiOrderCode',
  'products',
  'history',
  'createdAt',
  'updatedAt',
  { company },
  { locker },
  { bookingSlot: ['id', { company }, { slot: ['id', { temperatureZone: ['id', 'name', 'myKey', { locker }] }] }] },
  { client: ['id', 'firstname', 'lastname', 'email', 'phone'] },
] as const satisfies Selection<Order>

/** Adds the fields that administrators edit. */
export const adminFields = [
  ...restrictedFields,
  'cleveronOrderId',
  'cleveronSlotId',
  'externalOrderId',
  'receiveCode',
  'hold',
  'ageRestriction',
  { shippedBy: ['id', 'firstName', 'lastName'] },
] as const satisfies Selection<Order>

interface Props {
  order: Order
  /** Feature of the deployment: bulk actions. */
  bulk: boolean
}

/** The cards of an order in two columns. Administrators see the cards that edit as well. */
export function OrderCards({ order, bulk }: Props) {
  const seesEverything = useCan('orders:see-everything')
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <OrderSummary order={order} />
        <ClientCard order={order} />
        <ProductsCard order={order} />
        {seesEverything && <OrderDetailsForm order={order} />}
      </div>
      <div className={styles['column']}>
        <OrderTimeline order={order} />
        {seesEverything && <ShipperCard order={order} />}
        {order.multiOrderCode && <GroupCard order={order} bulk={bulk} />}
      </div>
    </div>
  )
}
