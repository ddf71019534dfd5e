import { plainText } from '#ui/plain-text.ts'

/** Words that are in every sentence. Nobody searches for them alone. */
const COMMON = new Set(
  'a au aux avec ce ces comment d dans de des du elle en est et faire il ils j je l la le les m ma mais me mes mon n ne nous on ou par pas plus pour qu que qui s sa se ses si son sur t te un une vous y'.split(
    ' ',
  ),
)

/** The endings of French words: « imprimer », « imprimée » and « imprimez » are the same word here. */
const ENDING = /(?:er|ez|ees?|es|e|s|x)$/

/** A shorter beginning would be that of other words too. */
const SHORTEST = 4

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function beginningOf(word: string) {
  const short = word.replace(ENDING, '')
  return short.length < SHORTEST ? word : short
}

/** The beginnings of the words that a person has typed, each once. Common words count only when there is no other. */
export function wantedIn(typed: string): string[] {
  const words = [...new Set(wordsOf(typed))]
  const telling = words.filter((word) => !COMMON.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(beginningOf))]
}

/** Whether each of `wanted` begins a word of the text. */
export function hasAll(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text)
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
}
