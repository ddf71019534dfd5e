import type { ComponentType } from 'react'
import type { Order } from '#api/generated/entities.ts'
import type { ListParams } from '#api/generated/lockers.ts'
import { deadlineOf, depositOf } from '#domain/orders/history.ts'
import { codeOf, companyOf } from '#domain/orders/place.ts'
import { pageOf } from '#domain/pages.ts'
import { dateCell } from '#lib/csv.ts'
import { formatDateTime, isoOf } from '#lib/dates.ts'
import { nameOf } from '#lib/names.ts'
import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'
import type { MachineRow } from './groups.ts'

const parcel = columnsOf<Order>()
const companyName = (order: Order) => nameOf(companyOf(order))

/** @param Deadline the time left, as the deliveries draw it */
export const parcelColumns = (Deadline: ComponentType<{ deadline: number | undefined; status: string | undefined }>) =>
  parcel.columns([
    parcel.accessor('cleveronSlotId', { header: titles.slot, meta: { numeric: true, width: '12%' }, cell: TextCell }),
    parcel.accessor(codeOf, {
      id: 'barcode',
      header: titles.barcode,
      meta: { rowHeader: true, nowrap: true, width: '22%' },
      cell: ({ getValue, row: { original } }) => <TextLink {...pageOf.orders(original.id)}>{getValue()}</TextLink>,
    }),
    parcel.accessor(companyName, {
      id: 'company',
      header: titles.company,
      meta: { width: '26%' },
      cell: TextCell,
    }),
    parcel.accessor(depositOf, {
      id: 'since',
      header: titles.since,
      meta: { width: '20%', exportValue: (order) => dateCell(dateOf(depositOf(order))) },
      cell: ({ getValue }) => formatDateTime(dateOf(getValue())),
    }),
    parcel.display({
      id: 'deadline',
      header: titles.deadline,
      meta: { width: '20%', exportValue: (order) => dateCell(dateOf(deadlineOf(order))) },
      cell: ({ row: { original } }) => <Deadline deadline={deadlineOf(original)} status={original.status} />,
    }),
  ])

const dateOf = (moment: number | undefined) => (moment === undefined ? undefined : isoOf(moment))

/** The fields that the list of machines shows. All machines are read. */
export const listQuery = {
  itemsPerPage: 100,
  q: ['id', 'cleveronApmId', 'shortLocation', 'location', 'city'],
} as const satisfies ListParams

/** `figure` is the number of parcels in words, `known` the number unless it is unknown, `exported` the cell of the file. */
export type CountedMachine = MachineRow & { figure: string; known: number | undefined; exported: number | string }

const counted = columnsOf<CountedMachine>()
const referenceOf = ({ locker }: MachineRow) => locker.cleveronApmId
const cityOf = ({ locker }: MachineRow) => locker.city

export const machineColumns = counted.columns([
  counted.accessor('name', {
    header: titles.machine,
    meta: { rowHeader: true, card: 'name' },
    cell: ({ getValue, row: { original } }) => (
      <TextLink to="/inventaire/$id" params={{ id: original.locker.id }}>
        {getValue()}
      </TextLink>
    ),
  }),
  counted.accessor(referenceOf, { id: 'reference', header: titles.reference, meta: { card: 'none' }, cell: TextCell }),
  counted.accessor(cityOf, { id: 'city', header: titles.city, meta: { card: 'none' }, cell: TextCell }),
  counted.accessor('known', {
    id: 'parcels',
    header: titles.parcels,
    meta: {
      numeric: true,
      card: 'figure',
      filterText: ({ figure }) => figure,
      exportValue: ({ exported }) => exported,
    },
    cell: ({ row: { original } }) => original.figure,
  }),
])
