import type { Columns } from '#ui/table/columns.ts'

/** The id that the table gives to a column: its own, or the field that it shows. */
export const idOfColumn = <Row extends object>(column: Columns<Row>[number]): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
