import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { all, type ListParams, one, type OneParams } from '#api/generated/orders.ts'

/** Maximum parallel calls. More would slow down the server for other people. */
const IN_FLIGHT = 3

/** Callers display the errors. */
const settings = { throwOnError: false, meta: { shownByCaller: true }, retry: false } as const

/** Reads in sequence, at most `IN_FLIGHT` at a time. A failed read does not affect the rest. */
function useInTurns<T, Key extends QueryKey>(reads: readonly UseQueryOptions<T, Error, T, Key>[]) {
  const [over, setOver] = useState(0)
  const results = useQueries({
    queries: reads.map((read, place) => ({ ...read, ...settings, enabled: place < over + IN_FLIGHT })),
  })
  const now = results.filter(({ isPending }) => !isPending).length
  if (now !== over) setOver(now)
  return results
}

/** Reads several orders by id. */
export const useEachOrder = (ids: readonly number[], params: OneParams) => useInTurns(ids.map((id) => one(id, params)))

/** Reads several lists of orders. */
export const useEachOrders = (lists: readonly Omit<ListParams, 'page'>[]) => useInTurns(lists.map((each) => all(each)))
