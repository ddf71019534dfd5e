/**
 * A creation whose answer was lost may have been stored, and a browser may have repeated it by itself. Orders are found
 * again by the barcode they left with; other records carry no code of ours. So their collection is read, and a record that
 * equals what was sent and was not there before is most likely it.
 */
import { hashKey, type QueryKey, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { timeOf } from '#lib/dates.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { toFieldName } from '#lib/violations.ts'
import { byId } from './addresses.ts'
import { isApiError, mayHaveArrived, PossiblyStored } from './errors.ts'
import type { Page } from './hydra.ts'
import { serverNow } from './token.ts'
import type { Words } from './write.ts'

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

type Rows<Row> = Pick<Page<Row>, 'items' | 'total'>
type Reading<Row, Key extends QueryKey> = UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>

/** How to find the record of a creation that was not answered. */
export interface LostCreation<Body, Row extends StoredRow, Key extends QueryKey> {
  /** Reads the records among which it would be. */
  candidates: (body: Body) => Reading<Row, Key>
  /** Whether a record has the values that were sent. */
  matches: (row: Row, body: Body) => boolean
  /** The fields of which the server may accept a value only once. */
  uniqueFields?: readonly string[]
}

/**
 * A browser that repeats a lost call by itself gets the answer to the second call: what the first call has stored makes
 * the values of unique fields taken.
 */
function isRefusedAsTaken(failure: unknown, uniqueFields: readonly string[]): boolean {
  if (!isApiError(failure)) return false
  const { status, violations } = failure
  const isTaken =
    violations.length > 0 && violations.every((each) => uniqueFields.includes(toFieldName(each.propertyPath)))
  return status === 409 || isTaken
}

/** The longest look-up. The person waits for it, after a call that may have taken half a minute. */
const PATIENCE_MS = 10_000

/**
 * Looks for the record of a creation whose answer was lost, or whose values are refused as taken. The failure is shown as
 * any other, unless a new record has the values that were sent. Then the creation fails with `PossiblyStored`: the form says
 * so, and the person decides. Nothing is sent again by itself.
 * @returns `lookUp`, which are words for the hook of the creation
 */
export function useLostCreation<Body, Row extends StoredRow, Key extends QueryKey>({
  candidates,
  matches,
  uniqueFields = [],
}: LostCreation<Body, Row, Key>) {
  const queryClient = useQueryClient()
  const isGone = useIsGone()
  /** Records read before the first attempt, by list key. */
  const ahead = useRef(new Map<string, Before['known']>())
  /** State before the latest attempt. */
  const sent = useRef<Before>({ sentAt: 0, known: undefined })
  /** State before the first attempt without an answer. A record that this attempt stored must count as new. */
  const firstLost = useRef(new Map<string, Before>())

  const read = useCallback(
    async ({ queryKey, queryFn }: Reading<Row, Key>) => {
      // A reading that is still under way may have begun before the record was stored.
      await queryClient.cancelQueries({ queryKey, exact: true })
      const timer = setTimeout(() => void queryClient.cancelQueries({ queryKey, exact: true }), PATIENCE_MS)
      const settings = { staleTime: 0, gcTime: 0, meta: { silent: true } }
      return queryClient
        .query({ queryKey, ...(queryFn && { queryFn }), ...settings })
        .then(({ items }) => items)
        .catch(() => undefined)
        .finally(() => clearTimeout(timer))
    },
    [queryClient],
  )

  /** Reads the records before anything is sent, once and silently. For records without a date. */
  const readAhead = useCallback(
    async (reading: Reading<Row, Key>) => {
      const listKey = hashKey(reading.queryKey)
      if (ahead.current.has(listKey)) return
      ahead.current.set(listKey, undefined)
      const rows = await read(reading)
      if (rows === undefined) ahead.current.delete(listKey)
      else ahead.current.set(listKey, new Set(rows.map((row) => row['@id'])))
    },
    [read],
  )

  async function lookFor(failure: unknown, body: Body) {
    const reading = candidates(body)
    const listKey = hashKey(reading.queryKey)
    const before = firstLost.current.get(listKey) ?? sent.current
    if (mayHaveArrived(failure)) firstLost.current.set(listKey, before)
    const rows = (await read(reading)) ?? []
    const records = newMatches(rows, (row) => matches(row, body), before)
    if (records.length > 0 && !isGone()) throw new PossiblyStored(failure, records)
  }

  const lookUp = {
    before: ({ body }) => {
      sent.current = { sentAt: serverNow(), known: ahead.current.get(hashKey(candidates(body).queryKey)) }
    },
    afterFailure: async (failure, { body }) => {
      const mayBeStored = mayHaveArrived(failure) || isRefusedAsTaken(failure, uniqueFields)
      if (mayBeStored && !isGone()) await lookFor(failure, body)
    },
  } satisfies Words<unknown, { body: Body }>

  return { lookUp, readAhead }
}

/** The server's clock is known to some seconds, and not at all when its tokens carry no time. */
const CLOCKS_APART_MS = 5 * 60_000

/** The records that match what was sent and were not there before, oldest first. */
export const newMatches = <T extends StoredRow>(
  rows: readonly T[],
  matches: (row: T) => boolean,
  before: Before,
): T[] => rows.filter((row) => matches(row) && isNew(row, before)).toSorted(byId)

/** A record without a date is new only if the records before the creation are known. Otherwise it counts as not ours. */
function isNew({ '@id': iri, createdAt }: StoredRow, { sentAt, known }: Before): boolean {
  if (known?.has(iri)) return false
  const at = timeOf(createdAt)
  return at === undefined ? known !== undefined : at >= sentAt - CLOCKS_APART_MS
}
