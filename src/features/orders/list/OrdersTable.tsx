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
  /** The rows are those of the previous state while the new ones load. */
  stale: boolean
  /** The list goes on before the first row, or after the last one. A submission that goes on there is not counted. */
  rowsBefore: boolean
  rowsAfter: boolean
  /** Some filter is on: the status, the barcode, the machine or the company. */
  hasFilter: boolean
  /** Shown instead of rows when there are none. */
  empty: ReactNode
  /** Overrides the columns of the specification. */
  columns?: Columns<OrderRow> | undefined
  density?: Density | undefined
  /** Options of the table for these columns, such as its state of selection. */
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
