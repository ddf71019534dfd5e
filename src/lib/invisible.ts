/** Characters that nobody sees, which a copied text, a spreadsheet or a scanner brings along. */

/** Characters of no width, direction marks, soft hyphens, byte order marks and controls. Tabs and line ends are blanks. */
const UNSEEN = /(?!\s(?<!\uFEFF))[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Blanks of all kinds: no-break, thin and wide ones, tabs and line ends. */
const BLANKS = /[\s\u2800]/g

/** U+2010 and U+2011, which look like the hyphen of the keyboard. */
const HYPHENS = /[\u2010\u2011]/g

/** A search while it is typed, when the last blank may begin a word: `cleanCode` with the blanks at its ends. */
export const cleanSearch = (typed: string) =>
  typed.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').replaceAll(HYPHENS, '-')

/**
 * A code, a phone number, a user name or an e-mail address without invisible characters and outer blanks, with the blank and the
 * hyphen of the keyboard instead of other kinds.
 */
export const cleanCode = (typed: string) => cleanSearch(typed).trim()

/** Not between two signs of an emoji or of a script that joins or separates letters with these characters. */
const joiner = String.raw`(?<=[^\p{Script=Latin}\p{P}\p{N}\s])[\u200C\u200D](?=[^\p{Script=Latin}\p{P}\p{N}\s])`

/** Signs that change the look of the one before them, as in emoji. */
const variation = String.raw`[\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]`

/** Unseen characters without use in a text. */
const USELESS = new RegExp(`(?!${joiner}|${variation})${UNSEEN.source}`, 'gu')

/** A text while it is typed, without useless characters. No-break and other wide blanks become plain ones. Line ends stay. */
export const cleanText = (typed: string) => typed.replaceAll(USELESS, '').replaceAll(/[\p{Zs}\u2800]/gu, ' ')

/** A name or another text as it is sent. */
export const cleanName = (typed: string) => cleanText(typed).trim()
