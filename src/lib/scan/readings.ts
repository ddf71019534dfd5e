import type { Scan } from './burst.ts'
import { isAddress, tidyCode } from './code.ts'
import { type Layout, layoutNames, typedOn } from './layouts.ts'

/** A text that a scan may mean. */
export interface Reading {
  text: string
  /** The keyboard as which the keys were read. Absent for the text as it came. */
  layout?: Layout
}

/**
 * The texts that a scan may mean, the likeliest first. A scanner presses the keys of the keyboard that it is set to. When
 * the computer has another one, each key writes something else, but the keys themselves are still right. A reading that is the
 * address of a web page is returned alone, because the other keyboards give no address.
 */
export function readings({ text, keys }: Scan): Reading[] {
  const asKeyboard = layoutNames.map((layout) => ({ text: tidyCode(typedOn(layout, keys) ?? ''), layout }))
  const all: Reading[] = [{ text: tidyCode(text) }, ...asKeyboard]
  const address = all.find((reading) => isAddress(reading.text))
  if (address !== undefined) return [address]
  return all.filter(
    (reading, rank) => reading.text !== '' && all.findIndex((other) => other.text === reading.text) === rank,
  )
}
