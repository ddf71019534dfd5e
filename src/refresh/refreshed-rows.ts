import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesIn, rowsIn } from '#api/cache.ts'
import { isObject, uniqueByIri } from '#api/read.ts'
import type { RowMarks } from '#ui/table/BodyRow.tsx'
import type { Change } from './changes.ts'
import { asGiven, type Fresh, isHolding, merge, rebase, type Row, type Shown, withoutNewChanges } from './merge.ts'

/**
 * How a list gets newer rows without moving under the pointer.
 *
 * 1. `useRefreshedRows` gives the list the rows of the cache, or the ones that are held.
 * 2. `RefreshBar` above the list reads the query again: by itself (clock.ts), or when a person presses « Actualiser ».
 * 3. changes.ts tells each change of the cache, and why it came: asked for, in the background, or by a write.
 * 4. `heldAfter` decides what stays on screen: merge.ts keeps the rows in their places, marks those that have changed or left,
 *    and counts the new ones.
 * 5. « Afficher » in the bar drops what is held. The list then shows the rows of the cache.
 */

/** Rows on screen while newer rows are held back. */
export interface Held {
  /** The data that the cache has meanwhile. */
  basis: unknown
  shown: Shown<Row>
  /** Rows in the order on screen. Without them the list shows its current rows, and marks some of them. */
  rows?: readonly Row[]
}

/** For the bar above a list (RefreshBar.tsx), which reads the rows again and decides what is held. */
export interface RefreshedList {
  /** The rows on screen. */
  rows: readonly Row[]
  held: Held | undefined
  /** Changes what is held. Without it the rows are shown as the server gives them. */
  hold: (update: (held: Held | undefined) => Held | undefined) => void
}

interface RefreshedRows<R extends Row> extends RefreshedList {
  rows: readonly R[]
  marks: RowMarks | undefined
}

/**
 * The rows that a list shows: `items`, or those that are held while newer ones wait. Another page, or another order, shows
 * its rows as they are.
 */
export function useRefreshedRows<R extends Row>(
  queryKey: QueryKey,
  items: readonly R[],
  order?: string,
): RefreshedRows<R> {
  const client = useQueryClient()
  const hash = hashKey([queryKey, order])
  const [state, setState] = useState<{ hash: string; held: Held | undefined }>({ hash, held: undefined })
  if (state.hash !== hash) setState({ hash, held: undefined })
  const isHeld = state.hash === hash && state.held?.basis === client.getQueryData(queryKey)
  const held = isHeld ? state.held : undefined
  return {
    // They are rows of the same query.
    rows: (held?.rows as readonly R[] | undefined) ?? items,
    marks: held?.shown.marks,
    held,
    hold: (update) => setState((now) => (now.hash === hash ? { hash, held: update(now.held) } : now)),
  }
}

function freshIn(data: unknown, before: boolean): Fresh<Row> {
  const last = pagesIn(data).at(-1)
  return {
    rows: uniqueByIri(rowsIn(data)),
    before,
    after: isObject(last) && last['next'] !== undefined,
  }
}

/** The list as it is on screen when its data change. */
interface OnScreen {
  held: Held | undefined
  /** The rows in the order in which they are drawn. */
  drawn: readonly Row[]
  /** Whether the list goes on before the first row. */
  before: boolean
  /** The rows that a filter of the screen lets through. */
  accepts?: ((row: Row) => boolean) | undefined
}

/** Rows to keep on screen after the data of the list changed. Undefined shows the server's rows. */
export function heldAfter({ why, was, now }: Change, { held, drawn, before, accepts }: OnScreen): Held | undefined {
  const [old, fresh] = [freshIn(was, before), freshIn(now, before)]
  const known = held?.basis === was ? held : undefined
  const shown = known?.shown ?? asGiven(old)
  const hold = (next: Shown<Row>): Held => ({ basis: now, shown: next, rows: inOrderOf(drawn, next.rows) })
  if (why === 'asked') return { basis: now, shown: asGiven(fresh, shown) }
  if (was === now) return held
  if (why === 'background') return hold(merge(shown, fresh, accepts))
  // Nothing waits, so that nothing moves but what the person has changed.
  if (known === undefined || !isHolding(shown, old)) return undefined
  return hold(why === 'other' ? withoutNewChanges(merge(shown, fresh, accepts), shown) : rebase(shown, old.rows, fresh))
}

/** The screen may sort its rows. A row keeps its place, although its name has changed. */
function inOrderOf(drawn: readonly Row[], rows: readonly Row[]) {
  const places = new Map(drawn.map((row, place) => [row['@id'], place]))
  const placeOf = (row: Row) => places.get(row['@id']) ?? drawn.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
