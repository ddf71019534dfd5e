import type { PhysicalKey } from './burst.ts'

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

/** The characters of the keys, both in the same order. */
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

/** By the first six letters of each keyboard, which are their names in French too. */
const keyboards = { QWERTY: us, AZERTY: french }

export type Layout = keyof typeof keyboards

export const layoutNames: readonly Layout[] = ['QWERTY', 'AZERTY']

/** What the keys write on a keyboard. Undefined when it has not all of them. */
export function typedOn(layout: Layout, keys: readonly PhysicalKey[]): string | undefined {
  const { plain, shift, altGraph } = keyboards[layout]
  const characters = keys.map((key) => (key.altGraph ? altGraph : key.shift ? shift : plain).get(key.code))
  return characters.includes(undefined) ? undefined : characters.join('')
}
