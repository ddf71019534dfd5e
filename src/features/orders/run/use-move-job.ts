import { useQueryClient } from '@tanstack/react-query'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { statusNow, verdictOn } from '#features/orders/change-status.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { judgeCall } from './judge.ts'
import type { OrderJob } from './use-run.ts'

/**
 * Passes orders to another status. The person has confirmed the target for all of them. So an order that has moved on since
 * it was shown is changed too, as long as its status allows it.
 */
export function useMoveJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({ part: 'one of many' })

  return (target: ManualStatus): OrderJob => ({
    read: async ({ id }) => ({ status: await statusNow(client, id) }),
    decide: (_order, { status }) => verdictOn(status, target),
    write: ({ id }) => update({ id, body: { status: target } }),
    judge: judgeCall,
    settles: true,
  })
}
