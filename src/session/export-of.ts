import type { Batch } from '#api/walk-pages.ts'
import { type CsvColumn, csvHeader, csvLines } from '#lib/csv.ts'

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
