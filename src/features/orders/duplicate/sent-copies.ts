import * as z from 'zod/mini'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { COPIES_KEY, draftOwner } from '#session/draft.ts'

/** The codes that a copy has left with; whether it has arrived, nobody knows. */
const copy = z.object({ barcode: z.string(), receiveCode: z.string() })
export type SentCopy = z.infer<typeof copy>

/** By the order that was copied. */
const stored = z.object({ owner: z.string(), copies: z.record(z.string(), copy) })

function readCopies(): Record<string, SentCopy> {
  const found = readJson(
    COPIES_KEY,
    (value) => {
      const { data } = z.safeParse(stored, value)
      return data?.owner === draftOwner() ? data.copies : undefined
    },
    'session',
  )
  return found ?? {}
}

export const readSentCopy = (source: number): SentCopy | undefined => readCopies()[source]

/** Stored before the call leaves: a page that is reloaded now must not forget that it may have (G-75). */
export const keepSentCopy = (source: number, sent: SentCopy) =>
  writeJson(COPIES_KEY, { owner: draftOwner(), copies: { ...readCopies(), [source]: sent } }, 'session')

export function forgetSentCopy(source: number) {
  const { [String(source)]: gone, ...copies } = readCopies()
  if (gone === undefined) return
  if (Object.keys(copies).length === 0) removeItem(COPIES_KEY, 'session')
  else writeJson(COPIES_KEY, { owner: draftOwner(), copies }, 'session')
}
