import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'

/** A selected order, as last fetched. */
export type Selected = Pick<Order, '@id' | 'id' | 'barcode' | 'status'>

/**
 * Query key of the selection. It is in the query cache under the tag of orders, so that it survives a visit to one
 * delivery, every write updates its copies, and a sign-out clears it.
 */
const selectedKey = ['orders', 'selected'] as const

export const keptIn = (client: QueryClient) => client.getQueryData<readonly Selected[]>(selectedKey)

/** Whether the list is in selection mode. */
export const isSelecting = (client: QueryClient) => keptIn(client) !== undefined

/** Ends the selection mode and clears the selection. */
export const endSelection = (client: QueryClient) => client.removeQueries({ queryKey: selectedKey, exact: true })

type State = Record<string, true>
type Update = State | ((before: State) => State)

const none: readonly Selected[] = []

const copyOf = ({ '@id': iri, id, barcode, status }: Selected): Selected => ({
  '@id': iri,
  id,
  ...(barcode !== undefined && { barcode }),
  ...(status !== undefined && { status }),
})

/** The selected orders of all pages, and the state and the options of the table that shows one of them. */
export function useSelection(onPage: readonly Selected[]) {
  const client = useQueryClient()
  // A state, because PageBox selects a page in a transition, which `useSyncExternalStore` would render synchronously. It is set
  // at once and not batched, so that a checked box does not flicker.
  const [kept, setKept] = useState(() => keptIn(client) ?? none)
  // An effect, because mounting starts a selection.
  useEffect(() => {
    client.setQueryDefaults(selectedKey, { gcTime: Infinity, staleTime: Infinity })
    if (keptIn(client) === undefined) client.setQueryData<readonly Selected[]>(selectedKey, none)
    const read = () => setKept(keptIn(client) ?? none)
    read()
    return client.getQueryCache().subscribe(({ query }) => query.queryHash === hashKey(selectedKey) && read())
  }, [client])
  const shown = new Map(onPage.map((order) => [order['@id'], order]))
  const rowSelection: State = Object.fromEntries(kept.map((order) => [order['@id'], true]))

  function change(update: Update) {
    client.setQueryData<readonly Selected[]>(selectedKey, (before = none) => {
      const was = Object.fromEntries(before.map((order): [string, true] => [order['@id'], true]))
      const now = typeof update === 'function' ? update(was) : update
      const known = new Map(before.map((order) => [order['@id'], order]))
      return Object.keys(now).flatMap((iri) => {
        const order = shown.get(iri) ?? known.get(iri)
        return order === undefined ? [] : [copyOf(order)]
      })
    })
  }

  return {
    /** All selected orders, in the version of this page where it shows them. */
    orders: kept.map((order) => shown.get(order['@id']) ?? order),
    onThisPage: kept.filter((order) => shown.has(order['@id'])).length,
    clear: () => change({}),
    /** Selection state and options of the table. */
    options: { state: { rowSelection }, onRowSelectionChange: change },
    /** Selects or deselects the whole page. */
    togglePage: (isWanted: boolean) =>
      change((before) => {
        const others = Object.entries(before).filter(([iri]) => !shown.has(iri))
        return Object.fromEntries([...others, ...(isWanted ? [...shown.keys()].map((iri) => [iri, true]) : [])])
      }),
  }
}
