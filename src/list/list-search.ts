import { entryMemory } from '#session/tab.ts'
import type { Density } from '#ui/table/columns.tsx'

/** Filter, sort and layout of a list in its address. Defaults are left out. */
export interface ListSearch {
  /** The typed filter. In the list of users it is in no address, because it may be a name or an e-mail address. */
  recherche?: string | undefined
  /** The id of the sorted column, with a minus sign for descending. */
  tri?: string | undefined
  /** The ids of the visible columns in their order, in the link of a view. Without it the device's own choice counts. */
  colonnes?: string | undefined
  /** The height of the rows, with `colonnes`. */
  lignes?: Density | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key in `personFilters` of the typed filter of a list of persons, which must not be in an address. */
    listFilter?: string | undefined
  }
}

/** What was typed to find a person, by the key in the history entry. */
export const personFilters = entryMemory<string>()

type Given = { [key in keyof ListSearch]?: ListSearch[key] }

/** The parameters of a list as its route declares them. `readSearch` judges their values. */
export const listParameters = ({ recherche, tri, colonnes, lignes }: Given): ListSearch => ({
  recherche,
  tri,
  colonnes,
  lignes,
})

/** The same for a list of persons: an address with a filter loses it. */
export const peopleParameters = ({ tri, colonnes, lignes }: Given): ListSearch =>
  listParameters({ tri, colonnes, lignes })

const read = (value: unknown, shape: RegExp) => {
  const text = typeof value === 'string' ? value.trim() : ''
  return shape.test(text) ? text : undefined
}

/** Reads the parameters of any address. A wrong value counts as its default. */
export const readSearch = (given: { [key in keyof ListSearch]?: unknown }): ListSearch => ({
  recherche: read(given.recherche, /^.{1,100}$/),
  tri: read(given.tri, /^-?[a-z]+$/i),
  colonnes: read(given.colonnes, /^[a-z,]+$/i),
  lignes: read(given.lignes, /^(serre|aere)es$/) as Density | undefined,
})

/** The sort that `tri` asks for. */
export const sortOf = (tri: string | undefined) =>
  tri === undefined
    ? undefined
    : ({ column: tri.replace('-', ''), direction: tri.startsWith('-') ? 'desc' : 'asc' } as const)

/** Ascending, descending, and then as the server gives the rows. */
export const nextSort = (tri: string | undefined, column: string) =>
  tri === column ? `-${column}` : tri === `-${column}` ? undefined : column
