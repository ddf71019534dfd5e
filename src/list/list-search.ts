import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import { cleanCode } from '#lib/invisible.ts'
import { plainText, searchWords } from '#lib/plain-text.ts'
import { entryMemory } from '#session/tab.ts'
import { type Columns, type Density, idOfColumn, valueIn } from '#ui/table/columns.tsx'
import { compareValues } from '#ui/table/use-data-table.ts'

/** Search parameters of a list: filter, sorting and layout. Defaults are left out. */
export interface ListSearch {
  /** Typed filter. Never in the address of the list of users, because the text may be a name or an e-mail address. */
  recherche?: string | undefined
  /** Id of the sorted column, with a minus sign for descending order. */
  tri?: string | undefined
  /** Ids of the visible columns in order, in the link of a view. Defaults to the layout stored on the device. */
  colonnes?: string | undefined
  /** Height of the rows. Used only with `colonnes`. */
  lignes?: Density | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key in `personFilters` of the typed filter of a list of persons, which must not be in an address. */
    listFilter?: string | undefined
  }
}

/** Typed filters of lists of persons, by the key in the history entry. Kept in memory only. */
const personFilters = entryMemory<string>()

type Given = { [key in keyof ListSearch]?: ListSearch[key] }

/** Search parameters that the route of a list accepts. `readSearch` validates their values. */
export const listParameters = ({ recherche, tri, colonnes, lignes }: Given): ListSearch => ({
  recherche,
  tri,
  colonnes,
  lignes,
})

/** Search parameters that the route of a list of persons accepts. A filter in the address is removed. */
export const peopleParameters = ({ tri, colonnes, lignes }: Given): ListSearch =>
  listParameters({ tri, colonnes, lignes })

const read = (value: unknown, shape: RegExp) => {
  const text = typeof value === 'string' ? cleanCode(value) : ''
  return shape.test(text) ? text : undefined
}

/** Validates the search parameters of a list. An invalid value counts as its default. */
export const readSearch = (given: { [key in keyof ListSearch]?: unknown }): ListSearch => ({
  recherche: read(given.recherche, /^.{1,100}$/),
  tri: read(given.tri, /^-?[a-z]+$/i),
  colonnes: read(given.colonnes, /^[a-z,]+$/i),
  lignes: read(given.lignes, /^(serre|aere)es$/) as Density | undefined,
})

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

/** @returns a predicate: whether a row contains every typed word, ignoring accents and case. Undefined without a filter. */
export function filterFor<Row extends object>(columns: Columns<Row>, typed: string | undefined) {
  if (typed === undefined) return undefined
  const typedWords = searchWords(typed)
  return (row: Row) => typedWords.every((word) => textOf(columns, row).includes(word))
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

/**
 * Filter, sorting and layout of a list in its address, kept by Back, Forward, a reload and a link. The last two lose a filter that
 * may name a person.
 */
export function useListSearch<Row extends object>(columns: Columns<Row>, personal = false) {
  const navigate = useNavigate()
  const router = useRouter()
  const listFilter = useRouterState({ select: ({ location }) => location.state.listFilter })
  const withPerson = (parameters: ListSearch, key: string | undefined): ListSearch =>
    personal ? { ...parameters, recherche: personFilters.get(key) } : parameters
  const search = withPerson(readSearch(useSearch({ strict: false })), listFilter)

  /** Merges a change into the current address, because a click on a column may follow a typed letter at once. */
  function change(given: ListSearch | ((now: ListSearch) => ListSearch)) {
    const { search: parameters, state } = router.latestLocation
    const now = withPerson(readSearch(parameters), state.listFilter)
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

  return {
    search,
    sorting: useMemo(() => sortingIn(columns, search.tri), [columns, search.tri]),
    onFilter: (recherche: string | undefined) => change({ recherche }),
    onSort: (update: Updater<SortingState>) =>
      change(({ tri }) => ({ tri: triOf(functionalUpdate(update, sortingIn(columns, tri))) })),
    onOwnLayout: () => change({ colonnes: undefined, lignes: undefined }),
  }
}
