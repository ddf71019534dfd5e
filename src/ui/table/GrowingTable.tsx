import type { ReactNode } from 'react'
import type { Columns } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { LoadMore } from './LoadMore.tsx'

/** Rows that come page after page, as an infinite query gives them. */
export interface GrowingList<Row> {
  /** Not there yet: rows of its height are. */
  data: { items: readonly Row[]; total?: number } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface Props<Row extends { '@id': string }> {
  caption: string
  columns: Columns<Row>
  list: GrowingList<Row>
  empty: ReactNode
}

const iriOf = (row: { '@id': string }) => row['@id']

/** A table that goes on with « Charger plus ». */
export function GrowingTable<Row extends { '@id': string }>({ caption, columns, list, empty }: Props<Row>) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const { items = [], total } = data ?? {}
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={items} rowId={iriOf} loading={!data} empty={empty} />
      {data && (
        <LoadMore
          shown={items.length}
          total={total}
          hasMore={hasNextPage}
          pending={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </>
  )
}
