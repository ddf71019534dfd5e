import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type TableOptions,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { phoneDigits, phoneInPairs } from '#lib/contact.ts'
import { type Cell, type CsvColumn, dateCell, phoneCell } from '#lib/csv.ts'
import { formatDateTime, timeOf } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { MissingText } from '#ui/MissingText.tsx'

/** A value to sort by. */
export type Value = string | number | undefined

/** How a column looks, and its texts in a filter and a file. It sorts by its accessor. */
export interface ColumnMeta<Row> {
  /** Texts that « Filtrer » searches, as they are on screen. Default: the value of the accessor. */
  filterText?: (row: Row) => Value | readonly Value[]
  /** Cell of an exported file. Default: the value of the accessor. */
  exportValue?: (row: Row) => Cell
  /** The column that names the row and links to it. Screen readers announce it before each cell of the row. */
  rowHeader?: boolean
  /** Right-aligned numbers. */
  numeric?: boolean
  /** Not wrapped, for dates, codes and badges. */
  nowrap?: boolean
  /** May break between any two letters, for e-mail addresses. */
  breakable?: boolean
  /** Contains a table, which takes the full width of the card on a phone. */
  wide?: boolean
  /** Fixed width of the column, such as '15%', so that several tables align. */
  width?: string
  /**
   * Part of a short card on a phone: the name at the left of the first line, a state or a figure at its right, alone in a line, in
   * the last line, or left out.
   * Without it each value has a line with its label.
   */
  card?: 'name' | 'state' | 'figure' | 'line' | 'word' | 'none'
  /** Contains the menu of the row. Its header is visually hidden. */
  actions?: boolean
  /** The cells show whether their row is selected. */
  selects?: boolean
}

/** Features of all tables: sorting by a column, hidden and moved columns. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnVisibilityFeature,
  columnOrderingFeature,
})

export type Features<Row> = typeof features & { columnMeta: ColumnMeta<Row> }

export type Columns<Row extends object> = TableOptions<Features<Row>, Row>['columns']
type Column<Row extends object> = Columns<Row>[number]

type KeyOf<Row, Wanted> = { [K in keyof Row]-?: Row[K] extends Wanted | undefined ? K : never }[keyof Row] & string
type TextKey<Row> = KeyOf<Row, string>
type NumberKey<Row> = KeyOf<Row, number>

/** `const column = columnsOf<Company>()`, at module level, then `column.columns([column.accessor('name', { … })])`. */
export function columnsOf<Row extends object>() {
  const column = createColumnHelper<Features<Row>, Row>()
  const textIn = (row: Row, key: TextKey<Row>) => row[key] as string | undefined
  const numberIn = (row: Row, key: NumberKey<Row>) => row[key] as number | undefined
  return {
    ...column,
    /** A date with its time, sorted by instant. */
    date: (key: TextKey<Row>, header: string, meta: Pick<ColumnMeta<Row>, 'card'> = {}) =>
      column.accessor((row) => timeOf(textIn(row, key)), {
        id: key,
        header,
        cell: ({ row: { original } }) => formatDateTime(textIn(original, key)),
        meta: {
          ...meta,
          nowrap: true,
          filterText: (row) => dateCell(textIn(row, key)),
          exportValue: (row) => dateCell(textIn(row, key)),
        },
      }),
    /** A number. @param show its text on screen, where it is more than the number */
    number: (key: NumberKey<Row>, header: string, show?: (row: Row) => string, meta?: ColumnMeta<Row>) =>
      column.accessor((row) => numberIn(row, key), {
        id: key,
        header,
        cell: ({ row: { original } }) => (
          <MissingText>{show ? show(original) : formatNumber(numberIn(original, key))}</MissingText>
        ),
        meta: { ...meta, numeric: true },
      }),
    /** A phone number, which a filter finds with any spacing. */
    phone: (key: TextKey<Row>, header: string) =>
      column.accessor((row) => textIn(row, key), {
        id: key,
        header,
        cell: ({ row: { original } }) => <MissingText>{phoneInPairs(textIn(original, key))}</MissingText>,
        meta: {
          nowrap: true,
          filterText: (row) => [textIn(row, key), phoneDigits(textIn(row, key) ?? '')],
          exportValue: (row) => phoneCell(textIn(row, key)),
        },
      }),
  }
}

/** The parts of a column that name it and place it. */
export interface NamedColumn {
  id?: string | undefined
  accessorKey?: unknown
  header?: unknown
  meta?: { rowHeader?: boolean; actions?: boolean } | undefined
}

/** Id of a column: the explicit id, or the accessor key. */
export const idOfColumn = ({ id, accessorKey = '' }: NamedColumn) => id ?? String(accessorKey)

/** Title of a column, above it and in a file. */
export const titleOfColumn = ({ header }: NamedColumn) => (typeof header === 'string' ? header : '')

/** Value by which a column sorts a row. An empty text counts as no value. */
export function valueIn<Row extends object>(column: Column<Row>, row: Row): Value {
  if ('accessorFn' in column) return asValue(column.accessorFn(row, 0))
  return 'accessorKey' in column ? asValue(row[column.accessorKey as keyof Row]) : undefined
}

const asValue = (value: unknown): Value =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined

/** Columns of the file of a list. Neither hiding nor moving columns on screen changes it. */
export const csvColumnsOf = <Row extends object>(columns: Columns<Row>): CsvColumn<Row>[] =>
  columns
    .filter(({ meta }) => !meta?.actions)
    .map((column) => ({
      header: titleOfColumn(column),
      cell: column.meta?.exportValue ?? ((row) => valueIn(column, row)),
    }))

/** The last column, with the menu of the row: `column.display({ ...actionsColumn, cell: … })`. */
export const actionsColumn = { id: 'actions', header: words.actions, meta: { actions: true } }

/** A cell with a plain text. */
export const TextCell = ({ getValue }: { getValue: () => ReactNode }) => <MissingText>{getValue()}</MissingText>

/** Explicit ARIA roles, because Safari drops those of a <table> that is not displayed as one (cards on a phone). */
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
