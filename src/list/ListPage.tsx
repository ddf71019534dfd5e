import type { QueryKey } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { RefreshPlace } from '#refresh/RefreshPlace.tsx'
import type { Narrowed } from '#session/export-of.ts'
import { words } from '#ui/copy.ts'
import { Late, type LoadComponent, retryUntilLoaded } from '#ui/Late.tsx'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import type { Columns } from '#ui/table/columns.tsx'
import { type GrowingList, GrowingTable } from '#ui/table/GrowingTable.tsx'
import type { Arranged, ListName, Whole } from './arranged.ts'
import { keptFilter } from './kept-filter.ts'
import {
  listParameters,
  type ListSearch,
  nextSort,
  peopleParameters,
  personFilters,
  readSearch,
  sortOf,
} from './list-search.ts'
import type { ListTools } from './ListTools.tsx'
import { useLook } from './use-look.ts'
import styles from './ListPage.module.css'

interface Exported<Row> extends Narrowed<Row> {
  /** Typed filter, left out when it may be a person's name. */
  filter: string | undefined
}

interface Props<Row extends { '@id': string }> {
  /** The title of the screen and of its table. */
  title: string
  columns: Columns<Row>
  /** The read of the list, and its state. */
  read: { queryKey: QueryKey }
  list: GrowingList<Row>
  /** The whole collection, for a filter or a sorting. */
  whole: Whole<Row>
  /** The list is one of persons: what is typed to find them must not be in an address. */
  personal?: boolean
  /** Link to the creation form, for roles that may create. Shown in the header, or in the middle of an empty list. */
  create: ReactNode
  /** « Exporter » for the rows of the filter. It comes after them. */
  loadExport: LoadComponent<Exported<Row>>
  /** Noun for new rows. */
  arrivals: ListName
  /** The suggestion shown in an empty list. */
  suggestion: string
}

const none: never[] = []

// Without it a list that is opened by a link with a filter would show nothing.
const loadTools = retryUntilLoaded(async () => (await import('./ListTools.tsx')).ListTools)

/** A component that is fetched late has no type parameter. */
type LoadTools<Row extends object> = () => Promise<typeof ListTools<Row>>

/** The screen of a list with « Charger plus »: companies, machines, users. */
export function ListPage<Row extends { '@id': string }>(props: Props<Row>) {
  const { title, columns, read, list, whole, personal = false, create, loadExport, arrivals, suggestion } = props
  const { data } = list
  const { search, change } = useListSearch(personal)
  const [arranged, setArranged] = useState<Arranged<Row>>()
  const { look, onShown, waits: waitsForLook } = useLook<Row>(arrivals, search.colonnes)
  const isNarrowed = search.recherche !== undefined || search.tri !== undefined
  const shown = isNarrowed ? arranged : undefined
  const refreshed = useRefreshedRows(
    (shown?.read ?? read).queryKey,
    shown?.rows ?? data?.items ?? none,
    `${search.tri} ${search.recherche}`,
  )
  const rows = shown ? refreshed.rows.filter(shown.accepts) : refreshed.rows
  // Rows must not jump from one place to another.
  const waits = (isNarrowed && shown === undefined) || waitsForLook
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader
        title={title}
        count={data?.total}
        refresh={
          <RefreshPlace
            reads={[{ ...(shown?.read ?? read), accepts: shown?.accepts }]}
            list={refreshed}
            arrivals={arrivals}
            ready={data !== undefined}
          />
        }
        action={
          data?.items.length !== 0 && (
            <>
              {data && !waits && (
                <Late
                  load={loadExport}
                  props={{
                    accepts: shown?.accepts,
                    sorted: shown?.sorted,
                    filter: keptFilter(arrivals, search.recherche),
                  }}
                />
              )}
              {create}
            </>
          )
        }
      />
      <div className={styles['tools']}>
        {(data !== undefined || waits) && (
          <Late
            load={loadTools as LoadTools<Row>}
            props={{
              name: arrivals,
              list,
              read,
              whole,
              columns,
              search,
              onSearch: change,
              onArranged: setArranged,
              onShown,
            }}
          />
        )}
      </div>
      <GrowingTable
        caption={title}
        columns={look?.columns ?? columns}
        density={look?.density}
        list={waits ? { ...list, data: undefined } : list}
        refreshed={{ rows, marks: refreshed.marks }}
        isWhole={shown?.isWhole ?? false}
        stale={shown?.isReading}
        sort={sortOf(search.tri)}
        onSort={(column) => change(({ tri }) => ({ tri: nextSort(tri, column) }))}
        empty={
          shown && refreshed.rows.length > 0 ? (
            <EmptyState sentence={words.noMatch} />
          ) : (
            <EmptyState suggestion={suggestion} action={create} />
          )
        }
      />
    </>
  )
}

/** The filter and the sorting of the list. Back and Forward keep them; a reload and a link too, but for what may name a person. */
function useListSearch(personal: boolean) {
  const navigate = useNavigate()
  const router = useRouter()
  const listFilter = useRouterState({ select: ({ location }) => location.state.listFilter })
  const read = (parameters: ListSearch, key: string | undefined): ListSearch =>
    personal ? { ...parameters, recherche: personFilters.get(key) } : parameters
  const search = read(readSearch(useSearch({ strict: false })), listFilter)

  /** Merged into what the address says by then: a press on a column may follow a letter at once. */
  function change(given: ListSearch | ((now: ListSearch) => ListSearch)) {
    const { search: parameters, state } = router.latestLocation
    const now = read(readSearch(parameters), state.listFilter)
    const next = { ...now, ...(typeof given === 'function' ? given(now) : given) }
    void navigate({
      to: '.',
      search: (personal ? peopleParameters : listParameters)(next),
      state: personal && next.recherche !== undefined ? { listFilter: personFilters.keep(next.recherche) } : {},
      // Back leads to the list before it was narrowed, not through every letter.
      replace: now.recherche !== undefined || now.tri !== undefined,
      resetScroll: false,
    })
  }

  return { search, change }
}
