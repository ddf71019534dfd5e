import type { Batch } from '#api/walk-pages.ts'
import { type CsvColumn, csvHeader, csvLines } from '#lib/csv.ts'

/** How a list on screen is narrowed and sorted. */
export interface Narrowed<Row> {
  /** Whether the filter finds a row; without it all rows are meant. */
  accepts: ((row: Row) => boolean) | undefined
  sorted: ((rows: readonly Row[]) => readonly Row[]) | undefined
}

/** A walk through records as the parts of a file. `linesOf` gives the lines of a page when one record is not one line. */
export function fileOf<Row, Line = Row>(
  columns: readonly CsvColumn<Line>[],
  next: (signal: AbortSignal) => Promise<Batch<Row>>,
  linesOf: (rows: Row[]) => Line[],
) {
  return {
    head: csvHeader(columns),
    next: async (signal: AbortSignal) => {
      const { items, ...progress } = await next(signal)
      const lines = linesOf(items)
      return { ...progress, lines: csvLines(columns, lines), count: lines.length }
    },
  }
}

/** The same for the rows that a list shows, in its order. Sorted rows are kept until the end. */
export function fileOfList<Row>(
  columns: readonly CsvColumn<Row>[],
  next: (signal: AbortSignal) => Promise<Batch<Row>>,
  { accepts, sorted }: Narrowed<Row>,
) {
  const accepted = (rows: Row[]) => (accepts ? rows.filter(accepts) : rows)
  if (sorted === undefined) return fileOf(columns, next, accepted)
  const kept: Row[] = []
  return {
    head: csvHeader(columns),
    next: async (signal: AbortSignal) => {
      const { items, ...progress } = await next(signal)
      const rows = accepted(items)
      kept.push(...rows)
      return { ...progress, lines: '', count: rows.length }
    },
    rest: () => csvLines(columns, sorted(kept)),
  }
}
