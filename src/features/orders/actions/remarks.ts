import type { Order } from '#api/generated/entities.ts'
import { factsOf } from '#features/orders/status.ts'
import { remarks } from './copy.ts'
import { type Channel, type Resend, useResends } from './resends.ts'

/** Warns if a notification is resent within this time. */
const RECENT_MS = 600_000

const channels: readonly Channel[] = ['sms', 'mail']

const settled = (resends: readonly Resend[], channel: Channel) =>
  resends.filter((each) => each.channel === channel && each.outcome !== 'running')

/** Remarks on the resends of this tab, by channel: the last time, and how often. */
export const resendRemarks = (resends: readonly Resend[]) =>
  channels.flatMap((channel) => {
    const all = settled(resends, channel)
    const last = all.at(-1)
    return last === undefined ? [] : remarks.resent(channel, last, all.length)
  })

/** Warning for the question when a notification was sent recently. */
export function recentResend(resends: readonly Resend[], channel: Channel, now: number): string | undefined {
  const last = settled(resends, channel).at(-1)
  const ago = last && Math.max(now - last.at, 0)
  return last === undefined || ago === undefined || ago > RECENT_MS ? undefined : remarks.recent(last, ago)
}

/** Remarks below the actions of a delivery. */
export function useRemarks({ id, status }: Order): string[] {
  const { resends } = useResends(id)
  const isManual = (factsOf(status)?.next ?? []).length > 0
  return [...(isManual ? [] : [remarks.noMove(status)]), ...resendRemarks(resends)]
}
