import { plainText, searchWords } from './plain-text.ts'

/** Rank of a query that equals one of the texts, such as a reference. */
export const EXACT = 0
/** Rank of a query with which the name begins. */
const NAME_STARTS = 1
/** Ranks by the place where a word of the query matches. The worst word counts. */
const WORD = { startsInName: 2, startsElsewhere: 3, insideName: 4, insideElsewhere: 5 } as const

const LETTER = /[\p{L}\p{N}]/u

/** Whether a word of the text begins with `start`. */
function hasWordStart(text: string, start: string) {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1))
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return true
  return false
}

function rankOfWord(word: string, name: string, others: readonly string[]) {
  if (hasWordStart(name, word)) return WORD.startsInName
  if (others.some((text) => hasWordStart(text, word))) return WORD.startsElsewhere
  if (name.includes(word)) return WORD.insideName
  return others.some((text) => text.includes(word)) ? WORD.insideElsewhere : undefined
}

/**
 * Ranks records for a query; lower is better. Every word must occur in one of the texts of the record, in any order.
 * @returns a function of the name and other texts of a record, as `plainText`. Undefined when the record does not match
 */
export function ranking(query: string) {
  const typed = plainText(query)
  const words = searchWords(query)
  return ([name = '', ...others]: readonly string[]): number | undefined => {
    if (typed === '') return undefined
    if (name === typed || others.includes(typed)) return EXACT
    if (name.startsWith(typed)) return NAME_STARTS
    const ranks = words.map((word) => rankOfWord(word, name, others))
    const found = ranks.filter((each) => each !== undefined)
    return found.length === ranks.length ? Math.max(...found) : undefined
  }
}
