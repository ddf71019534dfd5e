import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as orders from '#api/generated/orders.ts'
import { isIncomplete, walkThrough } from './pages.ts'
import { type Batch, walkPages } from './resource.ts'
import { answerCalls, json, linksOf, record, rows, signIn } from './test-calls.ts'

/** Collections of several pages, whose rows move meanwhile, or whose server counts and links wrongly. */

interface Page {
  ids: number[]
  total?: number | undefined
  /** The number of the next page, or its link. */
  next?: number | string | undefined
}

/** @returns the numbers of the requested pages */
function serve(answer: (page: number, call: number) => Page) {
  const asked: number[] = []
  signIn()
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const number = Number(searchParams.get('page') ?? 1)
    const { ids, total, next } = answer(number, asked.push(number) - 1)
    if (typeof next === 'number') searchParams.set('page', String(next))
    const link = typeof next === 'number' ? `${pathname}?${searchParams}` : next
    const members = ids.map((id) => ({ '@id': `${pathname}/${id}`, id }))
    return rows(members, total, link)
  })
  return asked
}

interface Outcome {
  ids: number[]
  isIncomplete: boolean
}

async function walk(): Promise<Outcome> {
  const next = walkPages(companies.list(), new QueryClient())
  const ids: number[] = []
  let batch: Batch<{ id: number }>
  do {
    batch = await next(new AbortController().signal)
    ids.push(...batch.items.map(({ id }) => id))
    expect(batch.read).toBe(ids.length)
  } while (!batch.isOver)
  return { ids, isIncomplete: batch.isIncomplete }
}

async function grow(list = orders.infinite()): Promise<Outcome> {
  const observer = new InfiniteQueryObserver(new QueryClient(), list)
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  let now = observer.getCurrentResult()
  while (now.hasNextPage) now = await observer.fetchNextPage()
  stop()
  const { data = { items: [] } } = now
  return { ids: data.items.map(({ id }) => id), isIncomplete: isIncomplete(data) }
}

async function readEvery(): Promise<Outcome> {
  const all = await new QueryClient().query(lockers.all())
  return { ids: all.items.map(({ id }) => id), isIncomplete: isIncomplete(all) }
}

const readers = [
  { reader: '[EXP-03] an export', read: walk },
  { reader: '[INV-01] [INV-03] [NET-03] [TDY-03] [STAT-01] [LIST-01] [LIST-03] a list', read: grow },
  { reader: '[NET-01] a whole collection', read: readEvery },
]

type Change = (ids: number[]) => number[]

const SIZE = 3
const everyId = [1, 2, 3, 4, 5, 6, 7, 8]
const remove =
  (...gone: number[]): Change =>
  (ids) =>
    ids.filter((id) => !gone.includes(id))
const insertFirst: Change = (ids) => [9, ...ids]
const stay: Change = (ids) => ids

/**
 * The rows 1 to 8 by page numbers.
 * @param changes actions before the second call, the third call, and so on
 */
function moving(changes: readonly Change[], countOf = (ids: readonly number[]): number | undefined => ids.length) {
  let ids = everyId
  return (page: number, call: number) => {
    if (call > 0) ids = (changes[call - 1] ?? stay)(ids)
    const end = page * SIZE
    return { ids: ids.slice(end - SIZE, end), total: countOf(ids), next: end < ids.length ? page + 1 : undefined }
  }
}

