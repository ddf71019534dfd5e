import type { ReactNode } from 'react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import type { Columns } from '#ui/table/columns.ts'
import { type GrowingList, GrowingTable } from '#ui/table/GrowingTable.tsx'
import { PageTitle } from './PageTitle.tsx'

interface Props<Row extends { '@id': string }> {
  /** The title of the screen and of its table. */
  title: string
  columns: Columns<Row>
  list: GrowingList<Row>
  /** The link to the creation form, for roles that may. It stands in the header, or in the middle of an empty list. */
  create: ReactNode
  /** The suggestion shown in an empty list. */
  suggestion: string
}

/** The screen of a list with « Charger plus »: companies, machines, users. */
export function ListPage<Row extends { '@id': string }>({ title, columns, list, create, suggestion }: Props<Row>) {
  const { data } = list
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader title={title} count={data?.total} action={data?.items.length !== 0 && create} />
      <GrowingTable
        caption={title}
        columns={columns}
        list={list}
        empty={<EmptyState suggestion={suggestion} action={create} />}
      />
    </>
  )
}
