import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { tabOwner } from '#session/tab.ts'

/** The codes of a duplicate that was sent and whose answer was lost: it may exist. */
const sentDuplicate = z.object({ barcode: z.string(), receiveCode: z.string() })
export type SentDuplicate = z.infer<typeof sentDuplicate>

/** By the id of the order that was duplicated. Another name than `copies` would not find what an earlier version stored. */
const stored = z.object({ owner: z.string(), copies: z.record(z.string(), sentDuplicate) })

function readAll(): Record<string, SentDuplicate> {
  const found = readJson(storageKeys.sentDuplicates, (value) => {
    const { data } = stored.safeParse(value)
    return data?.owner === tabOwner() ? data.copies : undefined
  })
  return found ?? {}
}

export const readSentDuplicate = (source: number): SentDuplicate | undefined => readAll()[source]

/** Stored before the call: after a reload the page must know that the duplicate may exist. */
export const keepSentDuplicate = (source: number, sent: SentDuplicate) =>
  writeJson(storageKeys.sentDuplicates, { owner: tabOwner(), copies: { ...readAll(), [source]: sent } })

export function forgetSentDuplicate(source: number) {
  const { [String(source)]: gone, ...copies } = readAll()
  if (gone === undefined) return
  if (Object.keys(copies).length === 0) removeItem(storageKeys.sentDuplicates)
  else writeJson(storageKeys.sentDuplicates, { owner: tabOwner(), copies })
}
