import { hashKey, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { mayHaveArrived, SeemsStored } from './errors.ts'
import type { Page } from './hydra.ts'
import { serverNow } from './token.ts'
import { newTwins, type Before, type TwinRow } from './twins.ts'
import { useIsGone } from './use-is-gone.ts'
import type { Words } from './words.ts'

type Rows<Row> = Pick<Page<Row>, 'items' | 'total'>
type Reading<Row, Key extends QueryKey> = UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>

/** How a record is found again whose creation was not answered. */
export interface LookUp<Body, Row extends TwinRow, Key extends QueryKey> {
  /** Reads the records among which it would be. */
  among: (body: Body) => Reading<Row, Key>
  /** Whether a record says what was sent. */
  isSame: (row: Row, body: Body) => boolean
}

/** The person waits for it, after a call that may have taken half a minute. */
const PATIENCE_MS = 10_000

/**
 * Looks for what a creation has sent when its answer is lost. The failure is told as any other, unless a new record equals
 * what was sent: then the creation fails with `SeemsStored`, the form says so and the person decides. Nothing is sent again
 * by itself.
 * @returns `words` for the hook of the creation
 */
export function useTwins<Body, Row extends TwinRow, Key extends QueryKey>({ among, isSame }: LookUp<Body, Row, Key>) {
  const queryClient = useQueryClient()
  const isGone = useIsGone()
  const ahead = useRef(new Map<string, Before['known']>())
  const sent = useRef<Before>({ sentAt: 0, known: undefined })
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

  /** Reads what is there before anything is sent, once and in silence: for records that carry no date. */
  const readAhead = useCallback(
    async (reading: Reading<Row, Key>) => {
      const place = hashKey(reading.queryKey)
      if (ahead.current.has(place)) return
      ahead.current.set(place, undefined)
      const rows = await read(reading)
      if (rows === undefined) ahead.current.delete(place)
      else ahead.current.set(place, new Set(rows.map((row) => row['@id'])))
    },
    [read],
  )

  async function lookFor(failure: unknown, body: Body) {
    const reading = among(body)
    const place = hashKey(reading.queryKey)
    // What an earlier attempt has stored counts as well.
    const before = firstLost.current.get(place) ?? sent.current
    firstLost.current.set(place, before)
    const rows = (await read(reading)) ?? []
    const twins = newTwins(rows, (row) => isSame(row, body), before)
    if (twins.length > 0 && !isGone()) throw new SeemsStored(failure, twins)
  }

  const words = {
    before: ({ body }) => {
      sent.current = { sentAt: serverNow(), known: ahead.current.get(hashKey(among(body).queryKey)) }
    },
    afterFailure: async (failure, { body }) => {
      if (mayHaveArrived(failure) && !isGone()) await lookFor(failure, body)
    },
  } satisfies Words<unknown, { body: Body }>

  return { words, readAhead }
}
