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
  rowsBefore: boolean
  rowsAfter: boolean
  filtered: boolean
  empty: ReactNode
  /** Other columns than those of the specification, the height of the rows, and the feature of the table that they need. */
  columns?: Columns<OrderRow> | undefined
  density?: Density | undefined
  options?: object
  selected?: Readonly<Record<string, boolean>>
}

const groupOf = ({ inGroup, multiOrderCode }: OrderRow) => inGroup && multiOrderCode

export function OrdersTable({
  orders,
  rowsBefore,
  rowsAfter,
  filtered,
  columns = orderColumns,
  ...table
}: OrdersTableProps) {
  const rows = useMemo(() => {
    const ranks = groupRanks(orders, { rowsBefore, rowsAfter, filtered })
    return orders.map((order): OrderRow => {
      const inGroup = ranks.get(order['@id'])
      return inGroup ? { ...order, inGroup } : order
    })
  }, [orders, rowsBefore, rowsAfter, filtered])
  return (
    <div className={styles['list']}>
      <DataTable {...table} caption={titles.list} columns={columns} rows={rows} groupOf={groupOf} />
    </div>
  )
}
