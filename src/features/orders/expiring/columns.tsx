import { codeOf } from '#api/order-code.ts'
import { HoldDeadline } from '#features/orders/HoldDeadline.tsx'
import { companyName, machineName } from '#features/orders/place.ts'
import { likelyNext, statusLabel } from '#features/orders/status.ts'
import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'
import type { Expiring } from './expiring.ts'

const column = columnsOf<Expiring>()
const companyOfRow = ({ order }: Expiring) => companyName(order)
const machineOfRow = ({ order }: Expiring) => machineName(order)

export const expiringColumns = column.columns([
  column.accessor(({ order }) => codeOf(order), {
    id: 'barcode',
    header: titles.barcode,
    meta: { rowHeader: true, nowrap: true },
    cell: ({ getValue, row: { original } }) => (
      <TextLink to="/livraisons/detail/$id" params={{ id: original.order.id }}>
        {getValue()}
      </TextLink>
    ),
  }),
  column.accessor(companyOfRow, { id: 'company', header: titles.company, cell: TextCell }),
  column.accessor(machineOfRow, { id: 'machine', header: titles.machine, cell: TextCell }),
  column.accessor('deadline', {
    header: titles.left,
    meta: { nowrap: true },
    cell: ({ getValue }) => <HoldDeadline deadline={getValue()} />,
  }),
  column.accessor(({ order }) => statusLabel(likelyNext(order.status)), { id: 'next', header: titles.next }),
])
