import { useTable } from '@tanstack/react-table'
import { Fragment, type ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Columns, features } from './columns.ts'
import { as } from './roles.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { type Sort, SortHeader } from './SortHeader.tsx'
import styles from './DataTable.module.css'

interface Props<Row extends object> {
  /** What the rows are: the table's name. */
  caption: string
  columns: Columns<Row>
  rows: readonly Row[]
  rowId: (row: Row) => string
  loading?: boolean
  /** Rows of before, shown until those asked for have come. */
  stale?: boolean
  /** In place of « Aucun enregistrement ! ». */
  empty?: ReactNode
  zebra?: boolean
  /** Neighbours with the same word belong together and are drawn so. */
  groupOf?: (row: Row) => string | undefined
  /** In a cell of another table. */
  nested?: boolean
  sort?: Sort | undefined
  onSort?: (column: string) => void
  /** A second line under a row, across the table. */
  detail?: (row: Row) => ReactNode
}

const none: never[] = []

/** Rows of one kind: a table, and below 600 px one card per row. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, rows, rowId, loading = false, stale, empty, zebra, nested, sort, onSort, detail } = props
  const table = useTable({ features, columns, data: loading ? none : rows, getRowId: rowId })
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const bodyRows = table.getRowModel().rows
  const groups = bodyRows.map(({ original }) => props.groupOf?.(original))
  return (
    <div className={nested ? undefined : styles['frame']}>
      <table
        {...as.table}
        className={styles['table']}
        aria-busy={loading || stale || undefined}
        data-stale={stale || undefined}
        data-zebra={zebra || undefined}
        data-nested={nested || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...as.group}>
          <tr {...as.row}>
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
        <tbody {...as.group}>
          {loading && <SkeletonRows columns={headers.length} />}
          {!loading && bodyRows.length === 0 && (
            <tr {...as.row} className={styles['blank']}>
              <td {...as.cell} colSpan={headers.length}>
                {empty ?? <EmptyState />}
              </td>
            </tr>
          )}
          {bodyRows.map((row, index) => (
            <Fragment key={row.id}>
              <tr
                {...as.row}
                className={styles['row']}
                data-odd={index % 2 === 0 || undefined}
                data-group={groups[index] && (groups[index] === groups[index + 1] ? 'goes-on' : 'ends')}
              >
                {row.getAllCells().map((cell) => {
                  const { header, meta = {} } = cell.column.columnDef
                  const looks = {
                    className: styles['cell'],
                    'data-label': typeof header === 'string' ? header : undefined,
                    'data-numeric': meta.numeric || undefined,
                    'data-nowrap': meta.nowrap || undefined,
                    'data-breakable': meta.breakable || undefined,
                    'data-wide': meta.wide || undefined,
                    'data-actions': meta.actions || undefined,
                  }
                  return meta.rowHeader ? (
                    <th key={cell.id} {...as.rowHeader} {...looks}>
                      <table.FlexRender cell={cell} />
                    </th>
                  ) : (
                    <td key={cell.id} {...as.cell} {...looks}>
                      <table.FlexRender cell={cell} />
                    </td>
                  )
                })}
              </tr>
              {detail && (
                <tr {...as.row} className={styles['detail']} data-odd={index % 2 === 0 || undefined}>
                  <td {...as.cell} colSpan={headers.length}>
                    {detail(row.original)}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
