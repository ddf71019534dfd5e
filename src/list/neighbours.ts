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

export const setShownRows = (list: ListName, rows: ListRows) => void shown.set(list, rows)

const idOf = ({ '@id': iri }: ListRows['rows'][number]) => Number(iri.split('/').at(-1))

/** The way to a neighbour: its id, and the rows of the list that hold it. */
type Way = () => Promise<{ id: number | undefined; rows: ListRows }>

/** The neighbours of a record in its list, over the ends of its pages too. Undefined for a record that the list did not show. */
export function neighboursOf(list: ListName, id: number) {
  const known = shown.get(list)
  const placeIn = ({ rows }: ListRows) => rows.findIndex((row) => idOf(row) === id)
  if (known === undefined || placeIn(known) === -1) return undefined

  function way(step: 1 | -1, read: ListRows['after']): Way | undefined {
    const beside = known?.rows[placeIn(known) + step]
    if (known && beside) return () => Promise.resolve({ id: idOf(beside), rows: known })
    if (!read) return undefined
    return async () => {
      const rows = await read()
      const place = placeIn(rows)
      // Rows may have moved to another page meanwhile.
      const row = place === -1 ? rows.rows.at(step === 1 ? 0 : -1) : rows.rows[place + step]
      return { id: row && idOf(row), rows }
    }
  }

  return { previous: way(-1, known.before), next: way(1, known.after) }
}
