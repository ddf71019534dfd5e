import { pagesIn, rowsIn } from '#api/cache.ts'
import { isObject, uniqueByIri } from '#api/read.ts'
import type { Change } from './changes.ts'
import { asGiven, type Fresh, isHolding, merge, rebase, type Row, type Shown, withoutNewChanges } from './merge.ts'
import type { Held } from './refreshed-rows.ts'

function freshIn(data: unknown, before: boolean): Fresh<Row> {
  const last = pagesIn(data).at(-1)
  return {
    rows: uniqueByIri(rowsIn(data)),
    before,
    after: isObject(last) && last['next'] !== undefined,
  }
}

/** The list as it is on screen when its data change. */
export interface OnScreen {
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
