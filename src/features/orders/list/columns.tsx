import { createContext, use } from 'react'
import type { Order } from '#api/generated/entities.ts'
import type { GroupRank } from '#domain/orders/group.ts'
import { deadlineOf } from '#domain/orders/history.ts'
import { companyName, machineName } from '#domain/orders/place.ts'
import { isInMachine, statusLabel } from '#domain/orders/status.ts'
import { groupRank, titles as orderTitles } from '#features/orders/copy.ts'
import { HoldDeadline, OrderBadge, StatusAge } from '#features/orders/order-state.tsx'
import { TextLink } from '#ui/links.tsx'
import { LateMenu, rowMenuTrigger } from '#ui/menu/LateMenu.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'
import styles from './columns.module.css'

/** Ranks of the deliveries on screen in their submission, by IRI. */
export const GroupRanks = createContext<ReadonlyMap<string, GroupRank>>(new Map())

/** Whether the rows show how long they have had their status. */
export const ShowsAge = createContext(false)

const column = columnsOf<Order>()

/** Same order as in the specification. */
export const orderColumns = column.columns([
  column.accessor('id', {
    header: titles.id,
    meta: { rowHeader: true, nowrap: true, card: 'name' },
    cell: ({ getValue }) => (
      <TextLink to="/livraisons/detail/$id" params={{ id: getValue() }}>
        {getValue()}
      </TextLink>
    ),
  }),
  column.accessor(companyName, {
    id: 'company',
    header: titles.company,
    meta: { card: 'word' },
    cell: TextCell,
  }),
  column.accessor(machineName, {
    id: 'locker',
    header: titles.locker,
    meta: { card: 'word' },
    cell: TextCell,
  }),
  column.accessor('barcode', {
    header: titles.barcode,
    meta: { nowrap: true, card: 'line' },
    cell: ({ getValue }) => getValue() && <span className={styles['code']}>{getValue()}</span>,
  }),
  column.accessor('multiOrderCode', {
    header: titles.multiOrderCode,
    meta: { nowrap: true, card: 'none' },
    cell: ({ row: { original } }) => <GroupCode order={original} />,
  }),
  // The order keeps its slot number after the parcel has left: show it only while the parcel is in the slot.
  column.accessor(({ status, cleveronSlotId }) => (isInMachine(status) ? cleveronSlotId : undefined), {
    id: 'slot',
    header: titles.slot,
    meta: { numeric: true, card: 'none' },
  }),
  column.accessor('status', {
    header: titles.status,
    meta: { card: 'state', exportValue: ({ status }) => status && statusLabel(status) },
    cell: ({ getValue, row: { original } }) => (
      <span className={styles['status']}>
        <OrderBadge status={getValue()} />
        <span className={styles['times']}>
          <HoldDeadline deadline={deadlineOf(original)} status={getValue()} />
          <ShownAge order={original} />
        </span>
      </span>
    ),
  }),
  column.date('createdAt', titles.createdAt, { card: 'none' }),
  column.display({
    ...actionsColumn,
    cell: ({ row: { original } }) => <OrderMenu order={original} />,
  }),
])

function GroupCode({ order: { '@id': iri, multiOrderCode } }: { order: Order }) {
  const rank = use(GroupRanks).get(iri)
  if (!multiOrderCode) return null
  return (
    <span className={styles['group']}>
      {multiOrderCode}{' '}
      {rank && (
        <span className={styles['rank']} title={groupRank.words(rank)}>
          {groupRank.short(rank)}
        </span>
      )}
    </span>
  )
}

const ShownAge = ({ order }: { order: Order }) => use(ShowsAge) && <StatusAge order={order} />

const loadActions = async () => (await import('./OrderActions.tsx')).OrderActions

/** The « … » menu of a row. Its code is loaded when the menu is hovered, focused or opened. */
export const OrderMenu = ({ order }: { order: Order }) => (
  <LateMenu load={loadActions} props={{ order }}>
    {rowMenuTrigger(orderTitles.row(order.id))}
  </LateMenu>
)
