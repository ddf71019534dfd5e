import { createColumnHelper, tableFeatures, type TableOptions } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { words } from '#ui/copy.ts'
import { MissingText } from '#ui/MissingText.tsx'

export interface ColumnMeta {
  /** The cell that names the row and holds its link. Screen readers announce it before each cell of the row. */
  rowHeader?: boolean
  /** Numbers, aligned to the right. */
  numeric?: boolean
  /** Never wrapped: dates, codes, badges. */
  nowrap?: boolean
  /** May break between any two letters: e-mail addresses, which have no spaces. */
  breakable?: boolean
  /** Its header is a button that asks the screen to sort. */
  sortable?: boolean
  /** Contains a table: on a phone it takes the full width of the card. */
  wide?: boolean
  /** The fixed width of the column, such as '15%', so that tables above each other line up. */
  width?: string
  /** The row's menu. Its header is visually hidden. */
  actions?: boolean
  /** Its cells show whether their row is selected. */
  selects?: boolean
}

const columnMeta: ColumnMeta = {}

/** No feature of react-table is used: the server or the screen filters, sorts and splits into pages. */
export const features = tableFeatures({ columnMeta })

type Features = typeof features

export type Columns<Row extends object> = TableOptions<Features, Row>['columns']

/** `const column = columnsOf<Company>()`, at module level, then `column.columns([column.accessor('name', { … })])`. */
export const columnsOf = <Row extends object>() => createColumnHelper<Features, Row>()

/** Column id in the table: an explicit id, or the accessor key. */
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

/** Rows that are lower or higher than usual, as addresses say it. */
export type Density = 'serrees' | 'aerees'
