import { useEffect, useRef, useState } from 'react'
import { mayHaveArrived } from '#api/errors.ts'
import * as orders from '#api/generated/orders.ts'
import type { OrderCreate } from '#api/generated/orders.ts'
import { useOrderLookUp } from '#features/orders/use-order-look-up.ts'
import { flash } from '#ui/flash/flash.ts'
import { duplicate as copy } from './copy.ts'
import { drawReceiveCode } from './duplicate.ts'
import { forgetSentDuplicate, keepSentDuplicate, readSentDuplicate } from './sent-duplicates.ts'

/**
 * Sends the copy of order `source` once. When an answer was lost, also before a reload, the copy is looked up by its
 * barcode before anything is sent again. When the look-up fails, nothing is sent.
 */
export function useDuplicate(source: number) {
  const { mutateAsync: create } = orders.useCreateOrder()
  const exists = useOrderLookUp()
  const [before] = useState(() => readSentDuplicate(source))
  const [receiveCode] = useState(() => before?.receiveCode ?? drawReceiveCode())
  const sent = useRef(before?.barcode)
  const isDone = useRef(false)
  const [isLost, setIsLost] = useState(before !== undefined)

  // A reload keeps the codes that may have been sent. Leaving for another page, after a question, forgets them.
  useEffect(() => {
    if (sent.current !== undefined) keepSentDuplicate(source, { barcode: sent.current, receiveCode })
    return () => forgetSentDuplicate(source)
  }, [receiveCode, source])

  async function send(body: OrderCreate) {
    if (await hasArrived()) return
    await deliver(body)
    settle()
  }

  /**
   * Whether a copy sent before exists. Needed for an invalid form too: the copy itself may have taken the last slot of
   * its booking.
   */
  async function hasArrived(): Promise<boolean> {
    if (sent.current === undefined || !(await exists(sent.current))) return false
    settle()
    return true
  }

  function settle() {
    isDone.current = true
    flash.success(copy.done)
    forgetSentDuplicate(source)
  }

  async function deliver(body: OrderCreate) {
    sent.current = body.barcode
    keepSentDuplicate(source, { barcode: body.barcode, receiveCode })
    try {
      await create({ body })
    } catch (error) {
      if (!mayHaveArrived(error)) {
        sent.current = undefined
        forgetSentDuplicate(source)
      }
      setIsLost(sent.current !== undefined)
      throw error
    }
  }

  /** Whether leaving would lose typed values, or the knowledge that an order may exist. */
  const isUnfinished = (isDirty: boolean) => !isDone.current && (isDirty || sent.current !== undefined)
  return { receiveCode, sentBarcode: before?.barcode, send, hasArrived, isLost, isUnfinished }
}
