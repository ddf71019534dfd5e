import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { CardNotes } from '#ui/CardNotes.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { ExportTable } from './ExportList.tsx'

interface Props<Row extends object> extends Omit<ComponentProps<typeof DataTable<Row>>, 'caption' | 'rows'> {
  title: string
  count?: string
  /** Undefined without a table. */
  rows: readonly Row[] | undefined
  /** Rows or figures are missing, because not everything was read. */
  isIncomplete: boolean
  /** Above the table. */
  notes?: ReactNode
}

/** A table with its title, and its file once the rows are read. */
export function TableCard<Row extends object>({ title, count, rows, isIncomplete, notes, ...look }: Props<Row>) {
  const file = { title, columns: csvColumnsOf(look.columns), isIncomplete }
  return (
    <Card
      title={title}
      count={count}
      flush
      actions={rows && !look.loading && <ExportTable inCard {...file} rows={rows} />}
    >
      {notes && <CardNotes>{notes}</CardNotes>}
      {rows && <DataTable {...look} caption={title} rows={rows} />}
    </Card>
  )
}
