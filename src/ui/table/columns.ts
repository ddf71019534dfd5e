import { createColumnHelper, type TableOptions, tableFeatures } from '@tanstack/react-table'

export interface ColumnMeta {
  /** The cell that names the row and holds its one link: read out before each cell of the row. */
  rowHeader?: boolean
  /** Numbers and amounts, lined up at the right. */
  numeric?: boolean
  /** Never broken: dates, codes, badges. */
  nowrap?: boolean
  /** Broken anywhere when there is no room: addresses, which have no spaces. */
  breakable?: boolean
  /** Its header is a button that asks the screen to sort. */
  sortable?: boolean
  /** Holds a table: on a phone it takes the card's whole width. */
  wide?: boolean
  /** In a table of fixed columns, so that tables one above the other line up: '15%'. */
  width?: string
  /** The row's menu: its header is read but not seen. */
  actions?: boolean
}

const columnMeta: ColumnMeta = {}

/** No feature of react-table is used: filters, order and pages are the server's or the screen's. */
export const features = tableFeatures({ columnMeta })

type Features = typeof features

export type Columns<Row extends object> = TableOptions<Features, Row>['columns']

/** `const column = columnsOf<Company>()`, at module level, then `column.columns([column.accessor('name', { … })])`. */
export const columnsOf = <Row extends object>() => createColumnHelper<Features, Row>()
