import { useEffect, useEffectEvent } from 'react'
import type { Scan } from '#lib/scan/burst.ts'

/** Receivers of a scan, by priority. Only the first one on the page gets it. */
const order = ['count', 'series', 'palette', 'navigation'] as const

type Receiver = (typeof order)[number]
type Receive = (scan: Scan) => void

const receivers = new Map<Receiver, Receive>()

/** Receives scans while the component is mounted and no receiver with a higher priority is. */
export function useScanReceiver(receiver: Receiver, receive: Receive) {
  const run = useEffectEvent(receive)
  // An effect, because keys are handled outside React, and a receiver must be removed with its screen.
  useEffect(() => {
    const mine: Receive = (scan) => run(scan)
    receivers.set(receiver, mine)
    return () => {
      if (receivers.get(receiver) === mine) receivers.delete(receiver)
    }
  }, [receiver])
}

/**
 * Gives a scan to the first receiver.
 * @param from a receiver that passes the scan on to those with lower priority
 */
export function handOver(scan: Scan, from?: Receiver) {
  const after = from === undefined ? 0 : order.indexOf(from) + 1
  const first = order.slice(after).find((receiver) => receivers.has(receiver))
  if (first !== undefined) receivers.get(first)?.(scan)
}
