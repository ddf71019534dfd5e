import { useState } from 'react'
import { isApiError } from '#api/errors.ts'
import type { Order } from '#api/generated/entities.ts'
import { useCreateOrder } from '#api/generated/orders.writes.ts'
import { type Outcome, sendOnce } from '#api/send-once.ts'
import { eightCapitals, eightDigits } from '#lib/codes.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { flash } from '#ui/flash/flash.ts'
import { useOneAtATime } from '#ui/timing.ts'
import { messages } from './copy.ts'
import {
  beginSending,
  countCreated,
  countMissing,
  noteBody,
  orderBody,
  type Submission,
  type SubmittedOrder,
  withResult,
} from './draft.ts'
import { isBarcodeTaken, useOrderLookUp } from './send-order.ts'
import type { DraftStore } from './use-draft.ts'

const codes = { barcode: eightCapitals, group: eightCapitals, receive: eightDigits }

/** The last call. After leaving and coming back, the look-up of its order waits for its end. */
let underWay: Promise<unknown> = Promise.resolve()

export interface Progress {
  index: number
  total: number
}

/** The query client shows the messages of the calls, this hook how many orders were created, also when the session ends. */
export function useSubmission(
  { read, update, isOwn, wasRestored }: DraftStore,
  onFinished: (submission: Submission, isHere: boolean) => unknown,
) {
  const { mutateAsync: create } = useCreateOrder()
  const find = useOrderLookUp()
  const untilUnmount = useUnmountSignal()
  const [progress, setProgress] = useState<Progress>()

  const submit = useOneAtATime(async () => {
    const { submission } = update((draft) => beginSending(draft, codes))
    if (submission === undefined) return
    try {
      if (wasRestored) await underWay
      const isComplete = await sendMissing(submission.orders, {
        begin: (index) => setProgress({ index, total: submission.orders.length }),
        send: (index) => {
          const draft = update((before) => noteBody(before, index))
          const call = create({ body: orderBody(draft, index) })
          underWay = call.catch(() => undefined)
          return call
        },
        find,
        save: (index, result) => update((draft) => withResult(draft, index, result)),
        isAbandoned: () => untilUnmount().aborted,
        wasRestored,
      })
      // Another user may be signed in by now and must not see these messages.
      if (isComplete && isOwn()) await onFinished(read().submission ?? submission, !untilUnmount().aborted)
      else if (!isComplete) tellEndOfSession(read().submission)
    } finally {
      setProgress(undefined)
    }
  })

  return { submit, progress }
}

function tellEndOfSession(submission: Submission | undefined) {
  if (submission?.orders.some(({ problem }) => problem === 'session')) {
    flash.error(messages.partial(countCreated(submission), countMissing(submission)))
  }
}

/** Dependencies of the sending. `save` must have stored the result when it returns. */
interface Port {
  begin: (index: number) => void
  send: (index: number) => Promise<Order | undefined>
  find: (barcode: string) => Promise<number | undefined>
  save: (index: number, result: Partial<SubmittedOrder>) => void
  /** True after leaving or signing out: no further order is sent. */
  isAbandoned: () => boolean
  /** The orders come from a page that was reloaded or copied to another tab: its last call may have succeeded. */
  wasRestored: boolean
}

/** Stops at the first failure. @returns whether all orders exist now */
export async function sendMissing(orders: Submission['orders'], port: Port): Promise<boolean> {
  for (const [index, { state, barcode }] of orders.entries()) {
    if (state === 'created') continue
    port.begin(index)
    let isSent = state === 'sent'
    // One at a time, because the first failure must stop the rest.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await sendOnce({
      mark: barcode,
      earlier: state === 'sent' || port.wasRestored ? barcode : undefined,
      remember: (sent) => {
        isSent = sent !== undefined
        // The end of the call is stored with its result, so that an order that exists is never stored as waiting.
        if (isSent) port.save(index, { state: 'sent' })
      },
      send: () => port.send(index),
      find: port.find,
      looks: 'before',
      // The barcode was drawn at random, so no other order has it.
      isTaken: isBarcodeTaken,
      isAbandoned: port.isAbandoned,
    })
    const result = resultOf(outcome)
    if (result === undefined) return false
    port.save(index, { state: isSent ? 'sent' : 'waiting', ...result })
    if (result.state !== 'created') return false
  }
  return true
}

/** Messages of single fields take precedence over a message about the whole order. */
function resultOf(outcome: Outcome<Order | undefined, number>): Partial<SubmittedOrder> | undefined {
  if (outcome.result === 'abandoned') return undefined
  if (outcome.result === 'created') return { state: 'created', id: outcome.data?.id }
  if (outcome.result === 'found') return { state: 'created', id: outcome.found, isFound: true }
  const { result: problem, error } = outcome
  if (problem !== 'refused' || !isApiError(error)) return { problem }
  const { description, violations, status } = error
  // The description of a 401 is about the token, in English.
  const isForPeople = violations.length === 0 && status !== 401
  return { problem, violations: [...violations], ...(isForPeople && { description }) }
}
