import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { tabOwner } from '#session/draft.ts'

/** More codes than anybody scans in a row. */
const MOST = 500

/** The codes that this person has read in this tab. Only the barcodes are kept: the rest is read again. */
export function storedCodes(): readonly string[] {
  const codes = readJson(storageKeys.orderSeries, (value) => {
    if (!isObject(value) || value['owner'] !== tabOwner() || !Array.isArray(value['codes'])) return undefined
    return value['codes'].filter((code): code is string => typeof code === 'string' && code !== '').slice(0, MOST)
  })
  return [...new Set(codes)]
}

export function storeCodes(codes: readonly string[]) {
  if (codes.length === 0) return removeItem(storageKeys.orderSeries)
  return writeJson(storageKeys.orderSeries, { owner: tabOwner(), codes: codes.slice(0, MOST) })
}
