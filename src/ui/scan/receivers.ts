import { useWindowEvent } from '@mantine/hooks'
import type { Scan } from '#lib/scan/burst.ts'

/** Receivers of a scan, by priority. Only the first one on the page gets it. */
const order = ['count', 'scanBatch', 'palette', 'navigation'] as const

type Receiver = (typeof order)[number]

const eventOf = (receiver: Receiver) => `consigne-scan-${receiver}`

/** Receives scans while the component is mounted and no receiver with a higher priority is. */
export const useScanReceiver = (receiver: Receiver, receive: (scan: Scan) => void) =>
  useWindowEvent(eventOf(receiver), (event: CustomEvent<Scan>) => {
    // Tells `handOver` that the scan is taken.
    event.preventDefault()
    receive(event.detail)
  })

/** Gives a scan to the first receiver, or to the first one after `from`, which passes it on. */
export function handOver(scan: Scan, from?: Receiver) {
  const after = from === undefined ? 0 : order.indexOf(from) + 1
  order
    .slice(after)
    .find((receiver) => !window.dispatchEvent(new CustomEvent(eventOf(receiver), { detail: scan, cancelable: true })))
}
