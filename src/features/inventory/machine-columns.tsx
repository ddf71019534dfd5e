import { TextLink } from '#ui/links.tsx'
import { columnsOf, TextCell } from '#ui/table/columns.tsx'
import { columns as titles } from './copy.ts'
import type { MachineRow } from './groups.ts'

/** `figure` is the number of parcels in words. */
export type CountedMachine = MachineRow & { figure: string }

const column = columnsOf<CountedMachine>()
const referenceOf = ({ locker }: MachineRow) => locker.cleveronApmId
const cityOf = ({ locker }: MachineRow) => locker.city

export const machineColumns = column.columns([
  column.accessor('name', {
    header: titles.machine,
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <TextLink to="/inventaire/$id" params={{ id: original.locker.id }}>
        {getValue()}
      </TextLink>
    ),
  }),
  column.accessor(referenceOf, { id: 'reference', header: titles.reference, cell: TextCell }),
  column.accessor(cityOf, { id: 'city', header: titles.city, cell: TextCell }),
  column.accessor('figure', { header: titles.parcels, meta: { numeric: true } }),
])
