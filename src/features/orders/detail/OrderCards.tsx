import type { Order } from '#api/generated/entities.ts'
import { useCan } from '#session/session.ts'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { ClientCard } from './ClientCard.tsx'
import { OrderDetailsForm } from './OrderDetailsForm.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ProductsCard } from './ProductsCard.tsx'
import { ShipperCard } from './ShipperCard.tsx'
import styles from './detail.module.css'

const loadGroup = retryUntilLoaded(async () => (await import('./GroupCard.tsx')).GroupCard)

interface Props {
  order: Order
  /** This deployment allows work on many deliveries at once. */
  bulk: boolean
}

/** The cards of an order in two columns. Administrators see the cards that edit as well. */
export function OrderCards({ order, bulk }: Props) {
  const seesEverything = useCan('orders:see-everything')
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <OrderSummary order={order} />
        <ClientCard orderId={order.id} client={order.client} />
        <ProductsCard order={order} />
        {seesEverything && <OrderDetailsForm order={order} />}
      </div>
      <div className={styles['column']}>
        <OrderTimeline order={order} />
        {seesEverything && <ShipperCard order={order} />}
        {order.multiOrderCode && <Late load={loadGroup} props={{ order, bulk }} />}
      </div>
    </div>
  )
}
