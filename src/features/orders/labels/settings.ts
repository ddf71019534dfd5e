import { useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { storedValue } from '#lib/storage.ts'
import { formats, type LabelFormat, type LabelSymbol, SHEET_PLACES, symbols } from './formats.ts'

/** Last choice, stored per device, because a desk has one printer. */
export interface LabelSettings {
  format: LabelFormat
  symbol: LabelSymbol
  /** Position of the first label on an A4 sheet, from 1. */
  first: number
}

const defaults: LabelSettings = { format: '62x29', symbol: 'bars', first: 1 }

export const formatNames = Object.keys(formats) as LabelFormat[]
export const places = Array.from({ length: SHEET_PLACES }, (_, place) => place + 1)

/** A wrong value counts as its default. */
function parse(value: unknown): LabelSettings | undefined {
  if (!isObject(value)) return undefined
  return {
    format: formatNames.find((each) => each === value['format']) ?? defaults.format,
    symbol: symbols.find((each) => each === value['symbol']) ?? defaults.symbol,
    first: places.find((each) => each === value['first']) ?? defaults.first,
  }
}

const chosen = storedValue(storageKeys.labels, parse, defaults)

export const resetLabelSettings = chosen.reset

export function useLabelSettings() {
  const settings = useSyncExternalStore(chosen.subscribe, chosen.get)
  return [settings, (next: Partial<LabelSettings>) => chosen.set({ ...chosen.get(), ...next })] as const
}
