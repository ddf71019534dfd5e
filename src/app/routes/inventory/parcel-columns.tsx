import { parcelColumns } from '#features/inventory/parcel-columns.tsx'
import { deadlineOf, depositOf } from '#features/orders/hold.ts'
import { HoldDeadline } from '#features/orders/HoldDeadline.tsx'

/** The inventory's table, with what the deliveries know of a parcel. */
export const columns = parcelColumns({
  depositOf,
  deadline: (order) => <HoldDeadline deadline={deadlineOf(order)} status={order.status} />,
})
