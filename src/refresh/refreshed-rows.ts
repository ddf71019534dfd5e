import { hashKey, type QueryKey, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesIn, rowsIn } from '#api/cache.ts'
import { isObject, uniqueByIri } from '#api/read.ts'
import type { RowMark, RowMarks } from '#ui/table/BodyRow.tsx'
import type { Change } from './use-readings.ts'

/**
 * Refreshes a list without moving rows under the pointer.
 *
 * 1. `useRefreshedRows` gives the list the rows of the cache, or those on screen while newer ones are pending.
 * 2. `RefreshBar` above the list refetches the query: automatically (automatic.ts), or when a person presses « Actualiser ».
 * 3. `followChanges` (use-readings.ts) reports each change of the cache with its source: « Actualiser », a background refetch or a write.
 * 4. `pendingAfter` decides which rows stay on screen. `merge` keeps their positions, marks changed and removed rows, and
 *    counts new rows.
 * 5. « Afficher » in the bar ends that. The list then shows the rows of the cache.
 */

/** Rows on screen while newer rows are pending. */
export interface PendingRows {
  /** Data of the cache that has the pending rows. */
  basis: unknown
  shown: Shown<Row>
  /** Rows in the order on screen. Without them the list shows the rows of the cache, with marks. */
  rows?: readonly Row[]
}

/** State of a list for the bar above it (RefreshBar.tsx), which refetches the rows and decides which ones are pending. */
export interface RefreshedList {
  /** The rows on screen. */
  rows: readonly Row[]
  pending: PendingRows | undefined
  /** Updates the state of pending rows. Undefined shows the rows of the cache. */
  setPending: (update: (pending: PendingRows | undefined) => PendingRows | undefined) => void
}

interface RefreshedRows<R extends Row> extends RefreshedList {
  rows: readonly R[]
  marks: RowMarks | undefined
}

