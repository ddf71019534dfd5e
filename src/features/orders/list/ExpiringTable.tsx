import type { Order } from '#api/generated/entities.ts'
import type { Expiring } from '#domain/orders/history.ts'
import { codeOf, companyName, machineName } from '#domain/orders/place.ts'
import { likelyNext, statusLabel } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { expiring as words } from '#features/orders/change/copy.ts'
import { useMenuActions } from '#features/orders/change/order-acts.ts'
import { facts } from '#features/orders/copy.ts'
import { HoldDeadline } from '#features/orders/order-state.tsx'
import { Button } from '#ui/Button.tsx'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { OrderMenu } from './columns.tsx'
import styles from './columns.module.css'

const column = columnsOf<Expiring>()

const expiringColumns = column.columns([
  column.accessor(({ order }) => codeOf(order), {
    id: 'barcode',
    header: facts.barcode,
    meta: { rowHeader: true, nowrap: true },
    cell: ({ getValue, row: { original } }) => (
      <TextLink {...pageOf.orders(original.order.id)}>
        <span className={styles['code']}>{getValue()}</span>
      </TextLink>
    ),
  }),
  column.accessor(({ order }) => companyName(order), {
    id: 'place',
    header: words.place,
    cell: ({ getValue, row: { original } }) => (
      <span className={styles['stacked']}>
        <span title={getValue()}>{getValue()}</span>
        <span>{machineName(original.order)}</span>
      </span>
    ),
  }),
  column.accessor('deadline', {
    header: words.left,
    meta: { nowrap: true },
    // In a box of its own, because the style sheet moves a time to the front, which is before its title in a card.
    cell: ({ getValue }) => (
      <span>
        <HoldDeadline deadline={getValue()} />
      </span>
    ),
  }),
  column.accessor(({ order }) => statusLabel(likelyNext(order.status)), {
    id: 'next',
    header: words.next,
    meta: { nowrap: true },
    cell: ({ row: { original } }) => <NextStep order={original.order} />,
  }),
  column.display({ ...actionsColumn, cell: ({ row: { original } }) => <OrderMenu order={original.order} /> }),
])

/** The likely next status: for roles that may set it, a button that does. */
function NextStep({ order }: { order: Order }) {
  const next = useMenuActions(order).moves.find(({ likely }) => likely)
  const target = likelyNext(order.status)
  const status = statusLabel(target)
  return next === undefined ? (
    status
  ) : (
    <>
      <Button variant="default" size="xs" aria-label={status} title={status} onClick={next.onSelect}>
        {(target && words.steps[target]) ?? status}
      </Button>
      {/* Buttons are not printed. */}
      <span data-paper-only aria-hidden>
        {status}
      </span>
    </>
  )
}

interface Props {
  caption: string
  rows: readonly Expiring[]
  loading: boolean
  isWhole: boolean
  onWhole: (isWhole: boolean) => unknown
}

const SHOWN = 10

/** Parcels that expire soon: the first rows, or all on demand. */
export function ExpiringTable({ caption, rows, loading, isWhole, onWhole }: Props) {
  return (
    <div className={styles['expiring']}>
      <DataTable
        caption={caption}
        columns={expiringColumns}
        rows={rows.slice(0, isWhole ? undefined : SHOWN)}
        rowId={({ order }) => order['@id']}
        loading={loading}
      />
      {rows.length > SHOWN && (
        <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {isWhole ? words.fewer : words.all(rows.length)}
        </Button>
      )}
    </div>
  )
}
