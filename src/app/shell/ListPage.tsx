import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Living } from '#app/living/Living.tsx'
import { useLivingRows } from '#app/living/rows.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import type { Columns } from '#ui/table/columns.ts'
import { type GrowingList, GrowingTable } from '#ui/table/GrowingTable.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props<Row extends { '@id': string }> {
  /** The title of the screen and of its table. */
  title: string
  columns: Columns<Row>
  /** The read of the list, and its state. */
  read: { queryKey: QueryKey }
  list: GrowingList<Row>
  /** The link to the creation form, for roles that may. It stands in the header, or in the middle of an empty list. */
  create: ReactNode
  /** What new rows are called. */
  arrivals: 'companies' | 'lockers' | 'users'
  /** The suggestion shown in an empty list. */
  suggestion: string
}

const none: never[] = []

/** The screen of a list with « Charger plus »: companies, machines, users. */
export function ListPage<Row extends { '@id': string }>(props: Props<Row>) {
  const { title, columns, read, list, create, arrivals, suggestion } = props
  const { data } = list
  const living = useLivingRows(read.queryKey, data?.items ?? none)
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader
        title={title}
        count={data?.total}
        living={<Living reads={[read]} list={living} arrivals={arrivals} ready={data !== undefined} />}
        action={data?.items.length !== 0 && create}
      />
      <GrowingTable
        caption={title}
        columns={columns}
        list={list}
        living={living}
        empty={<EmptyState suggestion={suggestion} action={create} />}
      />
    </>
  )
}
