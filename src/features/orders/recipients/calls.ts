import { useSyncExternalStore } from 'react'
import type { Client, Order } from '#api/generated/entities.ts'
import { deadlineOf } from '#features/orders/hold.ts'
import { groupBy } from '#lib/group-by.ts'
import { releaseWithSession } from '#session/tab.ts'
import { plainText } from '#ui/plain-text.ts'
import { localDigits } from './recipient.ts'

/** The parcels of one person, the most urgent first. */
export interface CallGroup {
  key: string
  client: Partial<Client>
  orders: readonly Order[]
}

/** Two deliveries have a client record each, so a person is found by the phone, the e-mail or the name. */
function personOf({ id, client }: Order): string {
  const digits = localDigits(client?.phone ?? '')
  const name = plainText([client?.firstname, client?.lastname].filter(Boolean).join(' '))
  return digits || client?.email?.toLowerCase() || name || `#${id}`
}

/** Expired parcels first, then by deadline; without a deadline last. */
const urgencyOf = (order: Order) => (order.status === 'overtime' ? -1e16 : 0) + (deadlineOf(order) ?? 9e15)
const byUrgency = (a: Order, b: Order) => urgencyOf(a) - urgencyOf(b) || a.id - b.id

/** Groups parcels by their recipient, the most urgent person first. */
export const groupByRecipient = (orders: readonly Order[]): CallGroup[] =>
  [...groupBy(orders.toSorted(byUrgency), personOf)].map(([key, own]) => ({
    key,
    client: own.find(({ client }) => client?.phone)?.client ?? own[0]?.client ?? {},
    orders: own,
  }))

/** What this tab has noted about a call. */
export interface Call {
  outcome: 'called' | 'again'
  at: number
}

type Calls = ReadonlyMap<number, Call>

/** Notes by the id of the delivery, in memory until the session ends. */
let notes: Calls = new Map()
const listeners = new Set<() => void>()

function setNotes(next: Calls) {
  notes = next
  for (const listener of listeners) listener()
}

releaseWithSession(() => setNotes(new Map()))

/** @returns what was noted about a person, and a function that notes it */
export function useCalls() {
  const calls = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => notes,
  )
  return {
    callOf: ({ orders }: CallGroup): Call | undefined => orders.map(({ id }) => calls.get(id)).find(Boolean),
    note: ({ orders }: CallGroup, outcome: Call['outcome']) =>
      setNotes(new Map([...notes, ...orders.map(({ id }): [number, Call] => [id, { outcome, at: Date.now() }])])),
  }
}
