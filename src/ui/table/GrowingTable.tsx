import type { ReactNode } from 'react'
import type { Columns } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import type { Density } from './density.ts'
import { LoadMore } from './LoadMore.tsx'
import type { RowMarks } from './marks.ts'
import type { Sort } from './SortHeader.tsx'

/** The rows of an infinite query. */
export interface GrowingList<Row> {
  /** Undefined while the first page is being read: placeholder rows are shown. `incomplete`: rows may be missing. */
  data: { items: readonly Row[]; total?: number; incomplete?: boolean } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface Props<Row extends { '@id': string }> {
  caption: string
  columns: Columns<Row>
  density?: Density | undefined
  list: GrowingList<Row>
  /** The rows in their place, if they are not to be those of the list. */
  refreshed?: { rows: readonly Row[]; marks: RowMarks | undefined }
  empty: ReactNode
  /** All rows are here already, or come by themselves. */
  isWhole?: boolean
  stale?: boolean | undefined
  sort?: Sort | undefined
  onSort?: (column: string) => void
}

/** A table with « Charger plus » below it. */
export function GrowingTable<Row extends { '@id': string }>(props: Props<Row>) {
  const { caption, columns, list, refreshed, empty, isWhole = false, stale, sort, onSort } = props
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const { items = [], total, incomplete } = data ?? {}
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        density={props.density}
        rows={refreshed?.rows ?? items}
        marks={refreshed?.marks}
        loading={!data}
        stale={stale}
        empty={empty}
        sort={sort}
        {...(onSort && { onSort })}
      />
      {data && !isWhole && (
        <LoadMore
          shown={items.length}
          total={total}
          hasMore={hasNextPage}
          incomplete={incomplete}
          pending={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </>
  )
}
