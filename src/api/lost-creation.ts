/**
 * A creation whose answer was lost may have been stored, and a browser may have repeated it by itself. Orders are found
 * again by the barcode they left with; other records carry no code of ours. So their collection is read, and a record that
 * equals what was sent and was not there before is most likely it.
 */
import { timeOf } from '#lib/dates.ts'
import { byId } from './iri.ts'

/** The fields by which a record is recognised. */
export interface StoredRow {
  '@id': string
  id: number
  createdAt?: string
}

/** State before a creation was first sent. */
export interface Before {
  /** When it was sent, by the server's clock as far as it is known. */
  sentAt: number
  /** The addresses of the records that were there, when they were read in time. */
  known: ReadonlySet<string> | undefined
}

/** The server's clock is known to some seconds, and not at all when its tokens carry no time. */
const CLOCKS_APART_MS = 5 * 60_000

/** The records that match what was sent and were not there before, oldest first. */
export const newMatches = <T extends StoredRow>(
  rows: readonly T[],
  matches: (row: T) => boolean,
  before: Before,
): T[] => rows.filter((row) => matches(row) && isNew(row, before)).toSorted(byId)

/** A record without a date is new only if it is known that it was not there; when nothing is known, it is not ours. */
function isNew({ '@id': iri, createdAt }: StoredRow, { sentAt, known }: Before): boolean {
  if (known?.has(iri)) return false
  const at = timeOf(createdAt)
  return at === undefined ? known !== undefined : at >= sentAt - CLOCKS_APART_MS
}
