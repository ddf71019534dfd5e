import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'

/** A selected order, as it was last read. */
export type Selected = Pick<Order, '@id' | 'id' | 'barcode' | 'status'>

/**
 * The selection is kept in the memory of the query cache, under the tag of orders. So it is still there after a visit to one
 * delivery, every write changes its copies as well, and a sign-out empties it.
 */
const selectedKey = ['orders', 'selected'] as const

export const keptIn = (client: QueryClient) => client.getQueryData<readonly Selected[]>(selectedKey)

/** Whether the list selects. */
export const isSelecting = (client: QueryClient) => keptIn(client) !== undefined

/** Clears the selection, so that the next one begins anew. */
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
  // A state, because a transition changes a whole page (PageBox), and `useSyncExternalStore` would draw that at once. It is set
  // at once and not in a batch: a box that is pressed must not jump back first.
  const [kept, setKept] = useState(() => keptIn(client) ?? none)
  // An effect, because being mounted is what begins a selection.
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
    /** As this page shows them, if it does. */
    orders: kept.map((order) => shown.get(order['@id']) ?? order),
    onThisPage: kept.filter((order) => shown.has(order['@id'])).length,
    clear: () => change({}),
    /** For the table. */
    options: { state: { rowSelection }, onRowSelectionChange: change },
    /** Selects the whole page, or nothing of it. */
    togglePage: (isWanted: boolean) =>
      change((before) => {
        const others = Object.entries(before).filter(([iri]) => !shown.has(iri))
        return Object.fromEntries([...others, ...(isWanted ? [...shown.keys()].map((iri) => [iri, true]) : [])])
      }),
  }
}
