/** The one idea of « the same name », for every search, filter, import and file name. */
import { cleanSearch, withoutUnseen } from './invisible.ts'

/** Signs with which people write the glottal stop of Tahitian names (« Fa'a'a »), in many ways and often not at all. */
const APOSTROPHES =
  "['`\u00B4\u0294\u02B9\u02BB-\u02BF\u02C0\u02C1\u02C8\u02CA\u02CB\u055A\u07F4\u07F5\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07\uFF40]"

/** An elision such as the « l' » of « l'usine », which a new word follows. */
const ELISION = new RegExp(String.raw`(?<![\p{L}\p{N}])([cdjlmnst]|qu)${APOSTROPHES}`, 'giu')

const STOPS = new RegExp(APOSTROPHES, 'gu')

/** Letters that Unicode normalisation does not decompose. */
const LIGATURES: Readonly<Record<string, string>> = { '\u0153': 'oe', '\u00E6': 'ae', '\u00DF': 'ss', '\u00F8': 'o' }

const SIGNS = /[^\p{L}\p{N} ]+/gu

/** Without accents, case, apostrophes and invisible characters. */
const folded = (text: string) =>
  withoutUnseen(text)
    .replaceAll(ELISION, '$1 ')
    .replaceAll(STOPS, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u0153\u00E6\u00DF\u00F8]/g, (letter) => LIGATURES[letter] ?? letter)

const lettersOf = (text: string) => folded(text).replaceAll(SIGNS, ' ').replaceAll(/ {2,}/g, ' ').trim()

/**
 * The form in which two texts are compared: two names are the same if it is equal. Accents, case, apostrophes and invisible
 * characters do not count, other signs are a blank: « Société (nom) » is `societe nom`. A text of signs alone stays.
 */
export const plainText = (text: string) => lettersOf(text) || folded(text).trim()

export const isSameName = (one: string, other: string) => plainText(one) === plainText(other)

/** The words of a search, each as `plainText`. A word with signs stays together: « VAI-01 » is `vai 01`. */
export function searchWords(typed: string): string[] {
  const words = cleanSearch(typed).split(' ').map(lettersOf).filter(Boolean)
  return words.length > 0 ? words : [plainText(typed)].filter(Boolean)
}

/** Whether the label contains every typed word, in any order: « mahe tah » finds « Tahiti Mahéanuu ». */
export function holdsWords(label: string, search: string) {
  const text = plainText(label)
  return searchWords(search).every((word) => text.includes(word))
}
