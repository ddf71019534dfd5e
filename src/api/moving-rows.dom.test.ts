import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as orders from '#api/generated/orders.ts'
import { isPart } from './pages.ts'
import { type Batch, type infiniteOptions, walkPages } from './resource.ts'
import { answerCalls, json, signIn } from './test-calls.ts'

/** Rows leave and enter a collection of eight rows in pages of three, while the pages are read. */

type Row = { '@id': string; id: number }
type Change = (ids: number[]) => number[]

const SIZE = 3
const everyId = [1, 2, 3, 4, 5, 6, 7, 8]
const remove =
  (...gone: number[]): Change =>
  (ids) =>
    ids.filter((id) => !gone.includes(id))
const insertFirst =
  (...more: number[]): Change =>
  (ids) => [...more, ...ids]
const stay: Change = (ids) => ids

/**
 * Serves the rows 1 to 8 by page numbers.
 * @param changes actions before the second call, the third call, and so on
 */
function serve(
  changes: readonly Change[],
  countOf: (ids: readonly number[]) => number | undefined = (ids) => ids.length,
) {
  let ids = everyId
  const asked: number[] = []
  signIn()
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (asked.length > 0) ids = (changes[asked.length - 1] ?? stay)(ids)
    const page = Number(searchParams.get('page') ?? 1)
    asked.push(page)
    const collection = pathname.replace(/.*\/api\//, '/api/')
    return json({
      'hydra:member': ids.slice((page - 1) * SIZE, page * SIZE).map((id) => ({ '@id': `${collection}/${id}`, id })),
      'hydra:totalItems': countOf(ids),
      'hydra:view': page * SIZE < ids.length ? { 'hydra:next': `${collection}?page=${page + 1}` } : {},
    })
  })
  return asked
}

interface Outcome {
  ids: number[]
  isPart: boolean
}

async function walk(): Promise<Outcome> {
  const next = walkPages(orders.list(), new QueryClient())
  const ids: number[] = []
  let batch: Batch<{ id: number }>
  do {
    batch = await next(new AbortController().signal)
    ids.push(...batch.items.map(({ id }) => id))
  } while (!batch.isOver)
  return { ids, isPart: batch.isPart }
}

async function grow<T extends Row>(source: ReturnType<typeof infiniteOptions<T>>): Promise<Outcome> {
  const observer = new InfiniteQueryObserver(new QueryClient(), source)
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  let now = observer.getCurrentResult()
  while (now.hasNextPage) now = await observer.fetchNextPage()
  stop()
  const { data = { items: [] } } = now
  return { ids: data.items.map(({ id }) => id), isPart: isPart(data) }
}

async function readEvery(): Promise<Outcome> {
  const all = await new QueryClient().query(lockers.all())
  return { ids: all.items.map(({ id }) => id), isPart: isPart(all) }
}

describe.each<{ reader: string; read: () => Promise<Outcome> }>([
  { reader: '[EXP-03] an export', read: walk },
  { reader: '[INV-01] [INV-03] [NET-03] [TDY-03] [STAT-01] a series', read: () => grow(orders.series()) },
  { reader: '[LIST-01] [LIST-03] a list', read: () => grow(companies.list()) },
  { reader: '[NET-01] a whole collection', read: readEvery },
])('$reader', ({ read }) => {
  test.each<[name: string, changes: Change[], asked: number[], ids: number[], isPart?: boolean]>([
    ['reads each page once while nothing leaves', [], [1, 2, 3], everyId],
    ['finds the row that moved to the previous page when a row left', [remove(2)], [1, 2, 1, 2, 3], everyId],
    ['finds the rows of a last page that no longer exists', [stay, remove(1, 4)], [1, 2, 3, 2, 3], everyId],
    ['misses no row when an unread row left', [remove(5)], [1, 2, 1, 2, 3], [1, 2, 3, 4, 6, 7, 8]],
    ['finds both rows when another row leaves meanwhile', [remove(1), stay, remove(2)], [1, 2, 1, 2, 1, 2], everyId],
    ['finds moved rows at two places', [remove(1), stay, stay, remove(4)], [1, 2, 1, 2, 3, 2, 3], everyId],
    [
      'finds the row when another one enters during the reread',
      [remove(2), insertFirst(9)],
      [1, 2, 1, 2, 3],
      [...everyId, 9],
    ],
    [
      'reads rows that moved to the next page once, and is incomplete without the row that entered',
      [insertFirst(9)],
      [1, 2, 3],
      everyId,
      true,
    ],
    [
      'finds all rows when a whole page of rows left, and the previous page is the first',
      [remove(1, 2, 3, 4)],
      [1, 2, 1, 2],
      [1, 2, 3, 5, 6, 7, 8],
    ],
    [
      'is incomplete when more rows left than the previous page can show',
      [stay, remove(1, 2, 3, 4)],
      [1, 2, 3, 2, 3],
      [1, 2, 3, 4, 5, 6, 8],
      true,
    ],
    // The totals are equal, and no page shows that 4 moved to the first one. Only reading each page twice would show it.
    [
      'misses a row that moved to the previous page while another row entered behind it',
      [(ids) => [...remove(2)(ids), 9]],
      [1, 2, 3],
      [1, 2, 3, 5, 6, 7, 8, 9],
    ],
  ])('%s', async (_name, changes, asked, ids, isIncomplete = false) => {
    const calls = serve(changes)
    const found = await read()
    expect(found.ids.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
    expect(found.isPart).toBe(isIncomplete)
    expect(calls).toEqual(asked)
  })

  test('is incomplete when rows keep leaving, and the search for them ends', async () => {
    let total = 100
    const calls = serve([], () => (total -= 1))
    expect(await read()).toMatchObject({ ids: everyId, isPart: true })
    expect(calls.length).toBeLessThan(20)
  })

  test('reads each page once without a total', async () => {
    const calls = serve([remove(2)], () => undefined)
    expect(await read()).toMatchObject({ isPart: false })
    expect(calls).toEqual([1, 2, 3])
  })
})
