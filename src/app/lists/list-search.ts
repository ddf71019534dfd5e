import type { Density } from '#ui/table/density.ts'

/** What a list is narrowed to and how it is shown, as its address says. The defaults are left out. */
export interface ListSearch {
  /** The typed filter. In the list of users the history entry has it, because it may be a name or an e-mail address. */
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
    /** The typed filter of a list of persons, which must not be in an address. */
    listFilter?: string | undefined
  }
}

type Given = { [key in keyof ListSearch]?: ListSearch[key] }

/** The parameters of a list. `ListPage` judges their values: this code is in the first chunk. */
export const listParameters = ({ recherche, tri, colonnes, lignes }: Given): ListSearch => ({
  recherche,
  tri,
  colonnes,
  lignes,
})

/** The same for a list of persons: an address with a filter loses it. */
export const peopleParameters = ({ tri, colonnes, lignes }: Given): ListSearch =>
  listParameters({ tri, colonnes, lignes })
