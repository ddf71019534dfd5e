import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
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

interface Facts {
  bookings: ReadonlyMap<number, readonly BookingSlot[] | null>
  /** Whether the server has a barcode. Null: it could not be looked up. */
  codes: ReadonlyMap<string, boolean | null>
}

/**
 * Reads what the rows of an import are judged by: the bookings of their companies, and whether their barcodes are taken. Each
 * is read once, three at a time.
 */
function createReading(ask: {
  bookings: (id: number) => Promise<BookingSlot[]>
  /** Null when the answer of the server leaves it open. */
  isTaken: (code: string) => Promise<boolean | null>
}) {
  const facts = observable<Facts>({ bookings: new Map(), codes: new Map() })
  const asked = new Set<number | string>()
  let running = 0
  let isOver = false
  let waiting: (() => Promise<void>)[] = []

  const keepBookings = (id: number, bookings: BookingSlot[] | null) =>
    facts.set({ ...facts.get(), bookings: new Map(facts.get().bookings).set(id, bookings) })
  const keepCode = (code: string, isTaken: boolean | null) =>
    facts.set({ ...facts.get(), codes: new Map(facts.get().codes).set(code, isTaken) })

  function goOn() {
    if (isOver || running >= AT_ONCE) return
    const next = waiting.shift()
    if (next === undefined) return
    running += 1
    void next().finally(() => {
      running -= 1
      goOn()
    })
    goOn()
  }

  const readBookings = (id: number) => async () => {
    const bookings = await ask.bookings(id).catch(() => null)
    if (!isOver) keepBookings(id, bookings)
  }
  const readCode = (code: string) => async () => {
    const isTaken = await ask.isTaken(code).catch(() => null)
    if (!isOver) keepCode(code, isTaken)
  }

  function enqueue(ids: readonly number[], codes: readonly string[]) {
    for (const each of [...ids, ...codes]) asked.add(each)
    // Bookings first, because every row needs them.
    waiting = [...ids.map(readBookings), ...waiting, ...codes.map(readCode)]
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
    want: (ids: readonly number[], codes: readonly string[]) => {
      const isNew = (each: number | string) => !asked.has(each)
      enqueue(ids.filter(isNew), [...new Set(codes)].filter(isNew))
    },
    retry: () => {
      const failed = <Key>(of: ReadonlyMap<Key, unknown>) =>
        [...of].filter(([, fact]) => fact === null).map(([key]) => key)
      enqueue(failed(facts.get().bookings), failed(facts.get().codes))
    },
    /** Reads the bookings again, because deliveries were created. What was known stays until then. */
    refresh: () => enqueue([...facts.get().bookings.keys()], []),
    /** Another delivery has this barcode. */
    markTaken: (code: string) => keepCode(code, true),
  }
}

/** What is known on screen, and what is still being read. */
export function useKnown(all: readonly Company[]) {
  const client = useQueryClient()
  const [reading] = useState(() =>
    createReading({
      bookings: async (id) => {
        const read = { ...companies.allBookings(id, bookingsQuery), staleTime: 0, meta: { shownByCaller: true } }
        return (await client.query(read)).items.toSorted(byId)
      },
      isTaken: async (code) => {
        const { ids, isWhole } = await findByBarcode(client, code, new AbortController().signal)
        return ids.length > 0 || (isWhole ? false : null)
      },
    }),
  )
  // The reading ends with the screen.
  const facts = useSyncExternalStore(reading.subscribe, reading.facts)
  const known: Known = {
    companies: all,
    bookings: facts.bookings,
    taken: new Set([...facts.codes].filter(([, isTaken]) => isTaken).map(([code]) => code)),
  }
  const results = [...facts.bookings.values(), ...facts.codes.values()]
  return { ...reading, known, codes: facts.codes, hasFailed: results.includes(null) }
}
