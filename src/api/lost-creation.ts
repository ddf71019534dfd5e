/**
 * Finds the record of a creation whose answer was lost. The server may have stored it, and browsers may repeat a lost call
 * automatically. Orders are found by the barcode that was sent. Other records have no code of the console, so their
 * collection is read: a new record with the sent values is most likely the created one.
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

/** Fields that identify a record and show whether it is new. */
export interface StoredRow {
  '@id': string
  id: number
  createdAt?: string
}

/** State before a creation is sent. */
export interface Before {
  /** Time of sending by the server's clock, as far as it is known. */
  sentAt: number
  /** IRIs of the existing records; undefined when they were not read in time. */
  known: ReadonlySet<string> | undefined
}

type Rows<Row> = Pick<Page<Row>, 'items' | 'total'>
type Reading<Row, Key extends QueryKey> = UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>

/** How to find the record of a creation without an answer. */
export interface LostCreation<Body, Row extends StoredRow, Key extends QueryKey> {
  /** The read of the collection that would contain the record. */
  candidates: (body: Body) => Reading<Row, Key>
  /** Whether a record has the sent values. */
  matches: (row: Row, body: Body) => boolean
  /** Fields whose values must be unique on the server. */
  uniqueFields?: readonly string[]
}

/**
 * Whether a refusal says only that unique values are taken. A browser that repeats a lost call gets this answer if the first
 * call was stored.
 */
function isRefusedAsTaken(failure: unknown, uniqueFields: readonly string[]): boolean {
  if (!isApiError(failure)) return false
  const { status, violations } = failure
  const isTaken =
    violations.length > 0 && violations.every((each) => uniqueFields.includes(toFieldName(each.propertyPath)))
  return status === 409 || isTaken
}

/** Maximum duration of the look-up. The person waits for it, after a call of up to half a minute. */
const PATIENCE_MS = 10_000

/**
 * Looks up the record of a creation whose answer was lost, or whose values are refused as taken. If a new record has the sent
 * values, the creation fails with `PossiblyStored`: the form says so, and the person decides. Otherwise its failure is passed
 * on unchanged. Nothing is resent automatically.
 * @returns `lookUp`, options for the hook of the creation
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
      // A running read may have started before the record was stored.
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

  /** Reads the existing records before the creation, once and silently. Needed for records without a date. */
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

/** Tolerance for the server's clock, which is known within seconds, or not at all when its tokens contain no time. */
const CLOCKS_APART_MS = 5 * 60_000

/** New records that match the sent values, oldest first. */
export const newMatches = <T extends StoredRow>(
  rows: readonly T[],
  matches: (row: T) => boolean,
  before: Before,
): T[] => rows.filter((row) => matches(row) && isNew(row, before)).toSorted(byId)

/** Whether a record was created after `before`. A record without a date counts as new only if the earlier records are known. */
function isNew({ '@id': iri, createdAt }: StoredRow, { sentAt, known }: Before): boolean {
  if (known?.has(iri)) return false
  const at = timeOf(createdAt)
  return at === undefined ? known !== undefined : at >= sentAt - CLOCKS_APART_MS
}
