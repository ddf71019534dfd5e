import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { draftOwner } from '#session/draft.ts'

/** The codes of a copy that was sent and whose answer was lost: it may exist. */
const copy = z.object({ barcode: z.string(), receiveCode: z.string() })
export type SentCopy = z.infer<typeof copy>

/** By the id of the copied order. */
const stored = z.object({ owner: z.string(), copies: z.record(z.string(), copy) })

function readCopies(): Record<string, SentCopy> {
  const found = readJson(storageKeys.orderCopies, (value) => {
    const { data } = stored.safeParse(value)
    return data?.owner === draftOwner() ? data.copies : undefined
  })
  return found ?? {}
}

export const readSentCopy = (source: number): SentCopy | undefined => readCopies()[source]

/** Stored before the call: after a reload the page must know that the copy may exist. */
export const keepSentCopy = (source: number, sent: SentCopy) =>
  writeJson(storageKeys.orderCopies, { owner: draftOwner(), copies: { ...readCopies(), [source]: sent } })

export function forgetSentCopy(source: number) {
  const { [String(source)]: gone, ...copies } = readCopies()
  if (gone === undefined) return
  if (Object.keys(copies).length === 0) removeItem(storageKeys.orderCopies)
  else writeJson(storageKeys.orderCopies, { owner: draftOwner(), copies })
}
