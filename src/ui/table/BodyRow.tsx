import { shallowEqual } from '@mantine/hooks'
import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import { memo, type RefCallback, useMemo } from 'react'
import { marks } from '#ui/copy.ts'
import { type Features, roles } from './columns.tsx'
import styles from './BodyRow.module.css'

interface Props<Row extends object> {
  row: TableRow<Features<Row>, Row>
  /** Unused; invalidates `memo` when the visible columns change. */
  columns: readonly object[]
  index: number
  group: 'goes-on' | 'ends' | undefined
  mark?: RowMark | undefined
  selected?: boolean | undefined
  /** Measures the row, in a long table. */
  measure?: RefCallback<HTMLTableRowElement> | undefined
}

/** Matches a record with a very long word or text. Its row may break inside words and limits its texts to two lines. */
const endless = /[^\s"]{41}|"[^"]{201}/

interface ContentProps<Row extends object> {
  row: TableRow<Features<Row>, Row>
  column: ReturnType<TableRow<Features<Row>, Row>['getAllCells']>[number]['column']
  /** Unused; invalidates `memo` of the cells that show it. */
  selected: boolean | undefined
}

function CellContent<Row extends object>({ row, column }: ContentProps<Row>) {
  const cell = row.getAllCellsByColumnId()[column.id]
  return cell && <FlexRender cell={cell} />
}

/** A table row. The cell that names it is the row header. */
function TableBodyRow<Row extends object>({ row, index, group, mark, selected, measure }: Props<Row>) {
  const cells = row.getVisibleCells()
  // Memoised, because selecting a row re-renders it with the same record.
  const long = useMemo(() => endless.test(JSON.stringify(row.original)) || undefined, [row.original])
  const odd = index % 2 === 0 || undefined
  return (
    <tr
      {...roles.row}
      ref={measure}
      aria-rowindex={measure ? index + 2 : undefined}
      data-index={index}
      className={styles['row']}
      data-odd={odd}
      data-group={group}
      data-long={long}
      data-mark={mark}
      data-selected={selected || undefined}
    >
      {cells.map((cell) => {
        const { header, meta = {} } = cell.column.columnDef
        const looks = {
          className: styles['cell'],
          'data-label': typeof header === 'string' ? header : undefined,
          'data-numeric': meta.numeric,
          'data-nowrap': meta.nowrap,
          'data-breakable': meta.breakable,
          'data-wide': meta.wide,
          'data-actions': meta.actions,
          'data-screen-only': meta.actions,
          'data-card': meta.card,
        }
        const Cell = meta.rowHeader ? 'th' : 'td'
        const content = <Content row={row} column={cell.column} selected={meta.selects && selected} />
        const isHeld = long && (meta.rowHeader || String(cell.getValue()).length > 40)
        return (
          <Cell key={cell.id} {...(meta.rowHeader ? roles.rowHeader : roles.cell)} {...looks}>
            {isHeld ? <div className={styles['held']}>{content}</div> : content}
            {meta.rowHeader && mark && <span className={styles['mark']}> {marks[mark]}</span>}
          </Cell>
        )
      })}
    </tr>
  )
}

/** Compares rows by their records, because the table creates new row objects whenever its data change. */
const isSame = (
  { row: { original: before }, ...was }: { row: { original: object } },
  { row: { original: now }, ...is }: { row: { original: object } },
) => before === now && shallowEqual(was, is)

/** Content of a cell. Memoised, so that selecting or marking a row re-renders only the cells that change. */
const Content = memo(CellContent, isSame) as typeof CellContent

/** A memoised row. Rendering a hundred rows takes a third of a second on a slow phone. */
export const BodyRow = memo(TableBodyRow, isSame as never) as typeof TableBodyRow

/** Change of a row since it was first shown: it has new values, or no longer matches the list. */
export type RowMark = 'changed' | 'left'

export type RowMarks = ReadonlyMap<string, RowMark>
