import { entryMemory } from '#session/tab.ts'
import type { Density } from '#ui/table/columns.tsx'

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
export const personFilters = entryMemory<string>()

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
  const text = typeof value === 'string' ? value.trim() : ''
  return shape.test(text) ? text : undefined
}

/** Validates the search parameters of a list. An invalid value counts as its default. */
export const readSearch = (given: { [key in keyof ListSearch]?: unknown }): ListSearch => ({
  recherche: read(given.recherche, /^.{1,100}$/),
  tri: read(given.tri, /^-?[a-z]+$/i),
  colonnes: read(given.colonnes, /^[a-z,]+$/i),
  lignes: read(given.lignes, /^(serre|aere)es$/) as Density | undefined,
})

/** Parses `tri`. */
export const sortOf = (tri: string | undefined) =>
  tri === undefined
    ? undefined
    : ({ column: tri.replace('-', ''), direction: tri.startsWith('-') ? 'desc' : 'asc' } as const)

/** Next sorting after a click on a column: ascending, descending, then the order of the server. */
export const nextSort = (tri: string | undefined, column: string) =>
  tri === column ? `-${column}` : tri === `-${column}` ? undefined : column
