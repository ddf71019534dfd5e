import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { isObject } from '#api/read.ts'
import { orderRow } from '#api/records/selections.ts'
import { findByBarcode, lookUpScan } from '#features/orders/look-up-scan.ts'
import { objectionTo, type Reading } from '#lib/scan/code.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { tabOwner } from '#session/tab.ts'
import { series as words } from './copy.ts'

/** One code of the series, and its result. */
export interface Read {
  text: string
  outcome: 'reading' | 'found' | 'unknown' | 'several' | 'failed'
  /** The delivery with this barcode. */
  order?: Order
}

export type Settled = Pick<Read, 'outcome' | 'order'>

/** Adds a code, the newest first. */
export function add(reads: readonly Read[], text: string): { reads: readonly Read[]; isDuplicate: boolean } {
  if (reads.some((read) => read.text === text)) return { reads, isDuplicate: true }
  return { reads: [{ text, outcome: 'reading' }, ...reads], isDuplicate: false }
}

/** Stores the result of a code. A delivery is listed once, under its own barcode. */
export function settle(reads: readonly Read[], text: string, { outcome, order }: Settled): readonly Read[] {
  const known = order && reads.some((read) => read.text !== text && read.order?.id === order.id)
  return reads.flatMap((read) => {
    if (read.text !== text) return [read]
    if (known) return []
    return [{ text: order?.barcode ?? text, outcome, ...(order && { order }) }]
  })
}

/** Maximum number of stored codes. */
const MOST = 500

/** Codes scanned by this person in this tab. Only the barcodes are stored, the deliveries are fetched again. */
function storedCodes(): readonly string[] {
  const codes = readJson(storageKeys.orderSeries, (value) => {
    if (!isObject(value) || value['owner'] !== tabOwner() || !Array.isArray(value['codes'])) return undefined
    return value['codes'].filter((code): code is string => typeof code === 'string' && code !== '').slice(0, MOST)
  })
  return [...new Set(codes)]
}

function storeCodes(codes: readonly string[]) {
  if (codes.length === 0) return removeItem(storageKeys.orderSeries)
  return writeJson(storageKeys.orderSeries, { owner: tabOwner(), codes: codes.slice(0, MOST) })
}

const fields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/** Maximum number of parallel look-ups, for example after a reload. */
const AT_ONCE = 3

/** Codes scanned one after the other, and their deliveries. The codes survive a reload. */
export function useSeries() {
  const queryClient = useQueryClient()
  const [reads, setReads] = useState<readonly Read[]>(() =>
    storedCodes().map((text): Read => ({ text, outcome: 'reading' })),
  )
  const [said, setSaid] = useState('')
  const waiting = useRef<(readonly [Reading, ...Reading[]])[]>([])
  const running = useRef(0)
  const leaving = useRef(new AbortController())

  function change(next: (reads: readonly Read[]) => readonly Read[]) {
    setReads((before) => {
      const after = next(before)
      storeCodes(after.map(({ text }) => text))
      return after
    })
  }

  async function lookUp(readings: readonly [Reading, ...Reading[]]): Promise<Settled> {
    try {
      let orders: Awaited<ReturnType<typeof findByBarcode>>['orders'] = []
      const match = await lookUpScan(readings, async (text) => {
        const found = await findByBarcode(queryClient, text, leaving.current.signal, fields)
        orders = found.orders
        return found
      })
      const [order] = orders
      if (match.found === 'one' && order) return { outcome: 'found', order }
      return { outcome: match.found === 'none' ? 'unknown' : 'several' }
    } catch {
      return { outcome: 'failed' }
    }
  }

  function goOn() {
    const { signal } = leaving.current
    while (running.current < AT_ONCE) {
      const readings = waiting.current.shift()
      if (readings === undefined) return
      running.current += 1
      void lookUp(readings).then((settled) => {
        running.current -= 1
        if (signal.aborted) return
        change((before) => settle(before, readings[0].text, settled))
        goOn()
      })
    }
  }

  function enqueue(all: readonly (readonly [Reading, ...Reading[]])[]) {
    waiting.current.push(...all)
    goOn()
  }

  /** @param texts possible readings of the code, the likeliest first */
  function take(texts: readonly Reading[]) {
    const [first, ...others] = texts
    const objection = objectionTo(first?.text)
    if (first === undefined || objection !== undefined) return setSaid(objection ?? '')
    const { isDuplicate } = add(reads, first.text)
    setSaid(isDuplicate ? words.duplicate(first.text) : words.added(first.text))
    if (isDuplicate) return
    change((before) => add(before, first.text).reads)
    enqueue([[first, ...others]])
  }

  function again(texts: readonly string[]) {
    change((before) =>
      before.map((read) => (texts.includes(read.text) ? { text: read.text, outcome: 'reading' } : read)),
    )
    enqueue(texts.map((text) => [{ text }]))
  }

  const begin = useEffectEvent(() => {
    leaving.current = new AbortController()
    running.current = 0
    waiting.current = []
    enqueue(reads.filter(({ outcome }) => outcome === 'reading').map(({ text }) => [{ text }]))
  })
  const onWritten = useEffectEvent((id: number) => {
    const changed = reads.filter(({ order }) => order?.id === id)
    enqueue(changed.map(({ text }) => [{ text }]))
  })
  // An effect, because codes from before a reload are looked up without an event, the actions below the list change its
  // deliveries in the mutation cache, which is outside React, and all of it ends with the screen.
  useEffect(() => {
    begin()
    const unsubscribe = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return
      if (mutation.options.mutationKey?.[0] !== 'orders') return
      const { id } = (mutation.state.variables ?? {}) as { id?: number }
      if (id !== undefined) onWritten(id)
    })
    return () => {
      unsubscribe()
      leaving.current.abort()
    }
  }, [queryClient])

  return {
    reads,
    said,
    take,
    retry: () => again(reads.filter(({ outcome }) => outcome === 'failed').map(({ text }) => text)),
    remove: (text: string) => change((before) => before.filter((read) => read.text !== text)),
    clear: () => change(() => []),
  }
}
