import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { codeOf, companyOf } from '#api/records/orders.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { nameOf } from '#lib/names.ts'
import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'

/** Moments of a parcel in a machine, taken from its deliveries. */
interface Known {
  /** When it was put into the machine, in milliseconds. */
  depositOf: (order: Order) => number | undefined
  deadline: (order: Order) => ReactNode
}

const column = columnsOf<Order>()
const companyName = (order: Order) => nameOf(companyOf(order))

export const parcelColumns = ({ depositOf, deadline }: Known) =>
  column.columns([
    column.accessor('cleveronSlotId', { header: titles.slot, meta: { numeric: true, width: '12%' }, cell: TextCell }),
    column.accessor(codeOf, {
      id: 'barcode',
      header: titles.barcode,
      meta: { rowHeader: true, nowrap: true, width: '22%' },
      cell: ({ getValue, row: { original } }) => (
        <TextLink to="/livraisons/detail/$id" params={{ id: original.id }}>
          {getValue()}
        </TextLink>
      ),
    }),
    column.accessor(companyName, {
      id: 'company',
      header: titles.company,
      meta: { width: '26%' },
      cell: TextCell,
    }),
    column.accessor(depositOf, {
      id: 'since',
      header: titles.since,
      meta: { nowrap: true, width: '20%' },
      cell: ({ getValue }) => formatDateTime(dateOf(getValue())),
    }),
    column.display({
      id: 'deadline',
      header: titles.deadline,
      meta: { nowrap: true, width: '20%' },
      cell: ({ row: { original } }) => deadline(original),
    }),
  ])

const dateOf = (moment: number | undefined) => (moment === undefined ? undefined : isoOf(moment))
