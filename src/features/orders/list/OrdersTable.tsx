import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { titles } from '#features/orders/copy.ts'
import { groupRanks } from '#features/orders/group.ts'
import { statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { focusTitle } from '#ui/focus.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { TableView } from '#ui/table/DataTable.tsx'
import { GroupRanks } from './columns.tsx'
import { filters, noOrders } from './copy.ts'
import type { OrderSearch } from './search.ts'
import styles from './list.module.css'

type View = ComponentProps<typeof TableView<Order>>

export interface OrdersTableProps extends Pick<View, 'table' | 'density' | 'marks' | 'selected'> {
  orders: readonly Order[]
  /** The first rows are still loading. */
  loading: boolean
  /** Previous rows are shown while the new ones load. */
  stale: boolean
  /** Rows exist before the first or after the last one. A submission that may continue there is not counted. */
  rowsBefore: boolean
  rowsAfter: boolean
  /** A filter of the address is active. */
  hasFilter: boolean
  /** Empty state. */
  empty: ReactNode
}

/** The deliveries. Those of one submission are drawn as a group, with their ranks. */
export function OrdersTable({ orders, rowsBefore, rowsAfter, hasFilter, ...view }: OrdersTableProps) {
  const ranks = useMemo(
    () => groupRanks(orders, { rowsBefore, rowsAfter, isPart: hasFilter }),
    [orders, rowsBefore, rowsAfter, hasFilter],
  )
  const groupOf = ({ '@id': iri, multiOrderCode }: Order) => (ranks.has(iri) && multiOrderCode) || undefined
  return (
    <div className={styles['list']}>
      <GroupRanks value={ranks}>
        <TableView {...view} caption={titles.list} groupOf={groupOf} />
      </GroupRanks>
    </div>
  )
}

interface NoOrdersProps {
  search: OrderSearch
  /** Sentence of a filter that runs on the client: machine, company or days of creation. */
  sentence?: string | undefined
  /** The button that creates the first delivery, for roles that may. */
  create: ReactNode
  onClear: () => void
}

/** The empty list: names the filters and clears them, or offers to create the first delivery. */
export function NoOrders({ search: { barcode, status }, sentence, create, onClear }: NoOrdersProps) {
  if (sentence !== undefined) return <EmptyState sentence={sentence} />
  const on = [
    ...(barcode ? [noOrders.filterOn(filters.barcode, barcode)] : []),
    ...(status ? [noOrders.filterOn(filters.status, statusLabel(status))] : []),
  ]
  if (on.length > 0)
    return (
      <EmptyState
        suggestion={barcode && !status ? noOrders.search(barcode) : noOrders.filtered(on)}
        action={
          <Button
            variant="default"
            onClick={() => {
              onClear()
              focusTitle()
            }}
          >
            {filters.clear}
          </Button>
        }
      />
    )
  return <EmptyState suggestion={noOrders.suggestion} action={create} />
}
