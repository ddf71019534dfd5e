import { Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { Copy, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isoOf } from '#lib/dates.ts'
import { StatusBadge } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { actionsColumn, columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { LoadMore } from '#ui/table/GrowingTable.tsx'
import { PageBar } from '#ui/table/PageBar.tsx'
import { Pagination } from '#ui/table/Pagination.tsx'
import { catalogue } from './copy.ts'

const companies = ['Vaima', 'Brasserie du Port de Papeete', 'Fruits de Moorea', 'Pharmacie des Tropiques']
const machines = ['Taina-3', 'Gare maritime', 'Mahina']

const samples = Array.from({ length: 25 }, (_, index) => ({
  id: 200 - index,
  company: companies[index % companies.length] ?? '',
  machine: machines[index % machines.length] ?? '',
  barcode: `${12 + (index % 4)}-QNJ${10_000 + index * 37}`,
  createdAt: isoOf(Date.UTC(2023, 3, 12, 5, 30) - index * 5_400_000),
  slots: (index * 7) % 40,
}))
type Sample = (typeof samples)[number]

const copy = catalogue.table
const nothing = () => undefined
const column = columnsOf<Sample>()

const columns = column.columns([
  column.accessor('id', {
    header: copy.columns.id,
    meta: { rowHeader: true, nowrap: true },
    cell: ({ getValue }) => <TextLink to="/composants">{getValue()}</TextLink>,
  }),
  column.accessor('company', { header: copy.columns.company }),
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
  column.date('createdAt', copy.columns.createdAt),
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
const pageSize = 10

export function TableSamples() {
  const [shown, setShown] = useState(pageSize)
  const [pending, setPending] = useState(false)

  function more() {
    setPending(true)
    setTimeout(() => {
      setShown((count) => Math.min(count + pageSize, samples.length))
      setPending(false)
    }, 600)
  }

  const list = {
    data: { items: samples.slice(0, shown), total: samples.length },
    hasNextPage: shown < samples.length,
    isFetchingNextPage: pending,
    fetchNextPage: more,
  }
  return (
    <Stack gap="lg">
      <Card title={copy.caption} count={howMany.rows(samples.length)} flush>
        <DataTable caption={copy.caption} columns={columns} rows={list.data.items} rowId={rowId} sortable />
        <LoadMore list={list} />
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
      <DataTable caption={`${copy.caption} (2)`} columns={columns} rows={samples.slice(0, 4)} rowId={rowId} zebra />
    </Stack>
  )
}

const sizes = [10, 25].map((size) => [String(size), String(size)] as const)

/** Paging by arrows or by numbers. Shown one at a time, because a page may have only one landmark of that name. */
export function PagingSamples() {
  const [kind, setKind] = useState('arrows')
  const { kind: label, kinds } = catalogue.paging
  return (
    <Card
      title={catalogue.sections.paging}
      actions={<FilterSelect inline label={label} options={kinds} value={kind} onChange={setKind} />}
    >
      {kind === 'arrows' ? <Arrows /> : <Numbers />}
    </Card>
  )
}

/** Arrows. At both ends an arrow without a target stays in place. */
function Arrows() {
  const [size, setSize] = useState(10)
  const [page, setPage] = useState(2)
  const { total } = catalogue.paging
  const lastPage = Math.ceil(total / size)
  return (
    <PageBar
      {...{ page, lastPage, total, sizes }}
      first={(page - 1) * size + 1}
      last={Math.min(page * size, total)}
      hasNext={page < lastPage}
      onPage={setPage}
      size={String(size)}
      onSize={(value) => {
        setSize(Number(value))
        setPage(1)
      }}
    />
  )
}

/** Page links, as in the list of deliveries. */
function Numbers() {
  // A text, because this route reads no search parameters.
  const { page }: { page?: unknown } = useSearch({ strict: false })
  return (
    <Pagination
      page={Number(page ?? 5)}
      count={12}
      hasNext
      linkTo={(target) => ({ to: '/composants', search: { page: target }, resetScroll: false })}
    />
  )
}