describe.each(readers)('$reader', ({ read }) => {
  test.each<[name: string, changes: Change[], asked: number[], ids: number[], isMissing?: boolean]>([
    ['reads each page once while nothing leaves', [], [1, 2, 3], everyId],
    ['finds the row that moved to the previous page when a row left', [remove(2)], [1, 2, 1, 2, 3], everyId],
    ['finds the rows of a last page that no longer exists', [stay, remove(1, 4)], [1, 2, 3, 2, 3], everyId],
    ['misses no row when an unread row left', [remove(5)], [1, 2, 1, 2, 3], [1, 2, 3, 4, 6, 7, 8]],
    ['finds both rows when another row leaves meanwhile', [remove(1), stay, remove(2)], [1, 2, 1, 2, 1, 2], everyId],
    ['finds moved rows at two places', [remove(1), stay, stay, remove(4)], [1, 2, 1, 2, 3, 2, 3], everyId],
    [
      'finds the row when another one enters during the reread',
      [remove(2), insertFirst],
      [1, 2, 1, 2, 3],
      [...everyId, 9],
    ],
    [
      'reads rows that moved to the next page once, and is incomplete without the row that entered',
      [insertFirst],
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
  ])('%s', async (_name, changes, asked, ids, isMissing = false) => {
    const calls = serve(moving(changes))
    const found = await read()
    expect(found.ids.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
    expect(found.isIncomplete).toBe(isMissing)
    expect(calls).toEqual(asked)
  })

  test('is incomplete when rows keep leaving, and the search for them ends', async () => {
    let total = 100
    const calls = serve(moving([], () => (total -= 1)))
    expect(await read()).toMatchObject({ ids: everyId, isIncomplete: true })
    expect(calls.length).toBeLessThan(20)
  })

  test('reads each page once without a total', async () => {
    const calls = serve(moving([remove(2)], () => undefined))
    expect(await read()).toMatchObject({ isIncomplete: false })
    expect(calls).toEqual([1, 2, 3])
  })

  const page = (ids: number[], total?: number, next?: number | string): Page => ({ ids, total, next })

  // Each page is requested once. The last one would be the answer to all further calls.
  test.each<[server: string, pages: Page[], ids: number[], isMissing: boolean]>([
    ['repeats a row', [page([1, 2], 3, 2), page([2, 3], 3)], [1, 2, 3], false],
    ['has moved a row to the previous page unnoticed', [page([1, 2], 4, 2), page([4], 4)], [1, 2, 4], true],
    ['counts too many', [page([1], 9)], [1], true],
    ['counts too few', [page([1, 2], 2, 2), page([3], 2)], [1, 2, 3], false],
    [
      'counts too few, after two more pages than the total needs',
      [1, 3, 5, 7].map((id) => page([id, id + 1], 4, id + 1)),
      [1, 2, 3, 4, 5, 6, 7, 8],
      true,
    ],
    ['links to the same page', [page([1], 2, 1)], [1], true],
    ['ignores the page', [page([1], 4, 2), page([1], 4, 2)], [1], true],
    ['ignores the page and has all rows on it', [page([1], 1, 2), page([1], 1, 2)], [1], false],
    ['ignores the page and sends no total', [page([1], undefined, 2), page([1], undefined, 2)], [1], true],
    ['has links in a circle', [page([1], 9, 2), page([2], 9, 1)], [1, 2], true],
    [
      'ends with pages without new rows',
      [page([1], undefined, 2), page([2], undefined, 3), page([1], undefined, 4)],
      [1, 2],
      true,
    ],
    ['links to another host', [page([1], undefined, 'https://evil.test/api/companies?page=2')], [1], true],
    ['has one page without a total and a link', [page([1])], [1], false],
    ['[N04] links from an empty page', [page([], undefined, 2)], [], false],
  ])('ends with a server that %s', async (_server, pages, ids, isMissing) => {
    const asked = serve((_page, call) => pages[Math.min(call, pages.length - 1)]!)
    expect(await read()).toEqual({ ids, isIncomplete: isMissing })
    expect(asked).toHaveLength(pages.length)
  })
})

test('[EXP-03] [DESK-07] a gap is said with the page after it, because a period may end there', async () => {
  let total = 100
  serve(moving([], () => (total -= 1)))
  const next = walkPages(companies.list(), new QueryClient())
  const { signal } = new AbortController()
  expect(await next(signal)).toMatchObject({ isOver: false, isIncomplete: false })
  expect(await next(signal)).toMatchObject({ isOver: false, isIncomplete: true })
})

test('[EXP-03] the highest total is reported, and a failure while two pages are reread loses no row', async () => {
  const pages = [[1, 2], [4], [], [4], [2, 3], [4]].map((ids, call) => ({ ids, total: call === 0 ? 4 : 3, next: 2 }))
  const asked = serve((page, call) => {
    if (call === 2) throw new TypeError('Failed to fetch')
    return { ...pages[call]!, next: page === 1 ? 2 : undefined }
  })
  const next = walkPages(companies.list(), new QueryClient())
  const { signal } = new AbortController()
  await next(signal)
  await expect(next(signal)).rejects.toMatchObject({ kind: 'network' })
  expect(await next(signal)).toMatchObject({
    items: [{ id: 3 }, { id: 4 }],
    read: 4,
    total: 4,
    isOver: true,
    isIncomplete: false,
  })
  expect(asked).toHaveLength(6)
})

test.each([
  { server: 'sends no total', total: undefined, pages: 500 },
  { server: 'counts a trillion rows', total: 1e12, pages: 1000 },
])('a server that $server and always has a next page is asked for $pages pages', async ({ total, pages }) => {
  const asked = serve((page) => ({ ids: [page], total, next: page + 1 }))
  expect(await readEvery()).toMatchObject({ ids: { length: pages }, isIncomplete: true })
  expect(asked).toHaveLength(pages)
})

test('[NXT-05] a search by barcode stops after three pages and reports missing rows: the server may ignore the barcode', async () => {
  const asked = serve((page) => ({ ids: [page], next: page + 1 }))
  expect(await new QueryClient().query(orders.all({ q: ['id'] }))).toMatchObject({ incomplete: true })
  expect(asked).toEqual([1, 2, 3])
})

const link = '/api/users?page=9'
const row = (id: number) => ({ '@id': `/api/users/${id}` })
const pageOf = (ids: number[], total?: number, next?: string) => ({
  items: ids.map(row),
  ...(total !== undefined && { total }),
  ...(next !== undefined && { next }),
})
const placesOf = (pages: unknown[]) => pages.map((_, index) => ({ link: `/api/users?page=${index + 1}` }))

test.each([
  ['no page', [], { read: 0, of: 0 }],
  ['a page without a link', [pageOf([1, 2], 10)], { read: 1, of: 1 }],
  ['the total divided by the size of a page', [pageOf([1, 2], 10, link)], { read: 1, of: 5 }],
  ['one page more than read, when the total is too low', [pageOf([1, 2], 2, link)], { read: 1, of: 2 }],
  ['no total', [pageOf([1, 2], undefined, link)], { read: 1 }],
])('progress: %s', (_name, pages, expected) =>
  expect(walkThrough(pages, placesOf(pages)).walk.progress()).toEqual(expected),
)

test.each([
  ['a total below the number of rows is left out', [pageOf([1, 2], 1)], { items: [row(1), row(2)] }],
  ['an equal total stays', [pageOf([1, 2], 2)], { items: [row(1), row(2)], total: 2 }],
  ['a list that goes on is not incomplete', [pageOf([1], 2, link)], { items: [row(1)], total: 2 }],
])('rows: %s', (_name, pages, expected) => {
  const { items, walk: again } = walkThrough(pages, placesOf(pages))
  expect({ items, ...again.completeness() }).toEqual(expected)
})

/** A server that gives the orders newest first, three a page unless it clamps. */
interface Server {
  /** Changes before the second call, the third call, and so on. */
  changes?: Change[]
  size?: number
  /** Without links to the last page, as with partial pagination. */
  hasLast?: boolean
}

function serveBackwards({ changes = [], size = SIZE, hasLast = true }: Server) {
  let ids = everyId
  const asked: number[] = []
  signIn()
  answerCalls((call) => {
    const page = Number(new URL(call.url, 'http://any').searchParams.get('page'))
    if (asked.push(page) > 1) ids = (changes[asked.length - 2] ?? stay)(ids)
    const lastPage = Math.max(1, Math.ceil(ids.length / size))
    const links = { ...linksOf(call, lastPage), ...(!hasLast && { 'hydra:last': undefined }) }
    return json({
      'hydra:member': ids.slice((page - 1) * size, page * size).map((id) => record('orders', id)),
      'hydra:totalItems': ids.length,
      // A collection of one page has no links.
      'hydra:view': lastPage > 1 && links,
    })
  })
  return asked
}

const oldestFirst = [8, 7, 6, 5, 4, 3, 2, 1]

test.each<[name: string, server: Server, lastPage: number, asked: number[], ids: number[], isMissing?: boolean]>([
  ['starts with the last page and ends with the first', {}, 3, [3, 2, 1], oldestFirst],
  ['goes to the last page of a server that sends fewer rows a page', { size: 2 }, 3, [3, 4, 3, 2, 1], oldestFirst],
  ['goes to the last page when it was counted too late', {}, 5, [5, 3, 2, 1], oldestFirst],
  ['goes to the only page that is left', { size: 9 }, 2, [2, 1], oldestFirst],
  ['starts with the first page without a count', {}, 1, [1, 3, 2, 1], oldestFirst],
  [
    'finds the row that moved to the next page when one entered',
    { changes: [insertFirst] },
    3,
    [3, 2, 3, 2, 1],
    [...oldestFirst, 9],
  ],
  ['misses no row when one leaves', { changes: [remove(2)] }, 3, [3, 2, 1], [8, 7, 6, 5, 4, 3, 1]],
  [
    'is incomplete without a link to the last page',
    { size: 2, hasLast: false },
    3,
    [3, 2, 1],
    [6, 5, 4, 3, 2, 1],
    true,
  ],
])('[STALE-01] a list that is read backwards %s', async (_name, server, lastPage, asked, ids, isMissing = false) => {
  const calls = serveBackwards(server)
  expect(await grow(orders.oldest({}, lastPage))).toEqual({ ids, isIncomplete: isMissing })
  expect(calls).toEqual(asked)
})
