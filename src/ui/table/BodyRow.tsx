import { FlexRender, type Row as TableRow } from '@tanstack/react-table'
import type { ReactNode, Ref } from 'react'
import { marks } from '#ui/copy.ts'
import type { features } from './columns.ts'
import type { RowMark } from './marks.ts'
import { roles } from './roles.ts'
import styles from './BodyRow.module.css'
import cellStyles from './cell.module.css'

interface Props<Row extends object> {
  row: TableRow<typeof features, Row>
  index: number
  group: 'goes-on' | 'ends' | undefined
  mark?: RowMark | undefined
  /** A second line under the row, over all columns. */
  detail?: ReactNode
  /** For a long table: the number of the row, and the ref that measures it. */
  place?: { 'aria-rowindex': number; 'data-index': number; ref: Ref<HTMLTableRowElement> }
}

/** A word longer than any column, or a text of many lines. Such a row may break inside words and holds its texts to two lines. */
const endless = /[^\s"]{41}|"[^"]{201}/

/** One row. The cell that names it is its row header. */
export function BodyRow<Row extends object>({ row, index, group, mark, detail, place }: Props<Row>) {
  const cells = row.getAllCells()
  const long = endless.test(JSON.stringify(row.original)) || undefined
  const odd = index % 2 === 0 || undefined
  return (
    <>
      <tr
        {...roles.row}
        {...place}
        className={styles['row']}
        data-odd={odd}
        data-group={group}
        data-long={long}
        data-mark={mark}
      >
        {cells.map((cell) => {
          const { header, meta = {} } = cell.column.columnDef
          const looks = {
            className: cellStyles['cell'],
            'data-label': typeof header === 'string' ? header : undefined,
            'data-numeric': meta.numeric,
            'data-nowrap': meta.nowrap,
            'data-breakable': meta.breakable,
            'data-wide': meta.wide,
            'data-actions': meta.actions,
          }
          const Cell = meta.rowHeader ? 'th' : 'td'
          const content = <FlexRender cell={cell} />
          const isHeld = long && (meta.rowHeader || String(cell.getValue()).length > 40)
          return (
            <Cell key={cell.id} {...(meta.rowHeader ? roles.rowHeader : roles.cell)} {...looks}>
              {isHeld ? <div className={cellStyles['held']}>{content}</div> : content}
              {meta.rowHeader && mark && <span className={styles['mark']}> {marks[mark]}</span>}
            </Cell>
          )
        })}
      </tr>
      {detail && (
        <tr {...roles.row} className={styles['detail']} data-odd={odd}>
          <td {...roles.cell} colSpan={cells.length}>
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}
