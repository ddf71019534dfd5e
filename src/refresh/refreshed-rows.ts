import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesIn, rowsIn } from '#api/cache.ts'
import { isObject, uniqueByIri } from '#api/read.ts'
import type { RowMarks } from '#ui/table/BodyRow.tsx'
import type { Change } from './changes.ts'
import { asGiven, type Fresh, isHolding, merge, rebase, type Row, type Shown, withoutNewChanges } from './merge.ts'

/**
 * Refreshes a list without moving rows under the pointer.
 *
 * 1. `useRefreshedRows` gives the list the rows of the cache, or the held rows.
 * 2. `RefreshBar` above the list refetches the query: automatically (automatic.ts), or when a person presses « Actualiser ».
 * 3. changes.ts reports each change of the cache with its source: « Actualiser », a background refetch or a write.
 * 4. `heldAfter` decides which rows stay on screen. merge.ts keeps their positions, marks changed and removed rows, and
 *    counts new rows.
 * 5. « Afficher » in the bar drops the held rows. The list then shows the rows of the cache.
 */

/** Rows on screen while newer rows are held back. */
export interface Held {
  /** Data of the cache for which these rows are held. */
  basis: unknown
  shown: Shown<Row>
  /** Rows in the order on screen. Without them the list shows the rows of the cache, with marks. */
  rows?: readonly Row[]
}

/** State of a list for the bar above it (RefreshBar.tsx), which refetches the rows and decides which ones are held. */
export interface RefreshedList {
  /** The rows on screen. */
  rows: readonly Row[]
  held: Held | undefined
  /** Updates the held rows. Undefined shows the rows of the cache. */
  hold: (update: (held: Held | undefined) => Held | undefined) => void
}

interface RefreshedRows<R extends Row> extends RefreshedList {
  rows: readonly R[]
  marks: RowMarks | undefined
}

/**
 * The rows that a list shows: `items`, or the held rows while newer ones wait for « Afficher ». Another page, filter
 * or order drops the held rows.
 * @param narrowed filter and order of the rows on the client
 */
export function useRefreshedRows<R extends Row>(
  queryKey: QueryKey,
  items: readonly R[],
  narrowed?: object,
): RefreshedRows<R> {
  const client = useQueryClient()
  const hash = hashKey([queryKey, narrowed])
  const [state, setState] = useState<{ hash: string; held: Held | undefined }>({ hash, held: undefined })
  if (state.hash !== hash) setState({ hash, held: undefined })
  const isHeld = state.hash === hash && state.held?.basis === client.getQueryData(queryKey)
  const held = isHeld ? state.held : undefined
  return {
    // Held rows belong to the same query, so the row type matches.
    rows: (held?.rows as readonly R[] | undefined) ?? items,
    marks: held?.shown.marks,
    held,
    hold: (update) => setState((now) => (now.hash === hash ? { hash, held: update(now.held) } : now)),
  }
}

function freshIn(data: unknown, hasRowsBefore: boolean): Fresh<Row> {
  const last = pagesIn(data).at(-1)
  return {
    rows: uniqueByIri(rowsIn(data)),
    hasRowsBefore,
    hasRowsAfter: isObject(last) && last['next'] !== undefined,
  }
}

/** State of the list on screen when its data change. */
interface OnScreen {
  held: Held | undefined
  /** Rows in the order on screen. */
  drawn: readonly Row[]
  /** The list has earlier pages. */
  hasRowsBefore: boolean
  /** Filter of the screen. */
  accepts?: ((row: Row) => boolean) | undefined
}

/** Rows to keep on screen after the data of the list changed. Undefined shows the rows of the cache. */
export function heldAfter(
  { why, was, now }: Change,
  { held, drawn, hasRowsBefore, accepts }: OnScreen,
): Held | undefined {
  const [old, fresh] = [freshIn(was, hasRowsBefore), freshIn(now, hasRowsBefore)]
  const known = held?.basis === was ? held : undefined
  const shown = known?.shown ?? asGiven(old)
  const hold = (next: Shown<Row>): Held => ({ basis: now, shown: next, rows: inOrderOf(drawn, next.rows) })
  if (why === 'asked') return { basis: now, shown: asGiven(fresh, shown) }
  if (was === now) return held
  if (why === 'background') return hold(merge(shown, fresh, accepts))
  // No rows are held, so only the rows that this person changed move.
  if (known === undefined || !isHolding(shown, old)) return undefined
  return hold(why === 'other' ? withoutNewChanges(merge(shown, fresh, accepts), shown) : rebase(shown, old.rows, fresh))
}

/** Keeps the order on screen, which may be sorted. A row stays in place even if its sort value has changed. */
function inOrderOf(drawn: readonly Row[], rows: readonly Row[]) {
  const places = new Map(drawn.map((row, place) => [row['@id'], place]))
  const placeOf = (row: Row) => places.get(row['@id']) ?? drawn.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
