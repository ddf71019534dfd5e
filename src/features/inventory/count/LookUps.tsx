import { Box } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { mayPass } from '#api/errors.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { entryDate } from '#domain/orders/history.ts'
import { lockerOf } from '#domain/orders/place.ts'
import { backOff } from '#lib/back-off.ts'
import { timeOf } from '#lib/dates.ts'
import { lockerName } from '#lib/names.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { timeOrNetwork } from '#ui/timing.ts'
import { counting } from './copy.ts'
import { type Count, type Found, nameOf, settle } from './state.ts'
import type { useCount } from './use-count.ts'

interface Props {
  count: Count
  change: ReturnType<typeof useCount>['change']
}

/** Looks up unexpected codes, during the count and in its report, and shows when the look-up is delayed. */
export function LookUps({ count, change }: Props) {
  const { isWaiting, askNow } = useLookUps(count, (text, found) =>
    change((before) => [settle(before, text, found), undefined]),
  )
  if (!isWaiting) return undefined
  return (
    <Box
      component="p"
      px="lg"
      py="sm"
      c="var(--tone-warning-text)"
      bg="var(--tone-warning-ground)"
      bdrs="md"
      role="status"
    >
      {navigator.onLine ? counting.unanswered : counting.offline}{' '}
      <Button variant="default" size="xs" onClick={askNow}>
        {words.retry}
      </Button>
    </Box>
  )
}

/** First retry delay without a network. */
const FIRST_WAIT_MS = 2000

/** Looks up the unexpected codes, the oldest first. @returns whether they wait for the network, and a function that retries at once */
export function useLookUps({ strangers }: Count, onFound: (text: string, found: Found) => void) {
  const client = useQueryClient()
  /** Stays true during a retry, so that the message does not flicker. */
  const [isTroubled, setTroubled] = useState(false)
  /** Number of times the person has asked for a retry. */
  const [asked, setAsked] = useState(0)
  // The oldest code. Newer codes do not interrupt its look-up.
  const next = strangers.findLast(({ found }) => found.kind === 'waiting')
  const name = next && nameOf(next)

  const ask = useEffectEvent(() => lookUp(client, next?.texts ?? []))
  const end = useEffectEvent((text: string, found: Found) => {
    setTroubled(false)
    onFound(text, found)
  })

  // An effect, because codes arrive during a look-up, and some remain from before a reload.
  useEffect(() => {
    if (name === undefined) return undefined
    let isOver = false
    async function attempt(text: string, failures: number): Promise<void> {
      try {
        const found = await ask()
        if (!isOver) end(text, found)
      } catch (error) {
        if (isOver) return
        if (!mayPass(error)) return end(text, { kind: 'failed' })
        setTroubled(true)
        const isBack = await timeOrNetwork(backOff(failures, FIRST_WAIT_MS))
        // The network may not work yet right after its event.
        if (!isOver) await attempt(text, isBack ? 0 : failures + 1)
      }
    }
    void attempt(name, 0)
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a press ends the wait and asks at once
  }, [name, asked])

  return { isWaiting: isTroubled && name !== undefined, askNow: () => setAsked((before) => before + 1) }
}

const q = orderRow({ company: ['id'], locker: ['id', 'shortLocation', 'location'] })

/** The filter of the server finds longer barcodes too. */
const ROWS = 100

/** Looks an unexpected code up on the server, trying its possible readings in turn. @throws ApiError */
async function lookUp(client: QueryClient, texts: readonly string[]): Promise<Found> {
  let isUnclear = false
  for (const barcode of texts) {
    const { queryKey, queryFn } = orders.page({ page: 1, itemsPerPage: ROWS, barcode, 'order[id]': 'desc', q })
    // Tries the next reading only if this one has no match.
    // oxlint-disable-next-line no-await-in-loop
    const { items, next } = await client.query({
      queryKey,
      ...(queryFn && { queryFn }),
      meta: { shownByCaller: true },
      staleTime: 0,
      retry: false,
    })
    const [order, ...others] = items.filter((each) => each.barcode === barcode)
    if (order !== undefined) return others.length > 0 ? { kind: 'several' } : whereIs(order)
    isUnclear ||= barcode === texts[0] && next !== undefined
  }
  return { kind: isUnclear ? 'unclear' : 'unknown' }
}

function whereIs(order: Order): Found {
  const { id, status, history = [] } = order
  const machine = lockerOf(order)
  const dates = history.filter((entry) => entry.status === status).flatMap((entry) => entryDate(entry) ?? [])
  const since = dates.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).at(-1)
  return { kind: 'order', id, status, since, machineId: machine?.id, machine: lockerName(machine) }
}
