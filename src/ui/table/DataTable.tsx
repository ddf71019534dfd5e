import { ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode, RefCallback } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { EmptyState, Waiting } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BodyRow, type RowMarks } from './BodyRow.tsx'
import { type Columns, type Density, roles } from './columns.tsx'
import { type DataTableOf, nextSorting, useDataTable } from './use-data-table.ts'
import rowStyles from './BodyRow.module.css'
import styles from './DataTable.module.css'

interface Look<Row extends object> {
  /** The table's accessible name. */
  caption: string
  loading?: boolean
  /** The rows are those of the previous query, until the new ones arrive. */
  stale?: boolean | undefined
  /** Replaces « Aucun enregistrement ! ». */
  empty?: ReactNode
  zebra?: boolean
  /** Row height, also of nested tables. */
  density?: Density | undefined
  /** Neighbouring rows with the same value are drawn as one group. */
  groupOf?: (row: Row) => string | undefined
  /** Marks of changed rows, by row id. */
  marks?: RowMarks | undefined
  /** The selected rows, by the id of the row. */
  selected?: Readonly<Record<string, boolean>> | undefined
  /** True for a table in a cell of another table. */
  nested?: boolean
}

interface Props<Row extends object> extends Look<Row> {
  columns: Columns<Row>
  rows: readonly Row[]
  /** Id of a row. Defaults to its IRI, or to its position for rows without one. */
  rowId?: (row: Row) => string
  /** The titles of columns sort the rows. */
  sortable?: boolean
  /** Hidden columns and their order. */
  layout?: { columnVisibility: Record<string, boolean>; columnOrder: string[] } | undefined
}

const none: never[] = []

/** A table of rows that need no address, filter or settings. Those of a list are drawn by `TableView`. */
export function DataTable<Row extends object>({ columns, rows, rowId, sortable, layout, ...look }: Props<Row>) {
  const table = useDataTable({
    columns,
    rows: look.loading ? none : rows,
    ...(rowId && { getRowId: rowId }),
    ...(sortable && { enableSorting: true }),
    ...(layout && { state: layout }),
  })
  return <TableView {...look} table={table} />
}

interface ViewProps<Row extends object> extends Look<Row> {
  table: DataTableOf<Row>
  /** The rows of the page. Defaults to all rows of the table. */
  rows?: ReturnType<DataTableOf<Row>['getRowModel']>['rows']
}

/** Delay before old rows are dimmed, so that a fast answer does not dim them. */
const DIMMED_AFTER_MS = 150

/** Maximum rows of a table rendered in full. A longer one renders only the rows near the viewport. */
const shownWhole = 100

// Lazy, because the library for long tables is large and few tables need it.
const loadLongBody = retryUntilLoaded(async () => (await import('./LongBody.tsx')).LongBody)

/** Draws a table; below 600 px one card per row. */
export function TableView<Row extends object>(props: ViewProps<Row>) {
  const { table, caption, loading = false, stale, empty, zebra, nested, selected } = props
  // Not a delay in CSS, which would create a layer of all rows at the click and repaint them.
  const isDimmed = useLasting(stale === true, DIMMED_AFTER_MS)
  // An updater, because a second press may come before the first one is drawn.
  const sortBy = (id: string) => table.setSorting((now) => nextSorting(now, id))
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const columns = table.getVisibleLeafColumns()
  const bodyRows = loading ? none : (props.rows ?? table.getRowModel().rows)
  const groups = bodyRows.map(({ original }) => props.groupOf?.(original))
  const isLong = bodyRows.length > shownWhole
  const keyOf = (index: number) => bodyRows[index]?.id ?? ''
  const bodyRow = (index: number, measure?: RefCallback<HTMLTableRowElement>) => {
    const row = bodyRows[index]
    const group = groups[index] ? (groups[index] === groups[index + 1] ? 'goes-on' : 'ends') : undefined
    const mark = row && props.marks?.get(row.id)
    const isSelected = row && selected?.[row.id]
    return row && <BodyRow key={row.id} {...{ row, columns, index, group, mark, measure }} selected={isSelected} />
  }
  return (
    <div className={nested ? undefined : styles['frame']} data-rows={props.density}>
      <div>
        <table
          {...roles.table}
          className={styles['table']}
          aria-rowcount={isLong ? bodyRows.length + 1 : undefined}
          aria-busy={loading || stale || undefined}
          data-stale={stale || undefined}
          data-dimmed={isDimmed || undefined}
          data-zebra={zebra || undefined}
          data-nested={nested || undefined}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead {...roles.group} data-visually-hidden="phone">
            <tr {...roles.row}>
              {headers.map((header) => {
                const { column } = header
                const { numeric, actions, width } = column.columnDef.meta ?? {}
                const content = <table.FlexRender header={header} />
                const look = { ...roles.columnHeader, 'data-numeric': numeric || undefined, style: { width } }
                if (!column.getCanSort())
                  return (
                    <th key={header.id} {...look} data-screen-only={actions}>
                      {actions ? <VisuallyHidden>{content}</VisuallyHidden> : content}
                    </th>
                  )
                const sorted = column.getIsSorted()
                const Arrow = sorted ? ArrowUp : ChevronsUpDown
                return (
                  <th key={header.id} {...look} aria-sort={sorted ? sortWords[sorted] : 'none'}>
                    <button type="button" className={styles['sort']} onClick={() => sortBy(column.id)}>
                      {content}
                      <Arrow size={14} strokeWidth={1.75} aria-hidden />
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {loading && <SkeletonRows columns={columns} />}
            {!loading && bodyRows.length === 0 && (
              <tr {...roles.row}>
                <td {...roles.cell} colSpan={headers.length}>
                  {empty ?? <EmptyState />}
                </td>
              </tr>
            )}
            {isLong ? (
              // Shows the first rows until the code of the long body is loaded.
              <Late load={loadLongBody} props={{ count: bodyRows.length, keyOf, children: bodyRow }}>
                {bodyRows.slice(0, shownWhole).map((_, index) => bodyRow(index))}
              </Late>
            ) : (
              bodyRows.map((_, index) => bodyRow(index))
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const

const rowCount = 10

/** Placeholder rows with the height of real ones, hidden from screen readers. A long wait is announced. */
function SkeletonRows<Row extends object>({
  columns,
}: {
  columns: ReturnType<DataTableOf<Row>['getVisibleLeafColumns']>
}) {
  return (
    <>
      <tr {...roles.row} className={styles['waiting']}>
        <td {...roles.cell} colSpan={columns.length}>
          <Waiting />
        </td>
      </tr>
      {[...Array(rowCount).keys()].map((row) => (
        <tr key={row} aria-hidden className={rowStyles['row']}>
          {columns.map(({ id, columnDef: { meta = {} } }) => (
            <td key={id} className={rowStyles['cell']} data-actions={meta.actions} data-numeric={meta.numeric}>
              {!meta.actions && <span className={styles['skeleton']} />}
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
