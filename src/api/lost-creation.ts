/**
 * Finds the record of a creation whose answer was lost. The server may have stored it, and browsers may repeat a lost call
 * automatically. Orders are found by the barcode that was sent. Other records have no code of the console, so their
 * collection is read: a new record with the sent values is most likely the created one.
 */
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { timeOf } from '#lib/dates.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { toFieldName } from '#lib/violations.ts'
import { byId } from './addresses.ts'
import { type ApiError, PossiblyStored } from './errors.ts'
import type { everyPageOptions } from './resource.ts'
import { sendOnce } from './send-once.ts'
import { serverNow } from './token.ts'
import type { WriteOptions } from './write.ts'

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

type Reading<Row extends StoredRow> = ReturnType<typeof everyPageOptions<Row>>

/** How to find the record of a creation without an answer. */
export interface LostCreation<Body, Row extends StoredRow> {
  /** The read of the collection that would contain the record. */
  candidates: (body: Body) => Reading<Row>
  /** Whether a record has the sent values. */
  matches: (row: Row, body: Body) => boolean
  /** Fields whose values must be unique on the server. */
  uniqueFields?: readonly string[]
}

/** Code of the rule `UniqueEntity` of Symfony. */
const TAKEN = '23bd9dbf-6b9b-41cd-a99e-4844bcf3077f'

/** Whether a refusal says only that unique values are taken. Without a code, any violation of such a field counts. */
function isRefusedAsTaken({ status, violations }: ApiError, uniqueFields: readonly string[]): boolean {
  const isTaken =
    violations.length > 0 &&
    violations.every(
      ({ propertyPath, code = TAKEN }) => code === TAKEN && uniqueFields.includes(toFieldName(propertyPath)),
    )
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
export function useLostCreation<Body, Row extends StoredRow>(lost: LostCreation<Body, Row>) {
  const { candidates, matches, uniqueFields = [] } = lost
  const queryClient = useQueryClient()
  const untilUnmount = useUnmountSignal()
  /** Records read before the first attempt, by list key. */
  const ahead = useRef(new Map<string, Before['known']>())
  /** State before the first attempt that may have stored a record, by list key. Its record must count as new later. */
  const sent = useRef(new Map<string, Before>())

  async function read(reading: Reading<Row>) {
    const cancel = () => queryClient.cancelQueries({ queryKey: reading.queryKey, exact: true })
    // A running read may have started before the record was stored.
    await cancel()
    const timer = setTimeout(() => void cancel(), PATIENCE_MS)
    const settings = { staleTime: 0, gcTime: 0, meta: { silent: true } }
    const { items } = await queryClient.query({ ...reading, ...settings }).finally(() => clearTimeout(timer))
    return items
  }

  /** Reads the existing records before the creation, once and silently. Needed for records without a date. */
  async function readAhead(reading: Reading<Row>) {
    const listKey = hashKey(reading.queryKey)
    if (ahead.current.has(listKey)) return
    ahead.current.set(listKey, undefined)
    const rows = await read(reading).catch(() => undefined)
    if (rows === undefined) ahead.current.delete(listKey)
    else ahead.current.set(listKey, new Set(rows.map((row) => row['@id'])))
  }

  async function find(before: Before, body: Body, clocksApartMs: number) {
    if (untilUnmount().aborted) return undefined
    const rows = await read(candidates(body))
    const records = newMatches(rows, (row) => matches(row, body), before, clocksApartMs)
    return records.length > 0 && !untilUnmount().aborted ? records : undefined
  }

  const lookUp = {
    around: async (send, { body }) => {
      const listKey = hashKey(candidates(body).queryKey)
      const earlier = sent.current.get(listKey)
      let isRefused = false
      const outcome = await sendOnce({
        mark: { sentAt: serverNow(), known: ahead.current.get(listKey) },
        earlier,
        remember: (before) => (before === undefined ? sent.current.delete(listKey) : sent.current.set(listKey, before)),
        send,
        // Without a lost answer, a record from before this call is another one with the same values.
        find: (before) => find(before, body, isRefused && earlier === undefined ? 0 : CLOCKS_APART_MS),
        looks: 'after',
        isTaken: (refusal) => (isRefused = isRefusedAsTaken(refusal, uniqueFields)),
      })
      if (outcome.result === 'created') return outcome.data
      throw outcome.found === undefined ? outcome.error : new PossiblyStored(outcome.error, outcome.found)
    },
  } satisfies WriteOptions<unknown, { body: Body }>

  return { lookUp, readAhead }
}

/** Tolerance for the server's clock, which is known within seconds, or not at all when its tokens contain no time. */
const CLOCKS_APART_MS = 5 * 60_000

/** New records that match the sent values, oldest first. */
export const newMatches = <T extends StoredRow>(
  rows: readonly T[],
  matches: (row: T) => boolean,
  before: Before,
  clocksApartMs = CLOCKS_APART_MS,
): T[] => rows.filter((row) => matches(row) && isNew(row, before, clocksApartMs)).toSorted(byId)

/** Whether a record was created after `before`. A record without a date counts as new only if the earlier records are known. */
function isNew({ '@id': iri, createdAt }: StoredRow, { sentAt, known }: Before, clocksApartMs: number): boolean {
  if (known?.has(iri)) return false
  const at = timeOf(createdAt)
  // A server sends whole seconds.
  return at === undefined ? known !== undefined : at > sentAt - 1000 - clocksApartMs
}
