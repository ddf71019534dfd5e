import type { QueryKey } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Narrowed } from '#lib/csv.ts'
import { RefreshBar } from '#refresh/RefreshBar.tsx'
import { useRefreshedRows } from '#refresh/refreshed-rows.ts'
import { words } from '#ui/copy.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'
import type { Columns } from '#ui/table/columns.tsx'
import { type GrowingList, GrowingTable } from '#ui/table/GrowingTable.tsx'
import { ReadingLine } from '#ui/table/ReadingLine.tsx'
import type { ListName } from './arrange.ts'
import { lists } from './copy.ts'
import { FilterField } from './FilterField.tsx'
import { useListLayout } from './list-layout.ts'
import {
  listParameters,
  type ListSearch,
  nextSort,
  peopleParameters,
  personFilters,
  readSearch,
  sortOf,
} from './list-search.ts'
import { ListSettings } from './ListSettings.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useArranged, type Whole } from './use-arranged.ts'
import { keptFilter } from './views.ts'
import styles from './ListPage.module.css'

interface Exported<Row> extends Narrowed<Row> {
  /** Typed filter. Undefined when it may be a person's name. */
  filter: string | undefined
}

interface Props<Row extends { '@id': string }> {
  /** Title of the screen and of its table. */
  title: string
  columns: Columns<Row>
  /** The read of the list. */
  read: { queryKey: QueryKey }
  list: GrowingList<Row>
  /** The whole collection, for a filter or a sorting. */
  whole: Whole<Row>
  /** True for a list of persons, whose typed filter must not be in the address. */
  personal?: boolean
  /** Link to the creation form, for roles that may create. Shown in the header, or in the middle of an empty list. */
  create: ReactNode
  /** « Exporter » for the rows of the filter. */
  Export: ComponentType<Exported<Row>>
  /** Name of the list for its layout, its views and the announcement of new rows. */
  name: ListName
  /** Suggestion in an empty list. */
  suggestion: string
}

/** The screen of a list with « Charger plus »: companies, machines, users. */
export function ListPage<Row extends { '@id': string }>(props: Props<Row>) {
  const { title, columns, read, list, whole, personal = false, create, Export, name, suggestion } = props
  const { data } = list
  const { search, change } = useListSearch(personal)
  const { recherche, tri } = search
  const layout = useListLayout({ name, columns, search })
  const arranged = useArranged({ name, list, read, whole, columns, search })
  const refreshed = useRefreshedRows(arranged.read.queryKey, arranged.rows, `${tri} ${recherche}`)
  const rows = useMemo(
    () => (recherche === undefined ? refreshed.rows : refreshed.rows.filter(arranged.accepts)),
    [recherche, refreshed.rows, arranged.accepts],
  )
  const isNarrowed = recherche !== undefined || tri !== undefined
  const accepts = isNarrowed ? arranged.accepts : undefined
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHeader
        title={title}
        count={data?.total}
        refresh={<RefreshBar reads={[{ ...arranged.read, accepts }]} list={refreshed} arrivals={name} />}
        action={
          data?.items.length !== 0 && (
            <>
              {data && <Export accepts={accepts} sorted={arranged.sorted} filter={keptFilter(name, recherche)} />}
              {create}
            </>
          )
        }
      />
      <div className={styles['tools']}>
        <FilterField value={recherche} onChange={(typed) => change({ recherche: typed })} />
        <ListSettings list={layout} onOwnLayout={() => change({ colonnes: undefined, lignes: undefined })} />
        {arranged.isWhole && (
          <ReadingLine
            {...arranged.reading}
            found={recherche === undefined ? '' : lists.found(rows.length, refreshed.rows.length)}
          />
        )}
      </div>
      <SavedViews list={layout} />
      <GrowingTable
        caption={title}
        columns={layout.columns}
        density={layout.density}
        list={list}
        refreshed={{ rows, marks: refreshed.marks }}
        isWhole={arranged.isWhole}
        stale={arranged.isReading}
        sort={sortOf(tri)}
        onSort={(column) => change((now) => ({ tri: nextSort(now.tri, column) }))}
        empty={
          isNarrowed && refreshed.rows.length > 0 ? (
            <EmptyState sentence={words.noMatch} />
          ) : (
            <EmptyState suggestion={suggestion} action={create} />
          )
        }
      />
    </>
  )
}

/** Filter and sorting of the list, kept by Back, Forward, a reload and a link. The last two lose a filter that may name a person. */
function useListSearch(personal: boolean) {
  const navigate = useNavigate()
  const router = useRouter()
  const listFilter = useRouterState({ select: ({ location }) => location.state.listFilter })
  const read = (parameters: ListSearch, key: string | undefined): ListSearch =>
    personal ? { ...parameters, recherche: personFilters.get(key) } : parameters
  const search = read(readSearch(useSearch({ strict: false })), listFilter)

  /** Merges a change into the current address, because a click on a column may follow a typed letter at once. */
  function change(given: ListSearch | ((now: ListSearch) => ListSearch)) {
    const { search: parameters, state } = router.latestLocation
    const now = read(readSearch(parameters), state.listFilter)
    const next = { ...now, ...(typeof given === 'function' ? given(now) : given) }
    void navigate({
      to: '.',
      search: (personal ? peopleParameters : listParameters)(next),
      state: personal && next.recherche !== undefined ? { listFilter: personFilters.keep(next.recherche) } : {},
      // Back returns to the list without a filter and sorting, not to each typed letter.
      replace: now.recherche !== undefined || now.tri !== undefined,
      resetScroll: false,
    })
  }

  return { search, change }
}
