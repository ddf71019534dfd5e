import { isObject, uniqueByIri } from '#api/read.ts'
import { type Fresh, merge, noMarks, type Shown } from './merge.ts'
import type { Held } from './rows.ts'

interface Row {
  '@id': string
}

/** What a query of a list has: one page, or all pages that were loaded (api/resource.ts). */
interface PageData {
  items: Row[]
  next?: string
}

function rowsIn(data: unknown, before: boolean): Fresh<Row> {
  // The keys of the data are those of a list, because the screen shows a list.
  const pages = isObject(data) && Array.isArray(data['pages']) ? (data['pages'] as PageData[]) : [data as PageData]
  return {
    rows: uniqueByIri(pages.flatMap(({ items }) => items)),
    before,
    after: pages.at(-1)?.next !== undefined,
  }
}

interface Reading {
  /** What was held before. */
  held: Held | undefined
  /** The data before and after the reading. */
  was: unknown
  now: unknown
  /** Whether the list goes on before the first row. */
  before: boolean
}

/** What stays on screen after a reading of the list. */
export function heldAfter({ held, was, now, before }: Reading): Held {
  const first = rowsIn(was, before)
  const shown: Shown<Row> = held?.shown ?? { rows: first.rows, marks: noMarks, after: first.after, arrived: 0 }
  return { basis: now, shown: merge(shown, rowsIn(now, before)) }
}
