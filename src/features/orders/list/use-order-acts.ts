import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { messages as changeMessages, moves, questions } from '#features/orders/change-status.copy.ts'
import { MovedOn, useChangeStatus } from '#features/orders/change-status.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { confirm } from '#ui/confirm.ts'
import { actions, messages } from './actions.copy.ts'

/** The actions on an order of the list. Each asks a question first and is sent once. */
export function useOrderActs(order: Order) {
  const { id } = order
  const changeStatus = useChangeStatus(order)
  const { mutateAsync: remove } = orders.useRemoveOrder({ success: messages.removed(id) })
  const { mutateAsync: resend } = orders.useResendOrderNotification({ success: messages.resent })

  return {
    moveTo: (target: ManualStatus) =>
      confirm({
        title: moves[target],
        message: questions.one(id, target),
        danger: target === 'cancel',
        run: () => changeStatus(target),
        errorText: (error) => (error instanceof MovedOn ? changeMessages.movedOn(id, error.now) : undefined),
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
