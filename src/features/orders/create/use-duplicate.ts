import { useRef, useState } from 'react'
import { type OrderCreate, useCreateOrder } from '#api/generated/orders.writes.ts'
import { sendOnce } from '#api/send-once.ts'
import { eightDigits } from '#lib/codes.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, writeJson } from '#lib/storage.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { z } from '#lib/zod.ts'
import { currentOwner, readOwn } from '#session/tab.ts'
import { flash } from '#ui/flash/flash.ts'
import { duplicate as copy, messages } from './copy.ts'
import { isBarcodeTaken, useOrderLookUp } from './send-order.ts'

/** The codes of a duplicate that was sent and whose answer was lost: it may exist. */
const sentDuplicate = z.object({ barcode: z.string(), receiveCode: z.string() })
export type SentDuplicate = z.infer<typeof sentDuplicate>

const byId = z.record(z.string(), sentDuplicate)

/** Copies by the id of their source. The key `copies` must stay, because earlier versions have stored it. */
const readAll = () => readOwn(storageKeys.sentDuplicates, ({ copies }) => byId.safeParse(copies).data) ?? {}

export const readSentDuplicate = (source: number): SentDuplicate | undefined => readAll()[source]

/**
 * Stored before the call, because the duplicate may exist after a reload. Undefined: it is known whether it exists, or the
 * screen was left, after a question.
 */
export function storeSentDuplicate(source: number, sent: SentDuplicate | undefined, owner = currentOwner()) {
  // Another person, or nobody, may be signed in by now.
  if (owner === undefined || owner !== currentOwner()) return
  const { [String(source)]: _before, ...others } = readAll()
  const copies = sent === undefined ? others : { ...others, [source]: sent }
  if (Object.keys(copies).length === 0) removeItem(storageKeys.sentDuplicates)
  else writeJson(storageKeys.sentDuplicates, { owner, copies })
}

/** Sends the duplicate of order `source` once, also when an answer was lost before a reload (api/send-once.ts). */
export function useDuplicate(source: number, drawnBarcode: string) {
  const { mutateAsync: create } = useCreateOrder()
  const find = useOrderLookUp()
  const untilUnmount = useUnmountSignal()
  const [owner] = useState(currentOwner)
  const [before] = useState(() => readSentDuplicate(source))
  // A new pick-up code, so that the source's code cannot open its slot.
  const [receiveCode] = useState(() => before?.receiveCode ?? eightDigits())
  /** The barcode of a duplicate that may exist. */
  const sent = useRef(before?.barcode)
  /** Body of the first call, as JSON. Unknown after a reload. */
  const sentBody = useRef<string>(undefined)
  const isDone = useRef(false)
  const [isLost, setIsLost] = useState(before !== undefined)

  async function send(body: OrderCreate) {
    const outcome = await sendOnce({
      mark: body.barcode,
      earlier: sent.current,
      remember,
      send: () => {
        sentBody.current ??= JSON.stringify(body)
        return create({ body })
      },
      find,
      looks: 'before',
      // A typed barcode that is taken belongs to another order.
      isTaken: (refusal) => body.barcode === drawnBarcode && isBarcodeTaken(refusal),
      isAbandoned: () => untilUnmount().aborted,
    })
    if (outcome.result === 'abandoned') return
    if (outcome.result === 'created') return finish()
    if (outcome.result === 'found') return finish({ asSent: sentBody.current !== JSON.stringify(body) })
    setIsLost(sent.current !== undefined)
    throw outcome.error
  }

  function remember(barcode: string | undefined) {
    sent.current = barcode
    // Leaving has forgotten the codes, and those of a later copy may be stored by now.
    if (!untilUnmount().aborted)
      storeSentDuplicate(source, barcode === undefined ? undefined : { barcode, receiveCode }, owner)
  }

  /** Look-up from an invalid form: the duplicate itself may have taken the last slot of its booking. */
  async function hasArrived(): Promise<boolean> {
    if (sent.current === undefined || (await find(sent.current)) === undefined) return false
    remember(undefined)
    finish({ asSent: true })
    return true
  }

  /** @param options.asSent the copy may lack what was corrected since */
  function finish({ asSent = false } = {}) {
    isDone.current = true
    // Another user may be signed in by now and must not see this message.
    if (owner !== undefined && owner === currentOwner())
      flash.success(copy.done, { help: asSent ? [{ text: messages.keptAsSent(1) }] : [] })
  }

  /** True if leaving loses typed values, or the fact that an order may exist. */
  const loses = (isDirty: boolean) =>
    !isDone.current && (isDirty || sent.current !== undefined) ? 'unsaved' : 'nothing'
  return { receiveCode, sentBarcode: before?.barcode, send, hasArrived, isLost, loses }
}
