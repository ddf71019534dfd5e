import { useQueryClient } from '@tanstack/react-query'
import * as orders from '#api/generated/orders.writes.ts'
import { readRelations } from '#features/orders/detail/read-relations.ts'
import { remarks } from '#features/orders/run/copy.ts'
import { judgeCall } from '#features/orders/run/judge.ts'
import type { OrderJob } from '#features/orders/run/use-run.ts'

/** Gives orders to a courier, whatever their status, as the page of an order does. */
export function useAssignJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = orders.useUpdateOrder({ part: 'one of many' })

  return (courier: () => string): OrderJob => ({
    read: async ({ id }) => {
      const { status, shippedBy } = await readRelations(client, id)
      return { status, ...(shippedBy?.['@id'] === courier() && { remark: remarks.assigned }) }
    },
    decide: (_order, { remark }) => (remark === undefined ? 'write' : 'there'),
    write: ({ id }) => update({ id, body: { shippedBy: courier() } }),
    judge: judgeCall,
    settles: true,
  })
}
