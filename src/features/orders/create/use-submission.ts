import { useRef, useState } from 'react'
import { useCreateOrder } from '#api/generated/orders.writes.ts'
import { eightCapitals, eightDigits } from '#lib/codes.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { flash } from '#ui/flash/flash.ts'
import { messages } from './copy.ts'
import { beginSending, orderBody } from './draft.ts'
import { useOrderLookUp } from './send-once.ts'
import { countCreated, countMissing, sendMissing, type Submission } from './submission.ts'
import type { DraftStore } from './use-draft.ts'

const codes = { barcode: eightCapitals, group: eightCapitals, receive: eightDigits }

/** The last call. After leaving and coming back, the look-up of its order waits for its end. */
let underWay: Promise<unknown> = Promise.resolve()

/** The index of the order that is being sent. */
export interface Progress {
  index: number
  total: number
}

/**
 * Sends the orders of the draft. The query client shows the messages of the calls; this hook adds how many orders were
 * created, also when the session ends in the middle.
 */
export function useSubmission(
  { read, update, isOwn, wasRestored }: DraftStore,
  onFinished: (submission: Submission, isHere: boolean) => unknown,
) {
  const { mutateAsync: create } = useCreateOrder()
  const find = useOrderLookUp()
  const isGone = useIsGone()
  const isBusy = useRef(false)
  const [progress, setProgress] = useState<Progress>()

  async function run({ orders: all }: Submission): Promise<boolean> {
    const show = (index: number) => setProgress({ index, total: all.length })
    const save = (index: number, change: Partial<Submission['orders'][number]>) =>
      update((draft) => withOrder(draft, index, change))
    return sendMissing(
      all,
      {
        send: async (index) => {
          show(index)
          const call = create({ body: orderBody(read(), index) })
          underWay = call.catch(() => undefined)
          const created = await call
          if (created !== undefined) save(index, { id: created.id })
        },
        exists: async (barcode) => {
          const index = all.findIndex((order) => order.barcode === barcode)
          show(index)
          const id = await find(barcode)
          if (id !== undefined) save(index, { id })
          return id !== undefined
        },
        save,
        isAbandoned: isGone,
      },
      { restored: wasRestored },
    )
  }

  async function submit() {
    // A second click can come before React has disabled the button.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { submission } = update((draft) => beginSending(draft, codes))
      if (submission === undefined) return
      if (wasRestored) await underWay
      const isComplete = await run(submission)
      // Another user may be signed in by now and must not see these messages.
      if (isComplete && isOwn()) await onFinished(read().submission ?? submission, !isGone())
      else if (!isComplete) tellEndOfSession(read().submission)
    } finally {
      isBusy.current = false
      setProgress(undefined)
    }
  }

  return { submit, progress }
}

function withOrder<D extends { submission?: Submission | undefined }>(
  draft: D,
  index: number,
  change: Partial<Submission['orders'][number]>,
): D {
  const { submission } = draft
  if (submission === undefined) return draft
  const changed = submission.orders.map((order, rank) => (rank === index ? { ...order, ...change } : order))
  return { ...draft, submission: { ...submission, orders: changed } }
}

function tellEndOfSession(submission: Submission | undefined) {
  if (submission?.orders.some(({ problem }) => problem === 'session')) {
    flash.error(messages.partial(countCreated(submission), countMissing(submission)))
  }
}
