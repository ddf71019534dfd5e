/** Requests a large page with one field, to detect whether the server limits pages and supports selectors. */
import { rawPage } from './judge-pages.ts'
import { ROWS, type Get, type Readings } from './readings.ts'
import { isOk } from './wire.ts'

/** Page size of the exports and of the inventory. */
const ASKED = 100

export interface PageSize {
  call: string
  asked: number
  /** Number of received rows, and of available ones. */
  came: number
  expected: number
  /** The rows have more fields than the requested one. */
  ignoresSelectors: boolean
}

/** Undefined if no list is long enough. */
export async function probeSize({ done }: Readings, get: Get): Promise<PageSize | undefined> {
  const lists = done.filter(({ operation, page }) => page !== undefined && operation.pathParameters.length === 0)
  const longest = lists.toSorted((a, b) => (b.page?.total ?? 0) - (a.page?.total ?? 0))[0]
  if (longest?.page === undefined || longest.rows.length === 0) return undefined
  const { operation, page, call } = longest
  const outcome = await get(operation.path.slice(1), { page: 1, itemsPerPage: ASKED, q: ['id'] })
  const rows = isOk(outcome) ? rawPage(outcome.body, operation.memberAliases)?.items : undefined
  if (rows === undefined) return undefined
  // Without a total only a full short page is known.
  const expected = Math.min(ASKED, page.total ?? ROWS)
  const ignoresSelectors = rows.some((row) => Object.keys(row).some((key) => !key.startsWith('@') && key !== 'id'))
  return { call, asked: ASKED, came: rows.length, expected, ignoresSelectors }
}
