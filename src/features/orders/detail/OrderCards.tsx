import { Group, Stack, Text } from '@mantine/core'
import { Pencil, Send, UserCheck } from 'lucide-react'
import type { Client, Order, Product } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { pageOf } from '#domain/pages.ts'
import { mayResend } from '#features/orders/change/change-orders.ts'
import { fullName, numberOf } from '#lib/names.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { MailLink, PhoneLink } from '#ui/contact.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { DescriptionList, MissingText } from '#ui/MissingText.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { actions, fields, messages, titles } from './copy.ts'
import { GroupCard } from './GroupCard.tsx'
import { OrderDetailsForm } from './OrderDetailsForm.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
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

const loadClient = async () => (await import('./ClientDialog.tsx')).ClientDialog

/** The name of the client, or the number when the server sent a bare IRI. */
const clientName = (client: Ref<Client>) =>
  [client.lastname, client.firstname].filter(Boolean).join(' ') || numberOf(client)

/** The client. Only a client with an id can be edited. */
function ClientCard({ order: { id: orderId, client, status } }: { order: Order }) {
  const resends = useCan('orders:resend') && mayResend(status)
  const edit = client?.id !== undefined && (
    <Can do="orders:edit">
      <Group data-fill="phone" gap="sm" wrap="nowrap">
        <DialogButton
          load={loadClient}
          props={{ orderId, id: client.id, client, sendsAgain: true }}
          leftSection={<Send {...icon} />}
          offered={resends}
        >
          {actions.correct}
        </DialogButton>
        <DialogButton
          load={loadClient}
          props={{ orderId, id: client.id, client, sendsAgain: false }}
          leftSection={<Pencil {...icon} />}
        >
          {actions.edit}
        </DialogButton>
      </Group>
    </Can>
  )
  return (
    <Card title={titles.client} actions={edit}>
      {client === undefined ? (
        <Text c="dimmed">{messages.noClient}</Text>
      ) : (
        <DescriptionList
          entries={[
            [fields.name, clientName(client)],
            [fields.phone, client.phone && <PhoneLink key="phone" phone={client.phone} />],
            [fields.email, client.email && <MailLink key="email" email={client.email} />],
          ]}
        />
      )}
    </Card>
  )
}

const loadDialogs = () => import('./OrderDialogs.tsx')
const loadProducts = async () => (await loadDialogs()).ProductsDialog

type Line = Product & { rank: number }

const column = columnsOf<Line>()
const lineColumns = column.columns([
  column.accessor('name', { header: fields.product, meta: { rowHeader: true }, cell: TextCell }),
  column.number('quantity', fields.quantity),
  column.number('price', fields.price),
])
const rankOf = ({ rank }: Line) => String(rank)

function ProductsCard({ order }: { order: Order }) {
  const lines = (order.products ?? []).map((product, rank): Line => ({ ...product, rank }))
  const edit = (
    <Can do="orders:edit">
      <DialogButton load={loadProducts} props={{ order }} leftSection={<Pencil {...icon} />}>
        {actions.edit}
      </DialogButton>
    </Can>
  )
  return (
    <Card title={titles.products} actions={edit} flush>
      <DataTable
        caption={titles.products}
        columns={lineColumns}
        rows={lines}
        rowId={rankOf}
        empty={<EmptyState sentence={messages.noProducts} />}
      />
    </Card>
  )
}

const loadShipper = async () => (await loadDialogs()).ShipperDialog

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
