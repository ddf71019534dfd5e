import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import { plainText, searchWords } from '#lib/plain-text.ts'
import { entryMemory } from '#session/tab.ts'
import { type Columns, idOfColumn, valueIn } from '#ui/table/columns.tsx'
import { compareValues } from '#ui/table/use-data-table.ts'
import { type ListName, personalIn, readSearch, type SearchOf } from './parameters.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key in `personFilters` of the typed filter of a list of persons, which must not be in an address. */
    listFilter?: string | undefined
  }
}

/** Typed filters of lists of persons, by the key in the history entry. Kept in memory only. */
const personFilters = entryMemory<string>()

/** Parses `tri`. A column that does not exist or does not sort counts as none. */
export function sortingIn<Row extends object>(columns: Columns<Row>, tri: string | undefined): SortingState {
  const id = tri?.replace('-', '')
  const column = columns.find((each) => idOfColumn(each) === id)
  const isSortable = column && ('accessorFn' in column || 'accessorKey' in column) && column.enableSorting !== false
  return id !== undefined && isSortable ? [{ id, desc: tri?.startsWith('-') === true }] : []
}

/** Writes `tri`. */
export const triOf = ([sort]: SortingState) => sort && `${sort.desc ? '-' : ''}${sort.id}`

/** Searchable text of each row, by its columns. */
const texts = new WeakMap<object, WeakMap<object, string>>()

function textOf<Row extends object>(columns: Columns<Row>, row: Row) {
  const known = texts.get(columns) ?? new WeakMap<object, string>()
  texts.set(columns, known)
  const text =
    known.get(row) ??
    plainText(
      columns
        .flatMap((column) => (column.meta?.filterText ? column.meta.filterText(row) : valueIn(column, row)))
        .filter(Boolean)
        .join(' '),
    )
  known.set(row, text)
  return text
}

/** Whether a row contains every typed word, without accents and case, and passes `accepts`. Undefined: no filter. */
export function filterFor<Row extends object>(
  columns: Columns<Row>,
  typed: string | undefined,
  accepts?: (row: Row) => boolean,
) {
  if (typed === undefined) return accepts
  const typedWords = searchWords(typed)
  return (row: Row) => (accepts?.(row) ?? true) && typedWords.every((word) => textOf(columns, row).includes(word))
}

/** Sorts rows that are not in a table, such as those of a file. */
export function sortRows<Row extends object>(columns: Columns<Row>, rows: readonly Row[], sorting: SortingState) {
  const [sort] = sorting
  const column = columns.find((each) => idOfColumn(each) === sort?.id)
  if (sort === undefined || column === undefined) return rows
  // Computes each value once instead of at each comparison.
  return rows
    .map((row) => ({ row, value: valueIn(column, row) }))
    .toSorted((a, b) => compareValues(a.value, b.value, sort.desc))
    .map(({ row }) => row)
}

/** Lists whose rows « Filtrer » and a column narrow and sort in the console. */
type NarrowedList = Exclude<ListName, 'orders'>

/** What such lists have in their address. Some have more. */
type State = SearchOf<NarrowedList>

/**
 * The state of a list in its address, kept by Back, Forward, a reload and a link. The last two lose a filter that may name a person.
 */
export function useListSearch<Name extends NarrowedList, Row extends object>(name: Name, columns: Columns<Row>) {
  const isUnwritten = personalIn(name, 'recherche') === 'unwritten'
  const navigate = useNavigate()
  const router = useRouter()
  const listFilter = useRouterState({ select: ({ location }) => location.state.listFilter })
  const read = (given: object, key: string | undefined): State => ({
    ...readSearch<NarrowedList>(name, given),
    ...(isUnwritten && { recherche: personFilters.get(key) }),
  })
  const search = read(useSearch({ strict: false }), listFilter)

  /** Merges a change into the current address, because a click on a column may follow a typed letter at once. */
  function change(given: SearchOf<Name> | ((now: State) => State)) {
    const { search: parameters, state } = router.latestLocation
    const now = read(parameters, state.listFilter)
    const next = { ...now, ...(typeof given === 'function' ? given(now) : given) }
    void navigate({
      to: '.',
      search: readSearch<NarrowedList>(name, next),
      state: isUnwritten && next.recherche !== undefined ? { listFilter: personFilters.keep(next.recherche) } : {},
      // Back returns to the list without a filter and sorting, not to each typed letter.
      replace: now.recherche !== undefined || now.tri !== undefined,
      resetScroll: false,
    })
  }

  return {
    name,
    columns,
    search: search as State & SearchOf<Name>,
    change,
    sorting: useMemo(() => sortingIn(columns, search.tri), [columns, search.tri]),
    onFilter: (recherche: string | undefined) => change(() => ({ recherche })),
    onSort: (update: Updater<SortingState>) =>
      change(({ tri }) => ({ tri: triOf(functionalUpdate(update, sortingIn(columns, tri))) })),
    onOwnLayout: () => change(() => ({ colonnes: undefined, lignes: undefined })),
  }
}

/** The state of a list in its address, and its columns. */
export type ListAddress<Row extends object, Name extends NarrowedList> = ReturnType<typeof useListSearch<Name, Row>>
