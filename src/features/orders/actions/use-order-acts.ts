import type { Order } from '#api/generated/entities.ts'
import { useRemoveOrder, useResendOrderNotification } from '#api/generated/orders.writes.ts'
import { MovedOn, useChangeStatus } from '#features/orders/change-status.ts'
import { messages as changeMessages, moves, questions } from '#features/orders/copy.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { actions, messages } from './copy.ts'
import { recentResend } from './remarks.ts'
import { type Channel, useResends } from './resends.ts'

/** Leaves the page of an order that has been deleted. */
export type Leaving = () => unknown

/** The actions on an order, in the list and on its page. Each asks a question first and is sent once. */
export function useOrderActs(order: Order, leaving?: Leaving) {
  const { id } = order
  const isGone = useIsGone()
  const changeStatus = useChangeStatus(order)
  const { mutateAsync: remove } = useRemoveOrder({
    success: messages.removed(id),
    part: leaving ? 'last on screen' : 'alone',
  })
  const { resends, remember } = useResends(id)
  const { mutateAsync: resend } = useResendOrderNotification({ success: messages.resent })

  return {
    moveTo: (target: ManualStatus) =>
      confirm({
        title: moves[target],
        message: questions.one(id, target),
        danger: target === 'cancel',
        run: () => changeStatus(target),
        errorText: (error) => (error instanceof MovedOn ? changeMessages.movedOn(id, error.now) : undefined),
      }),
    remove: async () => {
      const isRemoved = await confirm({
        title: messages.removeTitle,
        message: messages.remove(id),
        danger: true,
        run: () => remove({ id }),
      })
      // Back leaves the page while the call runs. Then the person is elsewhere.
      if (isRemoved && !isGone()) leaving?.()
    },
    resend: (channel: Channel) =>
      confirm({
        title: channel === 'sms' ? actions.resendSms : actions.resendMail,
        message: [messages.resend(id), recentResend(resends, channel, Date.now())].filter(Boolean).join(' '),
        run: () => remember(channel, () => resend({ id, [channel]: true })),
      }),
  }
}
