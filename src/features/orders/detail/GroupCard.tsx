import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { stemOf } from '#features/orders/group.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import { group } from './group.copy.ts'
import { GroupStep } from './GroupStep.tsx'
import { parcelsOf, siblingsQuery, type Parcel } from './siblings.ts'
import styles from './detail.module.css'

/**
 * The other parcels of a submission. They are read behind the page, so their failure is said here and nowhere else. The
 * barcode finds more than the group; only its code tells which orders belong to it.
 */
export function GroupCard({ order }: { order: Order }) {
  const canBeFound = stemOf(order) !== undefined
  const found = orders.useAllOrdersQuery(siblingsQuery(order), { ...inBackground, enabled: canBeFound })
  const parcels = parcelsOf(order, found.data?.items ?? [])
  const isUnknown = canBeFound && found.data === undefined
  return (
    <Card title={group.title}>
      {isUnknown ? (
        <Unread failed={found.isError && !found.isFetching} onRetry={() => void found.refetch()} />
      ) : parcels.length === 0 ? (
        <p className={styles['nothing']}>{group.none}</p>
      ) : (
        <>
          <ol className={styles['parcels']}>
            {parcels.map((parcel) => (
              <ParcelEntry key={parcel.order.id} parcel={parcel} isThis={parcel.order.id === order.id} />
            ))}
          </ol>
          <GroupStep order={order} parcels={parcels} />
        </>
      )}
    </Card>
  )
}

function Unread({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <>
      <p className={styles['nothing']} role="status">
        {failed ? group.failed : words.loading}
      </p>
      {failed && (
        <Button variant="default" size="xs" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </>
  )
}

function ParcelEntry({ parcel: { order, rank }, isThis }: { parcel: Parcel; isThis: boolean }) {
  return (
    <li className={styles['parcel']}>
      {rank && <span className={styles['moment']}>{group.rank(rank.rank, rank.of)}</span>}
      {isThis ? (
        <span aria-current="true">{group.this}</span>
      ) : (
        <TextLink to="/livraisons/detail/$id" params={{ id: order.id }}>
          {group.other(order.id)}
        </TextLink>
      )}
      <OrderBadge status={order.status} />
    </li>
  )
}
