import { Stack } from '@mantine/core'
import { UserCheck } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { pageOf } from '#domain/pages.ts'
import { fullName } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { MissingText } from '#ui/MissingText.tsx'
import { ClientCard } from './ClientCard.tsx'
import { actions, titles } from './copy.ts'
import { GroupCard } from './GroupCard.tsx'
import { OrderDetailsForm } from './OrderDetailsForm.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { ProductsCard } from './ProductsCard.tsx'
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
    <Stack className={styles['columns']} gap="lg">
      <Stack className={styles['column']} gap="lg">
        <OrderSummary order={order} />
        <ClientCard order={order} />
        <ProductsCard order={order} />
        {seesEverything && <OrderDetailsForm order={order} />}
      </Stack>
      <Stack className={styles['column']} gap="lg">
        <OrderTimeline order={order} />
        {seesEverything && <ShipperCard order={order} />}
        {order.multiOrderCode && <GroupCard order={order} bulk={bulk} />}
      </Stack>
    </Stack>
  )
}

const loadShipper = async () => (await import('./ShipperDialog.tsx')).ShipperDialog

/** The person who brings the parcel to the machine. */
function ShipperCard({ order: { id, status, ...order } }: { order: Order }) {
  const shippedBy = order.shippedBy ?? undefined
  const assign = (
    <Can do="orders:assign-shipper">
      <DialogButton load={loadShipper} props={{ id, status, shippedBy }} leftSection={<UserCheck {...icon} />}>
        {shippedBy === undefined ? actions.assign : actions.reassign}
      </DialogButton>
    </Can>
  )
  return (
    <Card title={titles.shipper} actions={assign}>
      {shippedBy?.id === undefined ? (
        <MissingText>{shippedBy && fullName(shippedBy)}</MissingText>
      ) : (
        <TextLink {...pageOf.users(shippedBy.id)}>{fullName(shippedBy)}</TextLink>
      )}
    </Card>
  )
}
