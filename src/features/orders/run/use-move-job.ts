import { useQueryClient } from '@tanstack/react-query'
import * as orders from '#api/generated/orders.ts'
import { factsOf, type ManualStatus } from '#features/orders/status.ts'
import { judgeCall } from './judge.ts'
import type { OrderJob } from './use-run.ts'

/** Passes orders to another status: each under the conditions of the single action (list/use-order-acts.ts). */
export function useMoveJob() {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = orders.useUpdateOrder({ many: true })

  return (target: ManualStatus): OrderJob => ({
    read: async ({ id }) => {
      const current = orders.one(id, { q: ['id', 'status'] })
      const { status } = await queryClient.query({ ...current, staleTime: 0, meta: { shownByAsker: true } })
      return status
    },
    // What the person has confirmed was the change from the status on the screen.
    decide: ({ status: shown }, status) => {
      if (status === target) return 'there'
      return status === shown && factsOf(status)?.next.includes(target) ? 'write' : 'skip'
    },
    write: ({ id }) => update({ id, body: { status: target } }),
    judge: judgeCall,
    settles: true,
  })
}
