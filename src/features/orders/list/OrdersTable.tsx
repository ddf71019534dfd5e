import { type ReactNode, useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { titles } from '#features/orders/copy.ts'
import { groupRanks } from '#features/orders/group.ts'
import type { RowMarks } from '#ui/table/BodyRow.tsx'
import type { Columns, Density } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { orderColumns, type OrderRow } from './columns.tsx'
import styles from './OrdersTable.module.css'

export interface OrdersTableProps {
  orders: readonly Order[]
  marks: RowMarks | undefined
  /** The first rows are still loading. */
  loading: boolean
  /** Previous rows are shown while the new ones load. */
  stale: boolean
  /** Rows exist before the first or after the last one. A submission that may continue there is not counted. */
  rowsBefore: boolean
  rowsAfter: boolean
  /** A filter is active: status, barcode, machine or company. */
  hasFilter: boolean
  /** Empty state. */
  empty: ReactNode
  /** Overrides the columns of the specification. */
  columns?: Columns<OrderRow> | undefined
  density?: Density | undefined
  /** Table options for these columns, such as the selection state. */
  options?: object
  selected?: Readonly<Record<string, boolean>>
}

const groupOf = ({ inGroup, multiOrderCode }: OrderRow) => inGroup && multiOrderCode

export function OrdersTable({
  orders,
  rowsBefore,
  rowsAfter,
  hasFilter,
  columns = orderColumns,
  ...table
}: OrdersTableProps) {
  const rows = useMemo(() => {
    const ranks = groupRanks(orders, { rowsBefore, rowsAfter, isPart: hasFilter })
    return orders.map((order): OrderRow => {
      const inGroup = ranks.get(order['@id'])
      return inGroup ? { ...order, inGroup } : order
    })
  }, [orders, rowsBefore, rowsAfter, hasFilter])
  return (
    <div className={styles['list']}>
      <DataTable {...table} caption={titles.list} columns={columns} rows={rows} groupOf={groupOf} />
    </div>
  )
}
