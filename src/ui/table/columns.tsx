import { createColumnHelper, tableFeatures, type TableOptions } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { words } from '#ui/copy.ts'
import { MissingText } from '#ui/MissingText.tsx'

export interface ColumnMeta {
  /** The column that names the row and links to it. Screen readers announce it before each cell of the row. */
  rowHeader?: boolean
  /** Right-aligned numbers. */
  numeric?: boolean
  /** Not wrapped, for dates, codes and badges. */
  nowrap?: boolean
  /** May break between any two letters, for e-mail addresses. */
  breakable?: boolean
  /** The header is a button that sorts the list. */
  sortable?: boolean
  /** Contains a table, which takes the full width of the card on a phone. */
  wide?: boolean
  /** Fixed width of the column, such as '15%', so that several tables align. */
  width?: string
  /** Contains the menu of the row. Its header is visually hidden. */
  actions?: boolean
  /** The cells show whether their row is selected. */
  selects?: boolean
}

const columnMeta: ColumnMeta = {}

/** No feature of react-table is used, because the server or the screen filters, sorts and paginates. */
export const features = tableFeatures({ columnMeta })

type Features = typeof features

export type Columns<Row extends object> = TableOptions<Features, Row>['columns']

/** `const column = columnsOf<Company>()`, at module level, then `column.columns([column.accessor('name', { … })])`. */
export const columnsOf = <Row extends object>() => createColumnHelper<Features, Row>()

/** Id of a column: the explicit id, or the accessor key. */
export const idOfColumn = <Row extends object>(column: Columns<Row>[number]): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')

/** The last column, with the menu of the row: `column.display({ ...actionsColumn, cell: … })`. */
export const actionsColumn = { id: 'actions', header: words.actions, meta: { actions: true } }

/** A date with its time: `column.accessor('createdAt', { header: …, ...dateColumn })`. */
export const dateColumn = {
  meta: { nowrap: true },
  cell: ({ getValue }: { getValue: () => string | undefined }) => formatDateTime(getValue()),
}

/** A cell with a plain text. */
export const TextCell = ({ getValue }: { getValue: () => ReactNode }) => <MissingText>{getValue()}</MissingText>

/**
 * Explicit ARIA roles for the parts of a table. Below 600 px rows are laid out as cards, and Safari drops the table roles of
 * a <table> that is not displayed as a table.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** Row height lower or higher than the default, as written in addresses. */
export type Density = 'serrees' | 'aerees'
