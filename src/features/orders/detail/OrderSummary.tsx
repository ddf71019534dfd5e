import { Box } from '@mantine/core'
import { Barcode } from 'lucide-react'
import type { Order } from '#api/generated/entities.ts'
import { stemOf } from '#domain/orders/group.ts'
import { companyName, companyOf, lockerOf, addressOf, machineName, zoneOf } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { labelLinks } from '#features/orders/copy.ts'
import { labelsSearch } from '#features/orders/labels/search.ts'
import { formatDateTime } from '#lib/dates.ts'
import { Can } from '#session/Can.tsx'
import { useCan } from '#session/session.ts'
import { Card } from '#ui/Card.tsx'
import { Copyable, DirectionsLink } from '#ui/contact.tsx'
import { Explained } from '#ui/Explained.tsx'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { DescriptionList, MissingText } from '#ui/MissingText.tsx'
import { actions, fields, meanings, titles } from './copy.ts'
import { ZoneField } from './ZoneField.tsx'

/** The main facts of an order. People who may edit orders can change the zone. */
export function OrderSummary({ order }: { order: Order }) {
  const mayEdit = useCan('orders:edit')
  const address = addressOf(lockerOf(order))
  return (
    <Card
      title={titles.information}
      actions={
        <LinkButton
          variant="default"
          size="xs"
          leftSection={<Barcode {...icon} />}
          to="/livraisons/etiquettes"
          search={labelsSearch([order.id])}
        >
          {labelLinks.one}
        </LinkButton>
      }
    >
      <DescriptionList
        entries={[
          [fields.company, <CompanyLink key="company" order={order} />],
          [
            fields.address,
            address ? <MachineLinks key="address" order={order} address={address} /> : machineName(order),
          ],
          ...(mayEdit ? [] : [[fields.zone, zoneOf(order.bookingSlot)] as const]),
          [fields.barcode, order.barcode && <Copyable key="barcode" text={order.barcode} />],
          [
            fields.multiOrderCode,
            order.multiOrderCode && <Group key="group" order={order} />,
            <Explained key="word" meaning={meanings.multiOrderCode}>
              {fields.multiOrderCode}
            </Explained>,
          ],
          [fields.createdAt, formatDateTime(order.createdAt)],
          [fields.updatedAt, formatDateTime(order.updatedAt)],
        ]}
      />
      <Can do="orders:edit">
        <Box mt="lg">
          <ZoneField order={order} />
        </Box>
      </Can>
    </Card>
  )
}

function CompanyLink({ order }: { order: Order }) {
  const name = companyName(order)
  const id = companyOf(order)?.id
  if (id === undefined || name === undefined) return <MissingText>{name}</MissingText>
  return <TextLink {...pageOf.companies(id)}>{name}</TextLink>
}

function MachineLinks({ order, address }: { order: Order; address: string }) {
  const id = lockerOf(order)?.id
  return (
    <>
      <DirectionsLink address={address} />
      {id !== undefined && (
        <Box data-screen-only pt="sm">
          <TextLink {...pageOf.lockers(id)}>{actions.machine}</TextLink>
        </Box>
      )}
    </>
  )
}

/** Group code, and a link to the other orders of the submission. Their barcodes differ only in the last number. */
function Group({ order }: { order: Order }) {
  const { multiOrderCode } = order
  const stem = stemOf(order)
  return (
    <>
      {multiOrderCode}{' '}
      {stem && (
        <TextLink to="/livraisons" search={{ barcode: stem }}>
          {actions.siblings}
        </TextLink>
      )}
    </>
  )
}
