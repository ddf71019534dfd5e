import { codeOf } from '#api/records/orders.ts'
import { Button } from '#ui/Button.tsx'
import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { expiring as words } from './copy.ts'
import type { Expiring } from './hold.ts'
import { HoldDeadline } from './HoldDeadline.tsx'
import { companyName, machineName } from './place.ts'
import { likelyNext, statusLabel } from './status.ts'

const column = columnsOf<Expiring>()
const companyOfRow = ({ order }: Expiring) => companyName(order)
const machineOfRow = ({ order }: Expiring) => machineName(order)

const expiringColumns = column.columns([
  column.accessor(({ order }) => codeOf(order), {
    id: 'barcode',
    header: words.barcode,
    meta: { rowHeader: true, nowrap: true },
    cell: ({ getValue, row: { original } }) => (
      <TextLink to="/livraisons/detail/$id" params={{ id: original.order.id }}>
        {getValue()}
      </TextLink>
    ),
  }),
  column.accessor(companyOfRow, { id: 'company', header: words.company, cell: TextCell }),
  column.accessor(machineOfRow, { id: 'machine', header: words.machine, cell: TextCell }),
  column.accessor('deadline', {
    header: words.left,
    meta: { nowrap: true },
    cell: ({ getValue }) => <HoldDeadline deadline={getValue()} />,
  }),
  column.accessor(({ order }) => statusLabel(likelyNext(order.status)), { id: 'next', header: words.next }),
])

interface Props {
  caption: string
  rows: readonly Expiring[]
  loading: boolean
  isWhole: boolean
  onWhole: (isWhole: boolean) => unknown
}

/** Number of rows shown at first. */
const SHOWN = 10

/** Parcels that expire soon: the first rows, or all on demand. */
export function ExpiringTable({ caption, rows, loading, isWhole, onWhole }: Props) {
  return (
    <>
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
    </>
  )
}
