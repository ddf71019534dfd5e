import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError } from '#api/errors.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { entryDate, lockerOf } from '#api/records/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { timeOf } from '#lib/dates.ts'
import { lockerName } from '#lib/names.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { counting } from './copy.ts'
import { type Count, type Found, nameOf, settle } from './state.ts'
import type { useCount } from './use-count.ts'
import styles from './Count.module.css'

interface Props {
  count: Count
  change: ReturnType<typeof useCount>['change']
}

/** Looks unexpected codes up, during the count and in its report, and shows when that has to wait. */
export function LookUps({ count, change }: Props) {
  const { isWaiting, askNow } = useLookUps(count, (text, found) =>
    change((before) => [settle(before, text, found), undefined]),
  )
  if (!isWaiting) return undefined
  return (
    <p className={styles['offline']} role="status">
      {navigator.onLine ? counting.unanswered : counting.offline}{' '}
      <Button variant="default" size="xs" onClick={askNow}>
        {words.retry}
      </Button>
    </p>
  )
}

/** Without a network the look-up is tried again when it is back, and after waits that double. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/** Looks the unexpected codes up, the oldest first. @returns whether they wait for the network, and how to ask at once */
export function useLookUps({ strangers }: Count, onFound: (text: string, found: Found) => void) {
  const client = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  /** Stays while it is tried again, so that the sentence about it does not come and go. */
  const [isTroubled, setTroubled] = useState(false)
  const [waitMs, setWaitMs] = useState(FIRST_WAIT_MS)
  // Newer codes come before it in the list, and do not interrupt it.
  const next = strangers.findLast(({ found }) => found.kind === 'waiting')
  const name = next && nameOf(next)

  const ask = useEffectEvent(() => lookUp(client, next?.texts ?? []))
  const end = useEffectEvent((text: string, found: Found) => {
    setWaitMs(FIRST_WAIT_MS)
    setTroubled(false)
    onFound(text, found)
  })
  const fail = useEffectEvent((text: string, error: unknown) => {
    if (!isPassing(error)) return end(text, { kind: 'failed' })
    setWaiting(true)
    return setTroubled(true)
  })

  // An effect, because codes come while others are looked up, and some are left from before a reload.
  useEffect(() => {
    if (name === undefined || isWaiting) return undefined
    let isOver = false
    ask().then(
      (found) => isOver || end(name, found),
      (error: unknown) => isOver || fail(name, error),
    )
    return () => {
      isOver = true
    }
  }, [name, isWaiting])

  // The network and time are outside React.
  useEffect(() => {
    if (!isWaiting) return undefined
    const go = () => setWaiting(false)
    const timer = setTimeout(() => {
      setWaitMs(Math.min(waitMs * 2, LONGEST_WAIT_MS))
      go()
    }, waitMs)
    // A network that has just come back may need another moment.
    const goAgain = () => {
      setWaitMs(FIRST_WAIT_MS)
      go()
    }
    window.addEventListener('online', goAgain)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', goAgain)
    }
  }, [isWaiting, waitMs])

  return { isWaiting: isTroubled && name !== undefined, askNow: () => setWaiting(false) }
}

const q = orderRow({ company: ['id'], locker: ['id', 'shortLocation', 'location'] })

/** The filter of the server finds longer barcodes too. */
const ROWS = 100

/** Looks an unexpected code up on the server, trying its possible readings in turn. @throws ApiError */
async function lookUp(client: QueryClient, texts: readonly string[]): Promise<Found> {
  for (const barcode of texts) {
    const { queryKey, queryFn } = orders.page({ page: 1, itemsPerPage: ROWS, barcode, 'order[id]': 'desc', q })
    // The next reading is only tried when this one leads nowhere.
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await client.query({
      queryKey,
      ...(queryFn && { queryFn }),
      meta: { shownByAsker: true },
      staleTime: 0,
      retry: false,
    })
    const [order, ...others] = items.filter((each) => each.barcode === barcode)
    if (order !== undefined) return others.length > 0 ? { kind: 'several' } : whereIs(order)
  }
  return { kind: 'unknown' }
}

function whereIs(order: Order): Found {
  const { id, status, history = [] } = order
  const machine = lockerOf(order)
  const dates = history.filter((entry) => entry.status === status).flatMap((entry) => entryDate(entry) ?? [])
  const since = dates.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).at(-1)
  return { kind: 'order', id, status, since, machineId: machine?.id, machine: lockerName(machine) }
}

/** Status codes of a server or proxy that may answer later. */
const BUSY = new Set([401, 408, 429, 502, 503, 504])

/**
 * Whether the look-up may work later: there is no network, or the server is busy. A 500, or an answer that cannot be read, comes
 * again with the same code, and would keep the other codes waiting.
 */
const isPassing = (error: unknown) =>
  isApiError(error) && error.kind !== 'unreadable' && (error.kind !== 'status' || BUSY.has(error.status ?? 0))
