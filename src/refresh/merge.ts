/**
 * Merges a background refetch into the list on screen. Rows keep their positions: new values appear in place,
 * new rows are only counted, and a removed row stays.
 */
import { replaceEqualDeep } from '@tanstack/react-query'
import type { RowMark, RowMarks } from '#ui/table/BodyRow.tsx'

export interface Row {
  '@id': string
}

/** The rows as the server gives them. */
export interface Fresh<R extends Row> {
  rows: readonly R[]
  /** Whether the list goes on before the first row, or behind the last one. */
  before: boolean
  after: boolean
}

/** Rows as shown on screen. */
export interface Shown<R extends Row> {
  rows: readonly R[]
  marks: RowMarks
  /** Whether the list went on behind the last row when these rows were first shown. */
  after: boolean
  /** The rows of the server that are new and not shown. */
  arrived: readonly R[]
  /** There may be more new ones behind those that were read. */
  hasMoreArrived: boolean
}

export const noMarks: RowMarks = new Map()

const iriOf = (row: Row) => row['@id']

/** The places of the first and of the last row that both lists have. */
function commonPart(rows: readonly Row[], other: ReadonlyMap<string, unknown>) {
  const isCommon = (row: Row) => other.has(iriOf(row))
  return { first: rows.findIndex(isCommon), last: rows.findLastIndex(isCommon) }
}

/** @param accepts the rows that a filter of the screen lets through: one that leaves it stays as it was, and has left */
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

  /** New rows push rows to the next page, and rows that go away pull some from there. Only one of the two is visible. */
  function hasMoved(place: number) {
    if (isReplaced) return fresh.rows.length > 0 && (fresh.before || fresh.after)
    if (place > mine.last) return fresh.after && theirs.last === fresh.rows.length - 1
    return place < mine.first && fresh.before && theirs.first === 0
  }

  function isNew(place: number) {
    if (isReplaced) return !fresh.before
    if (place < theirs.first) return !fresh.before
    return place < theirs.last || !shown.after
  }

  const marks = new Map<string, RowMark>()
  const rows = shown.rows.map((row, place) => {
    const iri = iriOf(row)
    const now = freshRows.get(iri)
    if (now === undefined) {
      if (shown.marks.get(iri) === 'left' || !hasMoved(place)) marks.set(iri, 'left')
      return row
    }
    // Equal values give the row itself.
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
    after: shown.after,
    arrived: fresh.rows.filter((_row, place) => areNew[place]),
    hasMoreArrived: fresh.after && areNew.at(-1) === true,
  }
}

/** The rows as the server gives them, such as those that a person has asked for, with marks for what has changed. */
export function asGiven<R extends Row>(fresh: Fresh<R>, shown?: Shown<R>): Shown<R> {
  const given = { rows: fresh.rows, marks: noMarks, after: fresh.after, arrived: [], hasMoreArrived: false }
  if (shown === undefined) return given
  const { marks } = withoutLeft(merge(shown, fresh))
  return { ...given, marks }
}

/** A write of this person, or a further page. Rows that wait for « Afficher » keep waiting. */
export function rebase<R extends Row>(shown: Shown<R>, was: readonly R[], { rows: now, after }: Fresh<R>): Shown<R> {
  const given = new Map(now.map((row) => [iriOf(row), row]))
  const before = new Set(was.map(iriOf))
  const isGone = (row: R) => before.has(iriOf(row)) && !given.has(iriOf(row))
  const kept = shown.rows.filter((row) => !isGone(row)).map((row) => given.get(iriOf(row)) ?? row)
  const onScreen = new Set(kept.map(iriOf))
  const added = now.filter((row) => !before.has(iriOf(row)) && !onScreen.has(iriOf(row)))
  return {
    ...shown,
    rows: [...kept, ...added],
    after,
    arrived: shown.arrived.filter((row) => !isGone(row)),
  }
}

/** Whether the screen shows other rows than the server, or in another order. */
export const isHolding = (shown: Shown<Row>, fresh: Fresh<Row>) =>
  shown.rows.length !== fresh.rows.length || shown.rows.some((row, at) => iriOf(row) !== iriOf(fresh.rows[at] ?? row))

/** Keeps only the existing marks: new values are the person's own changes. */
export const withoutNewChanges = <R extends Row>(next: Shown<R>, before: Shown<R>) =>
  withMarks(next, (mark, iri) => mark === 'left' || before.marks.get(iri) === 'changed')

/** After a while it is no longer news that a row has changed. */
export const withoutChanges = <R extends Row>(shown: Shown<R>) => withMarks(shown, (mark) => mark !== 'changed')

const withoutLeft = <R extends Row>(shown: Shown<R>) => withMarks(shown, (mark) => mark !== 'left')

const withMarks = <R extends Row>(shown: Shown<R>, isKept: (mark: RowMark, iri: string) => boolean): Shown<R> => ({
  ...shown,
  marks: new Map([...shown.marks].filter(([iri, mark]) => isKept(mark, iri))),
})
