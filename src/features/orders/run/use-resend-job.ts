import { useQueryClient } from '@tanstack/react-query'
import * as orders from '#api/generated/orders.writes.ts'
import { type Channel, rememberResend } from '#features/orders/actions/resends.ts'
import { statusNow } from '#features/orders/change-status.ts'
import { factsOf } from '#features/orders/status.ts'
import { judgeCall } from './judge.ts'
import type { OrderJob } from './use-run.ts'

/** Tells the recipients again. No reading tells whether a message has arrived, so one whose answer was lost is not repeated. */
export function useResendJob() {
  const client = useQueryClient()
  const { mutateAsync: resend } = orders.useResendOrderNotification({ part: 'one of many' })

  return (channel: Channel): OrderJob => ({
    read: async ({ id }) => ({ status: await statusNow(client, id) }),
    decide: (_order, { status }) => (mayBeTold(status) ? 'write' : 'skip'),
    write: ({ id }) => rememberResend(client, id, channel, () => resend({ id, [channel]: true })),
    judge: judgeCall,
    settles: false,
  })
}

/** Whether the recipient of an order with this status may be told again. */
export const mayBeTold = (status: string | undefined) => factsOf(status)?.acts.includes('resend') === true
