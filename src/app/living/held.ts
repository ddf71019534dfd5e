import { isObject, uniqueByIri } from '#api/read.ts'
import type { Change } from './changes.ts'
import { asGiven, type Fresh, isHolding, merge, rebase, type Shown, withoutNewChanges } from './merge.ts'
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

/** The list as it is on screen when its data change. */
export interface OnScreen {
  held: Held | undefined
  /** The rows in the order in which they are drawn. */
  drawn: readonly Row[]
  /** Whether the list goes on before the first row. */
  before: boolean
}

/** What stays on screen when the data of the list have changed; undefined shows them as the server gives them. */
export function heldAfter({ why, was, now }: Change, { held, drawn, before }: OnScreen): Held | undefined {
  const [old, fresh] = [rowsIn(was, before), rowsIn(now, before)]
  const known = held?.basis === was ? held : undefined
  const shown = known?.shown ?? asGiven(old)
  const hold = (next: Shown<Row>): Held => ({ basis: now, shown: next, rows: inOrderOf(drawn, next.rows) })
  if (why === 'asked') return { basis: now, shown: asGiven(fresh, shown) }
  if (was === now) return held
  if (why === 'background') return hold(merge(shown, fresh))
  // Nothing waits, so that nothing moves but what the person has changed.
  if (known === undefined || !isHolding(shown, old)) return undefined
  return hold(why === 'other' ? withoutNewChanges(merge(shown, fresh), shown) : rebase(shown, old.rows, fresh))
}

/** The screen may sort its rows. A row keeps its place, although its name has changed. */
function inOrderOf(drawn: readonly Row[], rows: readonly Row[]) {
  const places = new Map(drawn.map((row, place) => [row['@id'], place]))
  const placeOf = (row: Row) => places.get(row['@id']) ?? drawn.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
