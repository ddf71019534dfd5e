import { type ReactNode, useId } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { useRemarks } from '#features/orders/actions/remarks.ts'
import { deadlineOf } from '#features/orders/hold.ts'
import { HoldDeadline } from '#features/orders/HoldDeadline.tsx'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { titles } from './copy.ts'
import { HeadActions } from './HeadActions.tsx'
import styles from './OrderHead.module.css'

interface Props {
  order: Order
  back: ReactNode
  refresh: ReactNode
  /** Leaves the page after the order has been deleted. */
  leave: () => unknown
}

/** Header of a delivery: title, status, deadline and actions. */
export function OrderHead({ order, back, refresh, leave }: Props) {
  const remarksId = useId()
  const remarks = useRemarks(order)
  return (
    <PageHeader
      title={titles.one(order.id)}
      aside={
        <>
          <OrderBadge status={order.status} />
          <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
        </>
      }
      back={back}
      refresh={<div className={styles['refresh']}>{refresh}</div>}
      action={<HeadActions order={order} describedBy={remarks.length > 0 ? remarksId : undefined} leave={leave} />}
      secondary={
        remarks.length > 0 && (
          <div className={styles['remarks']} id={remarksId}>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </div>
        )
      }
    />
  )
}
