import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { all, type ListParams, one, type OneParams } from '#api/generated/orders.ts'

/** Maximum parallel calls. More would slow down the server for other people. */
const IN_FLIGHT = 3

/** Callers display the errors. */
const settings = { throwOnError: false, meta: { shownByCaller: true }, retry: false } as const

/** Queues reads, at most `IN_FLIGHT` at a time. */
function useTurns() {
  const [over, setOver] = useState(0)
  return {
    has: (place: number) => place < over + IN_FLIGHT,
    note: (results: readonly { isPending: boolean }[]) => {
      const now = results.filter(({ isPending }) => !isPending).length
      if (now !== over) setOver(now)
    },
  }
}

/** Reads several orders by id, in the given sequence. A failed read does not affect the rest. */
export function useEachOrder(ids: readonly number[], params: OneParams) {
  const turns = useTurns()
  const results = useQueries({
    queries: ids.map((id, place) => ({ ...one(id, params), ...settings, enabled: turns.has(place) })),
  })
  turns.note(results)
  return results
}

/** Reads several lists of orders, in the given sequence. */
export function useEachOrders(lists: readonly Omit<ListParams, 'page'>[]) {
  const turns = useTurns()
  const results = useQueries({
    queries: lists.map((params, place) => ({ ...all(params), ...settings, enabled: turns.has(place) })),
  })
  turns.note(results)
  return results
}
