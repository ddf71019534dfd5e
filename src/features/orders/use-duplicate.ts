import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as orders from '#api/generated/orders.ts'
import type { OrderCreate } from '#api/generated/orders.ts'
import { drawReceiveCode } from './duplicate.ts'
import { useOrderLookUp } from './use-order-look-up.ts'
import { mayHaveArrived } from './wizard/submission.ts'

/**
 * Sends the copy, once: one whose answer was lost is looked up by the barcode it left with before anything is sent again,
 * and nothing is sent when that cannot be known (G-75).
 */
export function useDuplicate() {
  const { mutateAsync: create } = useMutation(orders.create())
  const exists = useOrderLookUp()
  const [receiveCode] = useState(drawReceiveCode)
  const sent = useRef<string>(undefined)
  const isDone = useRef(false)
  const [isLost, setIsLost] = useState(false)

  async function send(body: OrderCreate) {
    if (sent.current === undefined || !(await exists(sent.current))) await deliver(body)
    isDone.current = true
  }

  async function deliver(body: OrderCreate) {
    sent.current = body.barcode
    try {
      await create({ body })
    } catch (error) {
      if (!mayHaveArrived(error)) sent.current = undefined
      setIsLost(sent.current !== undefined)
      throw error
    }
  }

  /** Whether leaving now would lose something: typing, or the knowledge that an order may exist. */
  const isUnfinished = (isDirty: boolean) => !isDone.current && (isDirty || sent.current !== undefined)
  return { receiveCode, send, isLost, isUnfinished }
}
