import { useEffect, useRef, useState } from 'react'
import { type OrderCreate, useCreateOrder } from '#api/generated/orders.writes.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { useIsGone } from '#lib/use-is-gone.ts'
import { z } from '#lib/zod.ts'
import { currentOwner, tabOwner } from '#session/tab.ts'
import { flash } from '#ui/flash/flash.ts'
import { duplicate as copy } from './copy.ts'
import { drawReceiveCode } from './duplicate.ts'
import { sendOnce, useOrderLookUp } from './send-once.ts'

/** The codes of a duplicate that was sent and whose answer was lost: it may exist. */
const sentDuplicate = z.object({ barcode: z.string(), receiveCode: z.string() })
export type SentDuplicate = z.infer<typeof sentDuplicate>

/** Copies by the id of their source. The key `copies` must stay, because earlier versions have stored it. */
const stored = z.object({ owner: z.string(), copies: z.record(z.string(), sentDuplicate) })

function readAll(): Record<string, SentDuplicate> {
  const found = readJson(storageKeys.sentDuplicates, (value) => {
    const { data } = stored.safeParse(value)
    return data?.owner === tabOwner() ? data.copies : undefined
  })
  return found ?? {}
}

export const readSentDuplicate = (source: number): SentDuplicate | undefined => readAll()[source]

/** Stored before the call, because the duplicate may exist after a reload. */
export const keepSentDuplicate = (source: number, sent: SentDuplicate) =>
  writeJson(storageKeys.sentDuplicates, { owner: tabOwner(), copies: { ...readAll(), [source]: sent } })

export function forgetSentDuplicate(source: number) {
  const { [String(source)]: gone, ...copies } = readAll()
  if (gone === undefined) return
  if (Object.keys(copies).length === 0) removeItem(storageKeys.sentDuplicates)
  else writeJson(storageKeys.sentDuplicates, { owner: tabOwner(), copies })
}

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

  /** Look-up from an invalid form: the duplicate itself may have taken the last slot of its booking. */
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

  /** True if leaving loses typed values, or the fact that an order may exist. */
  const loses = (isDirty: boolean) =>
    !isDone.current && (isDirty || sent.current !== undefined) ? 'unsaved' : 'nothing'
  return { receiveCode, sentBarcode: before?.barcode, send, hasArrived, isLost, loses }
}
