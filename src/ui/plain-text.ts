/** Letters that Unicode normalisation does not decompose. */
const ligatures: Readonly<Record<string, string>> = { '\u0153': 'oe', '\u00E6': 'ae', '\u00DF': 'ss' }

/** An elision such as the « l' » of « l'usine », which a new word follows. */
const elision = /(?<![\p{L}\p{N}])([cdjlmnst]|qu)['’]/gu

/**
 * The text without accents, case, outer spaces and apostrophes, to compare it with a typed filter. The glottal stop of Tahitian
 * names, as in « Fa'a'a », is written in many ways and often left out.
 */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(elision, '$1 ')
    .replaceAll(/['\u2018\u2019\u02BB\u02BC]/g, '')
    .replaceAll(/[\u0153\u00E6\u00DF]/g, (letter) => ligatures[letter] ?? letter)
    .trim()

/** Whether the label contains every typed word, ignoring accents and case: « mahe tah » finds « Tahiti Mahéanuu ». */
export function holdsWords(label: string, search: string) {
  const text = plainText(label)
  return plainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
