import { useTable } from '@tanstack/react-table'
import { ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode, RefCallback } from 'react'
import { Late, retryUntilLoaded } from '#ui/Late.tsx'
import { EmptyState, Waiting } from '#ui/page-states.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BodyRow, type RowMarks } from './BodyRow.tsx'
import { type ColumnMeta, type Columns, type Density, features, roles } from './columns.tsx'
import rowStyles from './BodyRow.module.css'
import styles from './DataTable.module.css'

/** The id of the sorted column. */
export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

interface Props<Row extends object> {
  /** The table's accessible name. */
  caption: string
  columns: Columns<Row>
  rows: readonly Row[]
  /** Id of a row. Defaults to its IRI, or to its position for rows without one. */
  rowId?: (row: Row) => string
  loading?: boolean
  /** The rows are those of the previous query, until the new ones arrive. */
  stale?: boolean
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
  sort?: Sort | undefined
  onSort?: (column: string) => void
  /** A second line under a row, over all columns. */
  detail?: (row: Row) => ReactNode
  /** Options of a lazily loaded feature of react-table. They must be present on mount. */
  options?: object | undefined
}

const none: never[] = []

/** Delay before old rows are dimmed, so that a fast answer does not dim them. */
const DIMMED_AFTER_MS = 150
const byIri = (row: object, place?: number) => String('@id' in row ? row['@id'] : place)

/** Maximum rows of a table rendered in full. A longer one renders only the rows near the viewport. */
const shownWhole = 100

// Lazy, because the library for long tables is large and few tables need it.
const loadLongBody = retryUntilLoaded(async () => (await import('./LongBody.tsx')).LongBody)

/** A table; below 600 px one card per row. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowId = byIri,
    loading = false,
    stale,
    empty,
    zebra,
    nested,
    sort,
    onSort,
    selected,
    detail,
  } = props
  const table = useTable({ features, columns, data: loading ? none : rows, getRowId: rowId, ...props.options })
  // Not a delay in CSS, which would create a layer of all rows at the click and repaint them.
  const isDimmed = useLasting(stale === true, DIMMED_AFTER_MS)
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const bodyRows = table.getRowModel().rows
  const groups = bodyRows.map(({ original }) => props.groupOf?.(original))
  const isLong = bodyRows.length > shownWhole && !detail
  const keyOf = (index: number) => bodyRows[index]?.id ?? ''
  const bodyRow = (index: number, measure?: RefCallback<HTMLTableRowElement>) => {
    const row = bodyRows[index]
    const group = groups[index] ? (groups[index] === groups[index + 1] ? 'goes-on' : 'ends') : undefined
    const mark = row && props.marks?.get(row.id)
    const isSelected = row && selected?.[row.id]
    return (
      row && (
        <BodyRow
          key={row.id}
          {...{ row, columns, index, group, mark, measure }}
          selected={isSelected}
          detail={detail?.(row.original)}
        />
      )
    )
  }
  return (
    <div className={nested ? undefined : styles['frame']} data-rows={props.density}>
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
        <thead {...roles.group}>
          <tr {...roles.row}>
            {headers.map((header) => {
              const { numeric, sortable, actions, width } = header.column.columnDef.meta ?? {}
              const content = <table.FlexRender header={header} />
              return (
                <SortHeader
                  key={header.id}
                  column={header.column.id}
                  sort={sortable ? (sort ?? null) : undefined}
                  onSort={onSort}
                  numeric={numeric}
                  width={width}
                >
                  {actions ? <VisuallyHidden>{content}</VisuallyHidden> : content}
                </SortHeader>
              )
            })}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {loading && <SkeletonRows columns={headers.map(({ column }) => column)} />}
          {!loading && bodyRows.length === 0 && (
            <tr {...roles.row} className={styles['blank']}>
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
  )
}

interface HeaderProps {
  column: string
  /** undefined: not sortable. null: sortable, and the table is not sorted. */
  sort: Sort | null | undefined
  onSort?: ((column: string) => void) | undefined
  numeric?: boolean | undefined
  width?: string | undefined
  children: ReactNode
}

/** The header of a column. A sortable column has a button and `aria-sort`. */
function SortHeader({ column, sort, onSort, numeric, width, children }: HeaderProps) {
  const looks = { ...roles.columnHeader, 'data-numeric': numeric || undefined, style: { width } }
  if (sort === undefined) return <th {...looks}>{children}</th>
  const direction = sort?.column === column ? sort.direction : undefined
  const Arrow = direction ? ArrowUp : ChevronsUpDown
  return (
    <th {...looks} aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}>
      <button type="button" className={styles['sort']} onClick={() => onSort?.(column)}>
        {children}
        <Arrow size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </th>
  )
}

const rowCount = 10

interface Column {
  id: string
  columnDef: { meta?: ColumnMeta }
}

/** Placeholder rows with the height of real ones, hidden from screen readers. A long wait is announced. */
function SkeletonRows({ columns }: { columns: readonly Column[] }) {
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
