import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { isPart } from '#api/page-walk.ts'
import { onceInBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { stemOf } from '#features/orders/group.ts'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { group } from './copy.ts'
import { GroupStep } from './GroupStep.tsx'
import { type GroupMember, membersOf, siblingsQuery } from './siblings.ts'
import styles from './detail.module.css'

interface Props {
  order: Order
  /** The same step for all of them is offered. */
  bulk: boolean
}

/**
 * The other parcels of a submission. They are read behind the page, so only this card shows a failure. The
 * barcode search returns more than the group; the group code decides which orders belong to it.
 */
export function GroupCard({ order, bulk }: Props) {
  const stem = stemOf(order)
  const canBeFound = stem !== undefined
  const found = orders.useAllOrdersQuery(siblingsQuery(order), { ...onceInBackground, enabled: canBeFound })
  const { isRead, hasFailed, isAsking } = readState(found)
  const { items = [], total } = found.data ?? {}
  // A short stem finds orders of many groups. The newest of them are read.
  const isPartly = found.data !== undefined && isPart(found.data)
  const members = membersOf(order, items, isPartly)
  return (
    <Card title={group.title}>
      {isPartly && <p className={styles['nothing']}>{group.part(items.length, total, stem ?? '')}</p>}
      {canBeFound && !isRead ? (
        <>
          <p className={styles['nothing']} role="status">
            {hasFailed ? group.failed : words.loading}
          </p>
          {hasFailed && <RetryButton busy={isAsking} onRetry={found.refetch} />}
        </>
      ) : members.length === 0 ? (
        <p className={styles['nothing']}>{isPartly ? group.noneAmong : group.none}</p>
      ) : (
        <>
          <ol className={styles['members']}>
            {members.map((member) => (
              <Member key={member.order.id} member={member} isThis={member.order.id === order.id} />
            ))}
          </ol>
          {bulk && !isPartly && <GroupStep order={order} members={members} />}
        </>
      )}
    </Card>
  )
}

function Member({ member: { order, rank }, isThis }: { member: GroupMember; isThis: boolean }) {
  return (
    <li className={styles['member']}>
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
