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
export const formatOf = (value: unknown) => formatNames.find((each) => each === value)
export const symbolOf = (value: unknown) => symbols.find((each) => each === value)
const placeOf = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SHEET_PLACES ? Number(value) : undefined

/** A wrong value counts as its default. */
function parse(value: unknown): LabelSettings | undefined {
  if (!isObject(value)) return undefined
  return {
    format: formatOf(value['format']) ?? defaults.format,
    symbol: symbolOf(value['symbol']) ?? defaults.symbol,
    first: placeOf(value['first']) ?? defaults.first,
  }
}

const chosen = storedValue(storageKeys.labels, parse, defaults)

export const resetLabelSettings = chosen.reset

/** `const [settings, change] = useLabelSettings()` */
export function useLabelSettings() {
  const settings = useSyncExternalStore(chosen.subscribe, chosen.get)
  return [settings, (next: Partial<LabelSettings>) => chosen.set({ ...chosen.get(), ...next })] as const
}
