import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { isIncomplete } from '#api/pages.ts'
import { walkPages } from '#api/resource.ts'
import { fileOfList } from '#lib/csv.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import type { Capability } from '#session/permissions.ts'
import { words as texts } from '#ui/copy.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { TableView } from '#ui/table/DataTable.tsx'
import { type GrowingList, LoadMore } from '#ui/table/GrowingTable.tsx'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { lists } from './copy.ts'
import { ExportList } from './ExportList.tsx'
import { filterFor, type ListAddress, sortRows } from './list-search.ts'
import { ListPage } from './ListPage.tsx'
import { CreateLink } from './ListSettings.tsx'
import { useList } from './use-list.ts'
import { useWholeRows, WHOLE_PAGE, type Whole } from './use-whole-rows.ts'
import { persistedValue } from './views.ts'

interface Props<Row extends { '@id': string }, Query extends object> {
  address: ListAddress<Row, 'companies' | 'lockers' | 'users'>
  /** Texts of the resource. */
  words: {
    titles: { list: string }
    /** The number of records with its noun. */
    count: (count: number | undefined) => string | undefined
    actions: { create: string }
    messages: { emptySuggestion: string }
    /** Title of « Exporter », and the name of its file. */
    exported: { title: string; name: string }
  }
  /** The read of the list, in pages of the server for the screen, and in large pages for a filter, a sorting or a file. */
  read: (query: Query & { itemsPerPage?: number }) => Whole<Row>
  query: Query
  /** The rows on screen, which « Charger plus » continues. */
  list: GrowingList<Row>
  /** The creation form, and who may open it. */
  create: { may: Capability; to: NonNullable<LinkProps['to']> }
  /** Further filters, and whether a row passes them: a function that stays the same until the filters change. */
  filters?: ReactNode
  accepts?: ((row: Row) => boolean) | undefined
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
export function GrowingListPage<Row extends { '@id': string }, Query extends object>(props: Props<Row, Query>) {
  const { address, words, query, list: growing, accepts: passes } = props
  const { name, columns, search, sorting } = address
  const client = useQueryClient()
  const { data, hasNextPage } = growing
  const accepts = useMemo(() => filterFor(columns, search.recherche, passes), [columns, search.recherche, passes])
  // The server filters and sorts none of these lists.
  const needsWhole = accepts !== undefined || sorting.length > 0
  const whole = props.read({ ...query, itemsPerPage: WHOLE_PAGE })
  const part = {
    items: data?.items,
    read: props.read(query),
    hasMore: hasNextPage || (data !== undefined && isIncomplete(data)),
  }
  const { items, read, reading } = useWholeRows(part, whole, needsWhole)
  const list = useList({
    ...address,
    rows: items,
    read,
    accepts,
    ends: { after: !needsWhole && hasNextPage ? () => readFurther(client, whole, items.length) : undefined },
  })
  // The number of rows found is known only when the whole collection has been read.
  const found = data && (reading === undefined || reading.isComplete) ? list.rows.length : undefined
  const sorted = sorting.length > 0 ? (rows: readonly Row[]) => sortRows(columns, rows, sorting) : undefined
  const hasRows = data?.items.length !== 0
  const create = (hideLabel?: HiddenWhere) => (
    <CreateLink {...props.create} hideLabel={hideLabel}>
      {words.actions.create}
    </CreateLink>
  )
  return (
    <ListPage
      {...address}
      title={words.titles.list}
      count={words.count(accepts === undefined ? data?.total : found)}
      list={list}
      filters={props.filters}
      reading={reading}
      refresh={<RefreshBar reads={[{ ...read, accepts }]} list={list.refreshed} arrivals={name} />}
      // An empty list has its button in the middle.
      action={hasRows && create('phone')}
      more={
        data &&
        hasRows && (
          <ExportList
            job={(queryClient) => ({
              title: words.exported.title,
              name: [words.exported.name, persistedValue(name, 'recherche', search.recherche)],
              begin: () => fileOfList(csvColumnsOf(columns), walkPages(whole, queryClient), { accepts, sorted }),
            })}
          />
        )
      }
    >
      <TableView
        {...list.view}
        caption={words.titles.list}
        loading={!data}
        stale={reading?.isReading}
        empty={
          needsWhole && list.readCount > 0 ? (
            <EmptyState sentence={reading?.isComplete === false ? lists.noneInPart : texts.noMatch} />
          ) : (
            <EmptyState suggestion={words.messages.emptySuggestion} action={create()} />
          )
        }
      />
      {data && !needsWhole && <LoadMore list={growing} />}
    </ListPage>
  )
}