/** The rows of a list: `items`, or those on screen while newer ones are pending for the same filter and order. */
export function useRefreshedRows<R extends Row>(
  queryKey: QueryKey,
  items: readonly R[],
  narrowed?: object,
): RefreshedRows<R> {
  const client = useQueryClient()
  const hash = hashKey([queryKey, narrowed])
  const [state, setState] = useState<{ hash: string; pending: PendingRows | undefined }>({ hash, pending: undefined })
  if (state.hash !== hash) setState({ hash, pending: undefined })
  const isPending = state.hash === hash && state.pending?.basis === client.getQueryData(queryKey)
  const pending = isPending ? state.pending : undefined
  return {
    // The rows on screen belong to the same query, so the row type matches.
    rows: (pending?.rows as readonly R[] | undefined) ?? items,
    marks: pending?.shown.marks,
    pending,
    setPending: (update) => setState((now) => (now.hash === hash ? { hash, pending: update(now.pending) } : now)),
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
  pending: PendingRows | undefined
  /** Rows in the order on screen. */
  drawn: readonly Row[]
  /** The list has earlier pages. */
  hasRowsBefore: boolean
  /** Filter of the screen. */
  accepts?: ((row: Row) => boolean) | undefined
}

/** Rows to keep on screen after the data of the list changed. Undefined shows the rows of the cache. */
export function pendingAfter(
  { why, was, now }: Change,
  { pending, drawn, hasRowsBefore, accepts }: OnScreen,
): PendingRows | undefined {
  const [old, fresh] = [freshIn(was, hasRowsBefore), freshIn(now, hasRowsBefore)]
  const known = pending?.basis === was ? pending : undefined
  const shown = known?.shown ?? asGiven(old)
  const pendingWith = (next: Shown<Row>): PendingRows => ({
    basis: now,
    shown: next,
    rows: inOrderOf(drawn, next.rows),
  })
  if (why === 'asked') return { basis: now, shown: asGiven(fresh, shown) }
  if (was === now) return pending
  if (why === 'background') return pendingWith(merge(shown, fresh, accepts))
  // No rows are pending, so only the rows that this person changed move.
  if (known === undefined || !hasPending(shown, old)) return undefined
  return pendingWith(
    why === 'other' ? withoutNewChanges(merge(shown, fresh, accepts), shown) : rebase(shown, old.rows, fresh),
  )
}

/** Keeps the order on screen, which may be sorted. A row stays in place even if its sort value has changed. */
function inOrderOf(drawn: readonly Row[], rows: readonly Row[]) {
  const places = new Map(drawn.map((row, place) => [row['@id'], place]))
  const placeOf = (row: Row) => places.get(row['@id']) ?? drawn.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export interface Row {
  '@id': string
}

/** Rows in the order of the server. */
export interface Fresh<R extends Row> {
  rows: readonly R[]
  /** The list has earlier pages. */
  hasRowsBefore: boolean
  /** The list has further pages. */
  hasRowsAfter: boolean
}

/** Rows as shown on screen. */
export interface Shown<R extends Row> {
  rows: readonly R[]
  marks: RowMarks
  /** The list had further pages when these rows were last taken from the server. */
  hasRowsAfter: boolean
  /** New rows of the server that are not shown. */
  arrived: readonly R[]
  /** There may be more new rows on further pages. */
  hasMoreArrived: boolean
}

export const noMarks: RowMarks = new Map()

const iriOf = (row: Row) => row['@id']

/** Positions of the first and last row that both lists contain. */
function commonPart(rows: readonly Row[], other: ReadonlyMap<string, unknown>) {
  const isCommon = (row: Row) => other.has(iriOf(row))
  return { first: rows.findIndex(isCommon), last: rows.findLastIndex(isCommon) }
}

/**
 * Merges fresh rows into the rows on screen. They keep their positions: new values appear in place, new rows are only counted, and a
 * removed row stays.
 * @param accepts the filter of the screen. A row that no longer matches keeps its old values and is marked `left`.
 */
export function merge<R extends Row>(
  shown: Shown<R>,
  fresh: Fresh<R>,
  accepts: (row: R) => boolean = () => true,
): Shown<R> {
  const freshRows = new Map(fresh.rows.map((row) => [iriOf(row), row]))
  const shownRows = new Map(shown.rows.map((row) => [iriOf(row), row]))
  const mine = commonPart(shown.rows, freshRows)
  const theirs = commonPart(fresh.rows, shownRows)
  const isReplaced = mine.first < 0

  /** Whether a missing row has moved to another page: new rows push rows to the next page, and removed rows pull rows from it. */
  function hasMoved(place: number) {
    if (isReplaced) return fresh.rows.length > 0 && (fresh.hasRowsBefore || fresh.hasRowsAfter)
    if (place > mine.last) return fresh.hasRowsAfter && theirs.last === fresh.rows.length - 1
    return place < mine.first && fresh.hasRowsBefore && theirs.first === 0
  }

  function isNew(place: number) {
    if (isReplaced) return !fresh.hasRowsBefore
    if (place < theirs.first) return !fresh.hasRowsBefore
    return place < theirs.last || !shown.hasRowsAfter
  }

  const marks = new Map<string, RowMark>()
  const rows = shown.rows.map((row, place) => {
    const iri = iriOf(row)
    const now = freshRows.get(iri)
    if (now === undefined) {
      if (shown.marks.get(iri) === 'left' || !hasMoved(place)) marks.set(iri, 'left')
      return row
    }
    // Returns the same object for equal values.
    const next = replaceEqualDeep(row, now)
    if (accepts(row) && !accepts(next)) {
      marks.set(iri, 'left')
      return row
    }
    // Keeps the mark of a row that changed before.
    if (next !== row || shown.marks.get(iri) === 'changed') marks.set(iri, 'changed')
    return next
  })
  const areNew = fresh.rows.map((row, place) => !shownRows.has(iriOf(row)) && isNew(place))
  return {
    rows,
    marks,
    hasRowsAfter: shown.hasRowsAfter,
    arrived: fresh.rows.filter((_row, place) => areNew[place]),
    hasMoreArrived: fresh.hasRowsAfter && areNew.at(-1) === true,
  }
}

/** Shows the rows in the order of the server, with marks for changes since `shown`. */
export function asGiven<R extends Row>(fresh: Fresh<R>, shown?: Shown<R>): Shown<R> {
  const { rows, hasRowsAfter } = fresh
  const given = { rows, marks: noMarks, hasRowsAfter, arrived: [], hasMoreArrived: false }
  if (shown === undefined) return given
  const { marks } = withoutLeft(merge(shown, fresh))
  return { ...given, marks }
}

/** Applies a write of this person or a further page. New rows stay hidden until « Afficher ». */
export function rebase<R extends Row>(
  shown: Shown<R>,
  was: readonly R[],
  { rows: now, hasRowsAfter }: Fresh<R>,
): Shown<R> {
  const given = new Map(now.map((row) => [iriOf(row), row]))
  const before = new Set(was.map(iriOf))
  const isGone = (row: R) => before.has(iriOf(row)) && !given.has(iriOf(row))
  const kept = shown.rows.filter((row) => !isGone(row)).map((row) => given.get(iriOf(row)) ?? row)
  const onScreen = new Set(kept.map(iriOf))
  const added = now.filter((row) => !before.has(iriOf(row)) && !onScreen.has(iriOf(row)))
  return {
    ...shown,
    rows: [...kept, ...added],
    hasRowsAfter,
    arrived: shown.arrived.filter((row) => !isGone(row)),
  }
}

/** Whether the rows on screen or their order differ from the server's. */
export const hasPending = (shown: Shown<Row>, fresh: Fresh<Row>) =>
  shown.rows.length !== fresh.rows.length || shown.rows.some((row, at) => iriOf(row) !== iriOf(fresh.rows[at] ?? row))

/** Drops new change marks, because the new values are this person's own changes. */
const withoutNewChanges = <R extends Row>(next: Shown<R>, before: Shown<R>) =>
  withMarks(next, (mark, iri) => mark === 'left' || before.marks.get(iri) === 'changed')

/** Drops all change marks, some seconds after they were shown. */
export const withoutChanges = <R extends Row>(shown: Shown<R>) => withMarks(shown, (mark) => mark !== 'changed')

const withoutLeft = <R extends Row>(shown: Shown<R>) => withMarks(shown, (mark) => mark !== 'left')

const withMarks = <R extends Row>(shown: Shown<R>, isKept: (mark: RowMark, iri: string) => boolean): Shown<R> => ({
  ...shown,
  marks: new Map([...shown.marks].filter(([iri, mark]) => isKept(mark, iri))),
})
