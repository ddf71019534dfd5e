import { plainText } from '#lib/plain-text.ts'
import { can } from '#session/permissions.ts'
import { contents, type HelpPage, type Needs, type Reader, REFUSED } from './contents.ts'

export const everyPage = contents.flatMap(({ pages }) => pages)

const isOn = ({ feature }: Needs, { features }: Reader) => feature === undefined || features[feature]

/** Whether the person may perform the task. Other pages are not listed, but a link opens them. */
export const isFor = (page: Needs, reader: Reader) =>
  isOn(page, reader) && (page.needs === undefined || can(reader.roles, page.needs))

/** The page of an address. Undefined if the deployment does not have its feature. */
export const pageOf = (id: string, reader: Reader) => everyPage.find((page) => page.id === id && isOn(page, reader))

/** The pages for this person, by topic. */
export const topicsFor = (reader: Reader) =>
  contents
    .map(({ topic, pages }) => ({ topic, pages: pages.filter((page) => isFor(page, reader)) }))
    .filter(({ pages }) => pages.length > 0)

/** The pages that contain every word, ignoring accents, case and order. Matches in the title come first. */
export function search(typed: string, reader: Reader): HelpPage[] {
  const wanted = wantedIn(typed)
  if (wanted.length === 0) return []
  const has = (text: string) => hasAll(text, wanted)
  const rank = ({ title, intro, also, steps, notes }: HelpPage) =>
    has(title) ? 0 : has(`${title} ${also}`) ? 1 : has([title, also, intro, ...steps, ...notes].join(' ')) ? 2 : 3
  return everyPage
    .filter((page) => isFor(page, reader))
    .map((page) => ({ page, rank: rank(page) }))
    .filter((each) => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}

/** Length of the match between a page and the address of a screen, such as `/livraisons/detail/14`. */
const closeness = ({ screens }: HelpPage, pathname: string) =>
  Math.max(
    0,
    ...screens.filter((each) => pathname === each || pathname.startsWith(`${each}/`)).map(({ length }) => length),
  )

/** The pages about the screen of this address, the most specific first. For a refused screen, the page about missing rights. */
export function pagesAbout(pathname: string, reader: Reader): HelpPage[] {
  const about = everyPage
    .filter((page) => isOn(page, reader) && closeness(page, pathname) > 0)
    .toSorted((a, b) => closeness(b, pathname) - closeness(a, pathname))
  const own = about.filter((page) => isFor(page, reader))
  return own.length === 0 && about.length > 0 ? everyPage.filter(({ id }) => id === REFUSED) : own
}

/** Stop words. */
const COMMON = new Set(
  'a au aux avec ce ces comment d dans de des du elle en est et faire il ils j je l la le les m ma mais me mes mon n ne nous on ou par pas plus pour qu que qui s sa se ses si son sur t te un une vous y'.split(
    ' ',
  ),
)

/** Endings of French words, to match « imprimer », « imprimée » and « imprimez » alike. */
const ENDING = /(?:er|ez|ees?|es|e|s|x)$/

/** Minimum length of a stem. A shorter one would match unrelated words. */
const SHORTEST = 4

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function beginningOf(word: string) {
  const short = word.replace(ENDING, '')
  return short.length < SHORTEST ? word : short
}

/** Distinct stems of the typed words. Stop words count only when there is no other word. */
function wantedIn(typed: string): string[] {
  const words = [...new Set(wordsOf(typed))]
  const telling = words.filter((word) => !COMMON.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(beginningOf))]
}

/** Whether each stem begins a word of the text. */
function hasAll(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text)
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
}
