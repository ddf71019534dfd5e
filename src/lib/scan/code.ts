import { cleanCode } from '#lib/invisible.ts'
import type { PhysicalKey, Scan } from './burst.ts'
import { objections } from './copy.ts'

/** Maximum length of a code. Barcodes are much shorter, but a QR code may hold a whole page of text. */
export const MAX_LENGTH = 200

/** Why a clean code cannot belong to a delivery. The console does not look up a code with an objection. */
export function objectionTo(code: string | undefined): string | undefined {
  if (code === undefined || code === '') return objections.empty
  return code.length > MAX_LENGTH ? objections.tooLong : undefined
}

/** Whether the code is the address of a web page, as in some QR codes. */
export const isAddress = (code: string) => /^https?:\/\//i.test(code)

/** A possible text of a scan. */
export interface Reading {
  text: string
  /** Keyboard layout used to decode the keys. Absent for the text as typed. */
  layout?: Layout
}

/**
 * Possible texts of a scan, the likeliest first. A scanner presses the keys of the layout that it is set to. With another
 * layout on the computer the text is wrong, but the physical keys are still right. A reading that is the address of a web
 * page is returned alone, because the other layouts give no address.
 */
export function readings({ text, keys }: Scan): Reading[] {
  const asKeyboard = layoutNames.map((layout) => ({ text: cleanCode(typedOn(layout, keys) ?? ''), layout }))
  const all: Reading[] = [{ text: cleanCode(text) }, ...asKeyboard]
  const address = all.find((reading) => isAddress(reading.text))
  if (address !== undefined) return [address]
  return all.filter(
    (reading, rank) => reading.text !== '' && all.findIndex((other) => other.text === reading.text) === rank,
  )
}

/**
 * Characters of each physical key in two keyboard layouts. The key names are those of the W3C recommendation « UI Events
 * KeyboardEvent code Values » (https://www.w3.org/TR/uievents-code/). The characters are those of Windows, as in Unicode
 * CLDR 41: `keyboards/windows/en-t-k0-windows.xml` and `keyboards/windows/fr-t-k0-windows.xml`.
 */

const numberRow = 'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal'
const upperRow = 'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight'
const homeRow = 'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash'
const lowerRow = 'IntlBackslash KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash'
const rows = `${numberRow} ${upperRow} ${homeRow} ${lowerRow} Space`

const pad =
  'Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9 ' +
  'NumpadDecimal NumpadAdd NumpadSubtract NumpadMultiply NumpadDivide'

/** Maps keys to characters, given in the same order. */
function layer(...parts: (readonly [keys: string, characters: string])[]) {
  return new Map(parts.flatMap(([keys, characters]) => keys.split(' ').map((key, place) => [key, characters[place]])))
}

const onPad = [pad, '0123456789.+-*/'] as const

const us = {
  plain: layer([rows, "1234567890-=qwertyuiop[]asdfghjkl;'\\\\zxcvbnm,./ "], ['Backquote', '`'], onPad),
  shift: layer([rows, '!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"||ZXCVBNM<>? '], ['Backquote', '~'], onPad),
  altGraph: layer(),
}

const french = {
  plain: layer([rows, '&é"\'(-è_çà)=azertyuiop^$qsdfghjklmù*<wxcvbn,;:! '], ['Backquote', '²'], onPad),
  shift: layer([rows, '1234567890°+AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§ '], onPad),
  altGraph: layer([
    'Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal KeyE BracketRight',
    '~#{[|`\\^@]}€¤',
  ]),
}

/** Layouts by their first six letters, which are also their French names. */
const keyboards = { QWERTY: us, AZERTY: french }

export type Layout = keyof typeof keyboards

export const layoutNames: readonly Layout[] = ['QWERTY', 'AZERTY']

/** The text that the keys give on a layout. Undefined when it lacks one of them. */
export function typedOn(layout: Layout, keys: readonly PhysicalKey[]): string | undefined {
  const { plain, shift, altGraph } = keyboards[layout]
  const characters = keys.map((key) => (key.altGraph ? altGraph : key.shift ? shift : plain).get(key.code))
  return characters.includes(undefined) ? undefined : characters.join('')
}
