/** Characters that nobody sees, which a copied text, a spreadsheet or a scanner brings along. */

/** Characters of no width, direction marks, soft hyphens, byte order marks and controls. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Removes an unseen character. Tabs and line ends are blanks. */
const unlessBlank = (character: string) => (/[\t-\r]/.test(character) ? character : '')

/** Blanks other than the plain one: no-break, thin and wide ones, tabs and line ends. */
const OTHER_BLANKS = /[^\S ]|\u2800/g

/** U+2010 and U+2011, which look like the hyphen of the keyboard. */
const HYPHENS = /[\u2010\u2011]/g

export const withoutUnseen = (text: string) => text.replaceAll(UNSEEN, unlessBlank)

/** A search while it is typed, when the last blank may begin a word: `cleanCode` with the blanks at its ends. */
export const cleanSearch = (typed: string) =>
  withoutUnseen(typed).replaceAll(OTHER_BLANKS, ' ').replaceAll(HYPHENS, '-')

/** A code, phone, user name or e-mail address without unseen characters, with the keyboard's blank and hyphen. */
export const cleanCode = (typed: string) => cleanSearch(typed).trim()

/** After a sign of an emoji, or a letter of a script that joins or separates its letters with these characters. */
const joiner = String.raw`(?<=(?!\p{Script=Latin})[\p{L}\p{M}\p{So}\p{Sk}])[\u200C\u200D]`

/** Signs that change the look of the one before them, as in emoji. */
const variation = String.raw`[\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}]`

/** Unseen characters without use in a text. */
const USELESS = new RegExp(`(?!${joiner}|${variation})${UNSEEN.source}`, 'gu')

/** A text while it is typed, without useless characters. No-break and other wide blanks become plain ones. Line ends stay. */
export const cleanText = (typed: string) =>
  typed.replaceAll(USELESS, unlessBlank).replaceAll(/[^\S\t-\r ]|\u2800/g, ' ')

/** A name or another text as it is sent. */
export const cleanName = (typed: string) => cleanText(typed).trim()
