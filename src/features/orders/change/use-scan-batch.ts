import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { orderRow } from '#api/records/selections.ts'
import { findByBarcode, lookUpScan } from '#features/orders/look-up-scan.ts'
import { objectionTo, type Reading } from '#lib/scan/code.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, writeJson } from '#lib/storage.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { z } from '#lib/zod.ts'
import { readOwn, tabOwner } from '#session/tab.ts'
import { scanBatch as words } from './copy.ts'

export interface Read {
  text: string
  /** Other possible readings of the scan, as long as no delivery was found. */
  others?: readonly Reading[]
  outcome: 'reading' | 'found' | 'unknown' | 'several' | 'failed'
  order?: Order
}

export type Settled = Pick<Read, 'outcome' | 'order'>

type Readings = readonly [Reading, ...Reading[]]

const readingsOf = ({ text, others = [] }: Pick<Read, 'text' | 'others'>): Readings => [{ text }, ...others]

/** The code of the list that one of these readings has. */
export const knownIn = (reads: readonly Read[], readings: readonly Reading[]) =>
  reads.find((read) => readings.some(({ text }) => text === read.text))

/** Adds a code, the newest first, unless the list has it. */
export function add(reads: readonly Read[], [{ text }, ...others]: Readings): readonly Read[] {
  if (knownIn(reads, [{ text }, ...others])) return reads
  return [{ text, outcome: 'reading', ...(others.length > 0 && { others }) }, ...reads]
}

/** Stores the result of a code. A delivery is listed once, under its own barcode. */
export function settle(reads: readonly Read[], text: string, { outcome, order }: Settled): readonly Read[] {
  const known = order && reads.some((read) => read.text !== text && read.order?.id === order.id)
  return reads.flatMap((read) => {
    if (read.text !== text) return [read]
    if (known) return []
    return [order ? { text: order.barcode ?? text, outcome, order } : { ...read, outcome }]
  })
}

/** Maximum number of stored codes. */
const MOST = 500

const storedCodes = z.array(z.array(z.string().min(1)).min(1))

/** Codes scanned by this person in this tab. Only the readings are stored, the deliveries are fetched again. */
function storedReads(): readonly Read[] {
  const codes = readOwn(storageKeys.scanBatch, (stored) => storedCodes.safeParse(stored['codes']).data) ?? []
  const readingsIn = ([text = '', ...others]: readonly string[]) =>
    readingsOf({ text, others: others.map((other) => ({ text: other })) })
  return codes.slice(0, MOST).reduceRight<readonly Read[]>((reads, texts) => add(reads, readingsIn(texts)), [])
}

function storeReads(reads: readonly Read[]) {
  if (reads.length === 0) return removeItem(storageKeys.scanBatch)
  const codes = reads.slice(0, MOST).map((read) => readingsOf(read).map(({ text }) => text))
  return writeJson(storageKeys.scanBatch, { owner: tabOwner(), codes })
}

const fields = orderRow({ company: ['name'], locker: ['shortLocation', 'location'] })

/** Maximum number of parallel look-ups, for example after a reload. */
const AT_ONCE = 3

/** Codes scanned one after the other, and their deliveries. The codes survive a reload. */
export function useScanBatch() {
  const queryClient = useQueryClient()
  const [reads, setReads] = useState(storedReads)
  const [said, setSaid] = useState('')
  const waiting = useRef<Readings[]>([])
  const running = useRef(0)
  const untilUnmount = useUnmountSignal()

  function change(next: (reads: readonly Read[]) => readonly Read[]) {
    setReads((before) => {
      const after = next(before)
      storeReads(after)
      return after
    })
  }

  async function lookUp(readings: Readings): Promise<Settled> {
    try {
      let orders: Awaited<ReturnType<typeof findByBarcode>>['orders'] = []
      const match = await lookUpScan(readings, async (text) => {
        const found = await findByBarcode(queryClient, text, untilUnmount(), fields)
        orders = found.orders
        return found
      })
      const [order] = orders
      const { text: read, layout } = match.reading
      if (layout !== undefined && match.found !== 'none') setSaid(words.corrected(read, layout))
      if (match.found === 'one' && order) return { outcome: 'found', order }
      return { outcome: match.found === 'none' ? 'unknown' : 'several' }
    } catch {
      return { outcome: 'failed' }
    }
  }

  function goOn() {
    const signal = untilUnmount()
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

  function enqueue(all: readonly Readings[]) {
    waiting.current.push(...all)
    goOn()
  }

  /** @param texts possible readings of the code, the likeliest first */
  function take(texts: readonly Reading[]) {
    const [first, ...others] = texts
    const objection = objectionTo(first?.text)
    if (first === undefined || objection !== undefined) return setSaid(objection ?? '')
    const known = knownIn(reads, texts)
    setSaid(known ? words.duplicate(known.text) : words.added(first.text))
    if (known) return
    change((before) => add(before, [first, ...others]))
    enqueue([[first, ...others]])
  }

  function retry() {
    const failed = reads.filter(({ outcome }) => outcome === 'failed')
    change((before) => before.map((read) => (failed.includes(read) ? { ...read, outcome: 'reading' } : read)))
    enqueue(failed.map(readingsOf))
  }

  const begin = useEffectEvent(() => {
    running.current = 0
    waiting.current = []
    enqueue(reads.filter(({ outcome }) => outcome === 'reading').map(readingsOf))
  })
  const onWritten = useEffectEvent((id: number) => {
    enqueue(reads.filter(({ order }) => order?.id === id).map(readingsOf))
  })
  // An effect, because codes from before a reload are looked up without an event, the actions below the list change its
  // deliveries in the mutation cache, which is outside React, and all of it ends with the screen.
  useEffect(() => {
    begin()
    return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return
      if (mutation.meta?.resource !== 'orders') return
      const { id } = (mutation.state.variables ?? {}) as { id?: number }
      if (id !== undefined) onWritten(id)
    })
  }, [queryClient])

  return {
    reads,
    said,
    take,
    retry,
    remove: (text: string) => change((before) => before.filter((read) => read.text !== text)),
    clear: () => change(() => []),
  }
}
