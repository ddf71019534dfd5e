import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { isPart } from '#api/pages.ts'
import { walkPages } from '#api/resource.ts'
import { fileOfList } from '#lib/csv.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { words } from '#ui/copy.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import { type Columns, csvColumnsOf } from '#ui/table/columns.tsx'
import { TableView } from '#ui/table/DataTable.tsx'
import { type GrowingList, LoadMore } from '#ui/table/GrowingTable.tsx'
import { lists } from './copy.ts'
import { ExportList } from './ExportList.tsx'
import { filterFor, sortRows, useListSearch } from './list-search.ts'
import { ListTools } from './ListTools.tsx'
import { useList } from './use-list.ts'
import { useWholeRows, type Whole } from './use-whole-rows.ts'
import { keptValue } from './views.ts'

interface Props<Row extends { '@id': string }> {
  /** Name of the list for its layout, its views and the announcement of new rows. */
  name: 'companies' | 'lockers' | 'users'
  /** Title of the screen and of its table. */
  title: string
  columns: Columns<Row>
  /** The read of the list, which « Charger plus » continues. */
  read: { queryKey: QueryKey }
  list: GrowingList<Row>
  /** The whole collection, for a filter, a sorting or a file. */
  whole: Whole<Row>
  /** Link to the creation form, for roles that may create. Shown in the header, or in the middle of an empty list. */
  create: ReactNode
  /** Title of « Exporter », and the name of its file. */
  exported: { title: string; name: string }
  /** Suggestion in an empty list. */
  suggestion: string
}

/** Reads the collection until it has more rows than the list on screen. */
async function readFurther<Row extends { '@id': string }>(client: QueryClient, whole: Whole<Row>, shown: number) {
  const next = walkPages(whole, client)
  const { signal } = new AbortController()
  const rows: Row[] = []
  let isOver = false
  while (!isOver && rows.length <= shown) {
    // Each page has the link to the next one.
    // oxlint-disable-next-line no-await-in-loop
    const batch = await next(signal)
    rows.push(...batch.items)
    isOver = batch.isOver
  }
  return { rows, after: isOver ? undefined : () => readFurther(client, whole, rows.length) }
}

/** The screen of a list with « Charger plus »: companies, machines, users. */
export function ListPage<Row extends { '@id': string }>(props: Props<Row>) {
  const { name, title, columns, whole, create, exported } = props
  const client = useQueryClient()
  const { data, hasNextPage } = props.list
  const { search, sorting, onFilter, onSort, onOwnLayout } = useListSearch(name, columns)
  const { recherche } = search
  const accepts = useMemo(() => filterFor(columns, recherche), [columns, recherche])
  const isNarrowed = accepts !== undefined || sorting.length > 0
  const part = { items: data?.items, read: props.read, hasMore: hasNextPage || (data !== undefined && isPart(data)) }
  const { items, read, reading } = useWholeRows(part, whole, isNarrowed)
  const list = useList({
    name,
    columns,
    rows: items,
    read,
    search,
    accepts,
    sorting,
    onSort,
    ends: { after: !isNarrowed && hasNextPage ? () => readFurther(client, whole, items.length) : undefined },
  })
  // The number of rows found is known only when the whole collection has been read.
  const found = data && (reading === undefined || reading.isComplete) ? list.rows.length : undefined
  const sorted = sorting.length > 0 ? (rows: readonly Row[]) => sortRows(columns, rows, sorting) : undefined
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader
        title={title}
        count={recherche === undefined ? data?.total : found}
        refresh={<RefreshBar reads={[{ ...read, accepts }]} list={list.refreshed} arrivals={name} />}
        action={
          data?.items.length !== 0 && (
            <>
              {data && (
                <ExportList
                  job={(queryClient) => ({
                    title: exported.title,
                    name: [exported.name, keptValue(name, 'recherche', recherche)],
                    begin: () => fileOfList(csvColumnsOf(columns), walkPages(whole, queryClient), { accepts, sorted }),
                  })}
                />
              )}
              {create}
            </>
          )
        }
      />
      <ListTools {...{ list, search, onFilter, onOwnLayout, reading }} />
      <TableView
        {...list.view}
        caption={title}
        loading={!data}
        stale={reading?.isReading}
        empty={
          isNarrowed && list.readCount > 0 ? (
            <EmptyState sentence={reading?.isComplete === false ? lists.noneInPart : words.noMatch} />
          ) : (
            <EmptyState suggestion={props.suggestion} action={create} />
          )
        }
      />
      {data && !isNarrowed && <LoadMore list={props.list} />}
    </>
  )
}
