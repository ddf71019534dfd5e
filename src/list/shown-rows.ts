import { releaseWithSession } from '#session/tab.ts'
import type { ListName } from './parameters.ts'

/** The rows of a list in their order, and how to read those before and after them. */
export interface ListRows {
  rows: readonly { '@id': string }[]
  before?: (() => Promise<ListRows>) | undefined
  after?: (() => Promise<ListRows>) | undefined
}

/** The rows last shown by each list, for « Précédente » and « Suivante » on the page of a record. In memory until the session ends. */
const shown = new Map<ListName, ListRows>()
releaseWithSession(() => shown.clear())

export const shownRows = (list: ListName) => shown.get(list)
export const setShownRows = (list: ListName, rows: ListRows) => void shown.set(list, rows)
