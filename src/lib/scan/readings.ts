import type { Scan } from './burst.ts'
import { type Layout, typedOn } from './layouts.ts'

/** A text that a scan may mean. */
export interface Reading {
  text: string
  /** The keyboard as which the keys were read. Absent for the text as it came. */
  layout?: Layout
}

const layouts: readonly Layout[] = ['QWERTY', 'AZERTY']

/** Control characters are part of no barcode, and a space at either end would be lost in the address. */
const tidy = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim()

/**
 * The texts that a scan may mean, the likeliest first. A scanner presses the keys of the keyboard that it is set to. When
 * the computer has another one, each key writes something else, but the keys themselves are still right.
 */
export function readings({ text, keys }: Scan): Reading[] {
  const asKeyboard = layouts.map((layout) => ({ text: tidy(typedOn(layout, keys) ?? ''), layout }))
  const all: Reading[] = [{ text: tidy(text) }, ...asKeyboard]
  return all.filter(
    (reading, rank) => reading.text !== '' && all.findIndex((other) => other.text === reading.text) === rank,
  )
}
