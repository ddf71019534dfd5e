import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { byId } from '#api/addresses.ts'
import * as companies from '#api/generated/companies.ts'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'
import { findByBarcode } from '#features/orders/look-up-scan.ts'
import { observable } from '#lib/observable.ts'
import type { Known } from './judge.ts'

/** Like the bookings of the wizard, with the letter of a size. */
const bookingsQuery = {
  q: [...bookingState, { slot: ['size', ...slotPlace] }],
} as const satisfies { q: Selection<BookingSlot> }

/** Maximum parallel calls, like a bulk job. */
const AT_ONCE = 3

type Key = number | string
/** The bookings of a company, or whether the server has a barcode. Null: it could not be read. */
type Fact = readonly BookingSlot[] | boolean | null

/**
 * Reads what the rows of an import are judged by: the bookings of their companies, by their ids, and whether the server has
 * their barcodes. Each is read once, three at a time.
 * @param ask gives null when the answer of the server leaves it open
 */
function createReading(ask: (key: Key) => Promise<Fact>) {
  const facts = observable<ReadonlyMap<Key, Fact>>(new Map())
  const asked = new Set<Key>()
  let running = 0
  let isOver = false
  let waiting: Key[] = []

  const keep = (key: Key, fact: Fact) => facts.set(new Map(facts.get()).set(key, fact))

  async function read(key: Key) {
    const fact = await ask(key).catch(() => null)
    if (!isOver) keep(key, fact)
    running -= 1
    goOn()
  }

  function goOn() {
    if (isOver) return
    while (running < AT_ONCE) {
      const next = waiting.shift()
      if (next === undefined) return
      running += 1
      void read(next)
    }
  }

  function enqueue(keys: readonly Key[]) {
    for (const key of keys) asked.add(key)
    // Bookings first, because every row needs them.
    waiting = [...keys.filter(isCompany), ...waiting, ...keys.filter((key) => !isCompany(key))]
    goOn()
  }

  return {
    facts: facts.get,
    subscribe: (listener: () => void) => {
      isOver = false
      const stop = facts.subscribe(listener)
      return () => {
        isOver = true
        stop()
      }
    },
    /** Reads what is not known yet. */
    want: (keys: readonly Key[]) => enqueue([...new Set(keys)].filter((key) => !asked.has(key))),
    retry: () => enqueue([...facts.get()].filter(([, fact]) => fact === null).map(([key]) => key)),
    /** Reads the bookings again, because deliveries were created. What was known stays until then. */
    refresh: () => enqueue([...facts.get().keys()].filter(isCompany)),
    /** Another delivery has this barcode. */
    markTaken: (code: string) => keep(code, true),
  }
}

const isCompany = (key: Key) => typeof key === 'number'

/** What is known on screen, and what is still being read. */
export function useKnown(all: readonly Company[]) {
  const client = useQueryClient()
  const [reading] = useState(() =>
    createReading(async (key) => {
      if (isCompany(key)) {
        const read = { ...companies.allBookings(key, bookingsQuery), staleTime: 0, meta: { shownByCaller: true } }
        return (await client.query(read)).items.toSorted(byId)
      }
      const { ids, isWhole } = await findByBarcode(client, key, new AbortController().signal)
      return ids.length > 0 || (isWhole ? false : null)
    }),
  )
  // The reading ends with the screen.
  const facts = useSyncExternalStore(reading.subscribe, reading.facts)
  const known = useMemo((): Known => {
    const bookings = new Map<number, readonly BookingSlot[] | null>()
    const taken = new Set<string>()
    for (const [key, fact] of facts)
      if (isCompany(key)) bookings.set(key, typeof fact === 'boolean' ? null : fact)
      else if (fact === true) taken.add(key)
    return { companies: all, bookings, taken }
  }, [all, facts])
  return { ...reading, known, isRead: (key: Key) => facts.has(key), hasFailed: [...facts.values()].includes(null) }
}
