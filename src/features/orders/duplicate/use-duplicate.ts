import { useEffect, useRef, useState } from 'react'
import { useCreateOrder } from '#api/generated/orders.writes.ts'
import type { OrderCreate } from '#api/generated/orders.writes.ts'
import { sendOnce } from '#features/orders/send-once.ts'
import { useOrderLookUp } from '#features/orders/use-order-look-up.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { currentOwner } from '#session/tab.ts'
import { flash } from '#ui/flash/flash.ts'
import { duplicate as copy } from './copy.ts'
import { drawReceiveCode } from './duplicate.ts'
import { forgetSentDuplicate, keepSentDuplicate, readSentDuplicate } from './sent-duplicates.ts'

/** Sends the duplicate of order `source` once, also when an answer was lost before a reload (see `send-once.ts`). */
export function useDuplicate(source: number, drawnBarcode: string) {
  const { mutateAsync: create } = useCreateOrder()
  const find = useOrderLookUp()
  const exists = async (barcode: string) => (await find(barcode)) !== undefined
  const isGone = useIsGone()
  const [owner] = useState(currentOwner)
  const [before] = useState(() => readSentDuplicate(source))
  const [receiveCode] = useState(() => before?.receiveCode ?? drawReceiveCode())
  /** The barcode of a duplicate that may exist. */
  const sent = useRef(before?.barcode)
  const isDone = useRef(false)
  const [isLost, setIsLost] = useState(before !== undefined)

  // A reload keeps the codes that may have been sent. Leaving for another page, after a question, forgets them.
  useEffect(() => {
    if (sent.current !== undefined) keepSentDuplicate(source, { barcode: sent.current, receiveCode })
    return () => forgetSentDuplicate(source)
  }, [receiveCode, source])

  function remember(barcode: string | undefined) {
    sent.current = barcode
    if (barcode === undefined) forgetSentDuplicate(source)
    else keepSentDuplicate(source, { barcode, receiveCode })
  }

  async function send(body: OrderCreate) {
    const outcome = await sendOnce({
      sentBarcode: sent.current,
      exists,
      send: () => create({ body }),
      remember: (mayExist) => remember(mayExist ? body.barcode : undefined),
      isDrawn: body.barcode === drawnBarcode,
      isAbandoned: isGone,
    })
    if (outcome === 'abandoned') return
    if (outcome === 'created') return finish()
    setIsLost(sent.current !== undefined)
    throw outcome.error
  }

  /** For an invalid form: the duplicate itself may have taken the last slot of its booking. */
  async function hasArrived(): Promise<boolean> {
    if (sent.current === undefined || !(await exists(sent.current))) return false
    finish()
    return true
  }

  function finish() {
    isDone.current = true
    forgetSentDuplicate(source)
    // Another user may be signed in by now and must not see this message.
    if (owner !== undefined && owner === currentOwner()) flash.success(copy.done)
  }

  /** Besides typed values, the knowledge that an order may exist. */
  const loses = (isDirty: boolean) =>
    !isDone.current && (isDirty || sent.current !== undefined) ? 'unsaved' : 'nothing'
  return { receiveCode, sentBarcode: before?.barcode, send, hasArrived, isLost, loses }
}
