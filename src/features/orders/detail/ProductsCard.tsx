import { Pencil } from 'lucide-react'
import type { Order, Product } from '#api/generated/entities.ts'
import { Can } from '#session/Can.tsx'
import { Card } from '#ui/Card.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { actions, fields, messages, titles } from './copy.ts'

const load = async () => (await import('./ProductsDialog.tsx')).ProductsDialog

type Line = Product & { rank: number }

const column = columnsOf<Line>()
const lineColumns = column.columns([
  column.accessor('name', { header: fields.product, meta: { rowHeader: true }, cell: TextCell }),
  column.number('quantity', fields.quantity),
  column.number('price', fields.price),
])
const rankOf = ({ rank }: Line) => String(rank)

export function ProductsCard({ order }: { order: Order }) {
  const lines = (order.products ?? []).map((product, rank): Line => ({ ...product, rank }))
  const edit = (
    <Can do="orders:edit">
      <DialogButton load={load} props={{ order }} leftSection={<Pencil {...icon} />}>
        {actions.edit}
      </DialogButton>
    </Can>
  )
  return (
    <Card title={titles.products} actions={edit} flush>
      <DataTable
        caption={titles.products}
        columns={lineColumns}
        rows={lines}
        rowId={rankOf}
        empty={<EmptyState sentence={messages.noProducts} />}
      />
    </Card>
  )
}
