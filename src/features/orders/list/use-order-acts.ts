import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { statusLabel, type ManualStatus } from '#features/orders/status.ts'
import { confirm } from '#ui/confirm.ts'
import { actions, messages, moves } from './actions.copy.ts'

/** Somebody else has changed the order, and its status is no longer that of the row. */
class MovedOn extends Error {
  readonly status: string

  constructor(status: string) {
    super()
    this.status = status
  }
}

/** The actions on an order of the list. Each asks a question first and is sent once. */
export function useOrderActs({ id, status }: Order) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = orders.useUpdateOrder({
    success: messages.changed(id),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
  })
  const { mutateAsync: remove } = orders.useRemoveOrder({ success: messages.removed(id) })
  const { mutateAsync: resend } = orders.useResendOrderNotification({ success: messages.resent })

  /** Reads the order again before the change, and sends nothing when its status has changed meanwhile. */
  async function readAgain() {
    const current = orders.one(id, { q: ['id', 'status'] })
    const refreshList = () => queryClient.invalidateQueries({ queryKey: ['orders', 'page'] })
    const meta = { stepOfWrite: 'if forbidden' } as const
    const now = await queryClient.query({ ...current, staleTime: 0, meta }).catch(async (error: unknown) => {
      await refreshList()
      throw error
    })
    if (now.status === undefined || now.status === status) return
    await refreshList()
    throw new MovedOn(now.status)
  }

  return {
    moveTo: (target: ManualStatus) =>
      confirm({
        title: moves[target],
        message: target === 'cancel' ? messages.cancel(id) : messages.move(id, statusLabel(target)),
        danger: target === 'cancel',
        run: async () => {
          await readAgain()
          await update({ id, body: { status: target } })
        },
        errorText: (error) => (error instanceof MovedOn ? messages.movedOn(id, statusLabel(error.status)) : undefined),
      }),
    remove: () =>
      confirm({
        title: messages.removeTitle,
        message: messages.remove(id),
        danger: true,
        run: () => remove({ id }),
      }),
    resend: (channel: 'sms' | 'mail') =>
      confirm({
        title: channel === 'sms' ? actions.resendSms : actions.resendMail,
        message: messages.resend(id),
        run: () => resend({ id, [channel]: true }),
      }),
  }
}
