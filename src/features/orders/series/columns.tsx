import { X } from 'lucide-react'
import { OrderBadge } from '#features/orders/OrderBadge.tsx'
import { companyName, machineName } from '#features/orders/place.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { TextLink } from '#ui/links.tsx'
import { actionsColumn, columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles, outcomes, series } from './copy.ts'
import type { Read } from './series.ts'

const column = columnsOf<Read>()
const companyOfRow = ({ order }: Read) => order && companyName(order)
const machineOfRow = ({ order }: Read) => order && machineName(order)

function Code({ read: { text, outcome, order } }: { read: Read }) {
  if (order)
    return (
      <TextLink to="/livraisons/detail/$id" params={{ id: order.id }}>
        {text}
      </TextLink>
    )
  if (outcome === 'several')
    return (
      <TextLink to="/livraisons" search={{ barcode: text }}>
        {text}
      </TextLink>
    )
  return text
}

const State = ({ read: { outcome, order } }: { read: Read }) =>
  outcome === 'found' ? (
    <OrderBadge status={order?.status} />
  ) : (
    <StatusBadge tone={outcome === 'failed' ? 'danger' : outcome === 'unknown' ? 'warning' : undefined}>
      {outcomes[outcome]}
    </StatusBadge>
  )

export const columnsFor = (remove: (text: string) => void) =>
  column.columns([
    column.accessor('text', {
      header: titles.barcode,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <Code read={original} />,
    }),
    column.accessor('outcome', { header: titles.status, cell: ({ row: { original } }) => <State read={original} /> }),
    column.accessor(machineOfRow, { id: 'machine', header: titles.machine, cell: TextCell }),
    column.accessor(companyOfRow, { id: 'company', header: titles.company, cell: TextCell }),
    column.display({
      ...actionsColumn,
      cell: ({ row: { original } }) => (
        <IconButton aria-label={series.remove(original.text)} onClick={() => remove(original.text)}>
          <X {...icon} />
        </IconButton>
      ),
    }),
  ])
