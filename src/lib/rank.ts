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
 * Ranks a record for a query; lower is better. Every word must occur in one of the texts, in any order. The query and the
 * texts are expected without accents and in lower case.
 * @param texts the name, then other texts
 * @returns undefined when the record does not match
 */
export function rank(query: string, [name = '', ...others]: readonly string[]): number | undefined {
  const typed = query.trim()
  if (typed === '') return undefined
  if (name === typed || others.includes(typed)) return EXACT
  if (name.startsWith(typed)) return NAME_STARTS
  const ranks = typed.split(/\s+/).map((word) => rankOfWord(word, name, others))
  const found = ranks.filter((each) => each !== undefined)
  return found.length === ranks.length ? Math.max(...found) : undefined
}
