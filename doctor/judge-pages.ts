/** Judges a list and its links: how the server counts, cuts and continues. */
import { readPage, resolveLink, samePage, type Page } from '#api/hydra.ts'
import { isObject, text } from '#api/read.ts'

type Json = Record<string, unknown>

/** Faults in the pages of a list, in the order of the report. Each has a finding, `pages.…`. */
export const pageTroubles = ['total', 'none', 'http', 'unprefixed', 'foreign', 'dead', 'repeated', 'circle'] as const
export type PageTrouble = (typeof pageTroubles)[number]

/** Raw rows of the server, with the total and the links. Undefined if the answer is not a list. */
export function rawPage(body: unknown, aliases: readonly string[]): Page<Json> | undefined {
  try {
    return readPage(body, (row) => (isObject(row) ? row : undefined), aliases)
  } catch {
    return undefined
  }
}

/** Key format of a list: `member` (4), `hydra:member` (2 and 3), or no envelope. */
export const spellingOf = (body: unknown): 'bare' | 'plain' | 'prefixed' =>
  !isObject(body) ? 'bare' : 'hydra:member' in body ? 'prefixed' : 'member' in body ? 'plain' : 'bare'

/** Faults of the link to the next page, before it is followed. */
export function judgeLink(page: Page<Json>, base: URL): PageTrouble[] {
  const { next, total, items } = page
  const uncounted: PageTrouble[] = total === undefined ? ['total'] : []
  if (next === undefined) return total !== undefined && total > items.length ? ['none'] : uncounted
  if (resolveLink(next, base) === undefined) return [...uncounted, 'foreign']
  const given = new URL(next, base)
  const insecure: PageTrouble[] = given.protocol === 'http:' && base.protocol === 'https:' ? ['http'] : []
  const unprefixed: PageTrouble[] = given.pathname.startsWith(base.pathname) ? [] : ['unprefixed']
  return [...uncounted, ...insecure, ...unprefixed]
}

/** Faults of the next page. Undefined means that the answer was not a list. */
export function judgeSecondPage(
  first: Page<Json>,
  second: Page<Json> | undefined,
  link: URL,
  base: URL,
): PageTrouble[] {
  if (second === undefined) return ['dead']
  const identitiesOf = ({ items }: Page<Json>) => items.flatMap((row) => text(row['@id']) ?? [])
  const known = new Set(identitiesOf(first))
  const isRepeated = identitiesOf(second).length > 0 && identitiesOf(second).every((identity) => known.has(identity))
  if (isRepeated) return ['repeated']
  if (second.next === undefined) return []
  const third = resolveLink(second.next, base)
  const number = (url: URL) => Number(url.searchParams.get('page') ?? 1)
  const leadsBack = third !== undefined && (samePage(third, link) || number(third) < number(link))
  return leadsBack ? ['circle'] : []
}
