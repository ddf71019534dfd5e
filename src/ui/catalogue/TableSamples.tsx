import { Copy, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isoOf } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TextLink } from '#ui/links.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { actionsColumn, columnsOf, dateColumn } from '#ui/table/columns.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { LoadMore } from '#ui/table/LoadMore.tsx'
import { RowMenu } from '#ui/table/RowMenu.tsx'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { catalogue } from './copy.ts'
import styles from './Catalogue.module.css'

interface Sample {
  id: number
  company: string
  machine: string
  barcode: string
  createdAt: string
  slots: number
}

const companies = ['Vaima', 'Brasserie du Port de Papeete', 'Fruits de Moorea', 'Pharmacie des Tropiques']
const machines = ['Taina-3', 'Gare maritime', 'Mahina']

const samples: Sample[] = Array.from({ length: 25 }, (_, index) => ({
  id: 200 - index,
  company: companies[index % companies.length] ?? '',
  machine: machines[index % machines.length] ?? '',
  barcode: `${12 + (index % 4)}-QNJ${10_000 + index * 37}`,
  createdAt: isoOf(Date.UTC(2023, 3, 12, 5, 30) - index * 5_400_000),
  slots: (index * 7) % 40,
}))

const copy = catalogue.table
const nothing = () => undefined
const column = columnsOf<Sample>()

const columns = column.columns([
  column.accessor('id', {
    header: copy.columns.id,
    meta: { rowHeader: true, nowrap: true },
    cell: ({ getValue }) => <TextLink to="/composants">{getValue()}</TextLink>,
  }),
  column.accessor('company', { header: copy.columns.company, meta: { sortable: true } }),
  column.accessor('machine', { header: copy.columns.machine }),
  column.accessor('barcode', { header: copy.columns.barcode, meta: { nowrap: true } }),
  column.display({
    id: 'status',
    header: copy.columns.status,
    cell: ({ row }) => {
      const [tone, label] = catalogue.badges[row.index % catalogue.badges.length] ?? catalogue.badges[0]
      return <StatusBadge tone={tone}>{label}</StatusBadge>
    },
  }),
  column.accessor('createdAt', {
    header: copy.columns.createdAt,
    ...dateColumn,
  }),
  column.accessor('slots', { header: copy.columns.slots, meta: { numeric: true } }),
  column.display({
    ...actionsColumn,
    cell: ({ row }) => (
      <RowMenu
        row={`${copy.caption} ${row.original.id}`}
        actions={[
          { label: catalogue.buttons.menu.see, Icon: Eye, link: { to: '/composants' } },
          { label: catalogue.buttons.menu.copy, Icon: Copy, onSelect: nothing },
          { label: catalogue.buttons.menu.remove, Icon: Trash2, danger: true, onSelect: nothing },
        ]}
      />
    ),
  }),
])

const rowId = (row: Sample) => String(row.id)
const detail = (row: Sample) => <p className={styles['text']}>{row.barcode}</p>
const pageSize = 10

export function TableSamples() {
  const [shown, setShown] = useState(pageSize)
  const [pending, setPending] = useState(false)
  const [sort, setSort] = useState<Sort>()

  function more() {
    setPending(true)
    setTimeout(() => {
      setShown((count) => Math.min(count + pageSize, samples.length))
      setPending(false)
    }, 600)
  }

  const sorted = samples.slice(0, shown)
  if (sort) sorted.sort((a, b) => (sort.direction === 'asc' ? 1 : -1) * a.company.localeCompare(b.company, 'fr'))
  return (
    <div className={styles['stack']}>
      <Card title={copy.caption} count={samples.length} flush>
        <DataTable
          caption={copy.caption}
          columns={columns}
          rows={sorted}
          rowId={rowId}
          sort={sort}
          onSort={(id) => setSort({ column: id, direction: sort?.direction === 'asc' ? 'desc' : 'asc' })}
        />
        <LoadMore
          shown={shown}
          total={samples.length}
          hasMore={shown < samples.length}
          pending={pending}
          onMore={more}
        />
      </Card>
      <Card title={copy.loading} flush>
        <DataTable caption={copy.loading} columns={columns} rows={[]} rowId={rowId} loading />
      </Card>
      <DataTable
        caption={copy.empty}
        columns={columns}
        rows={[]}
        rowId={rowId}
        empty={<EmptyState suggestion={copy.suggestion} action={<Button variant="default">{copy.create}</Button>} />}
      />
      <DataTable
        caption={`${copy.caption} (2)`}
        columns={columns}
        rows={samples.slice(0, 4)}
        rowId={rowId}
        zebra
        detail={detail}
      />
    </div>
  )
}
