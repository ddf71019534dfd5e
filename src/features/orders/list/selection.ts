import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Order } from '#api/generated/entities.ts'

/** A selected order, as last fetched. */
export type Selected = Pick<Order, '@id' | 'id' | 'barcode' | 'status'>

/** Under the tag of orders, so that it survives a visit to one delivery, writes update it, and a sign-out clears it. */
export const selectedKey = ['orders', 'selected'] as const

export const selectedIn = (client: QueryClient) => client.getQueryData<readonly Selected[]>(selectedKey)

export const copyOf = ({ '@id': iri, id, barcode, status }: Selected) =>
  ({ '@id': iri, id, barcode, status }) as Selected

export function startSelection(client: QueryClient) {
  client.setQueryDefaults(selectedKey, { gcTime: Infinity, staleTime: Infinity })
  client.setQueryData<readonly Selected[]>(selectedKey, (before = []) => before)
}

/** Selects or deselects an order in selection mode. */
export const toggleOrder = (client: QueryClient, order: Selected) =>
  client.setQueryData<readonly Selected[]>(selectedKey, (before) => {
    if (before === undefined) return undefined
    const others = before.filter((each) => each['@id'] !== order['@id'])
    return others.length < before.length ? others : [...before, copyOf(order)]
  })

export const endSelection = (client: QueryClient) => client.removeQueries({ queryKey: selectedKey, exact: true })

export const onSelection = (client: QueryClient, listener: () => void) =>
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hashKey(selectedKey)) listener()
  })

export function useIsSelecting() {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => onSelection(client, listener),
    () => selectedIn(client) !== undefined,
  )
}
