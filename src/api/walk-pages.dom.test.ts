import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import { type Batch, walkPages } from './resource.ts'
import { answerCalls, json, signIn } from './test-calls.ts'

const row = (id: number) => ({ '@id': `/api/companies/${id}`, id, name: `C${id}` })

interface Given {
  ids: number[]
  next?: string | undefined
  total?: number | undefined
}

/** Answers with the pages in order, whatever is requested. */
function serve(...pages: Given[]) {
  const asked: string[] = []
  signIn()
  answerCalls((request) => {
    const { ids, next, total } = pages[Math.min(asked.length, pages.length - 1)] ?? { ids: [] }
    asked.push(new URL(request.url, 'http://localhost').search)
    return json({
      'hydra:member': ids.map(row),
      ...(total !== undefined && { 'hydra:totalItems': total }),
      'hydra:view': next === undefined ? {} : { 'hydra:next': next },
    })
  })
  return asked
}

async function walk() {
  const next = walkPages(companies.list({ itemsPerPage: 100 }), new QueryClient())
  const ids: number[] = []
  let batch: Batch<{ id: number }>
  do {
    batch = await next(new AbortController().signal)
    ids.push(...batch.items.map(({ id }) => id))
    expect(batch.isPart && !batch.isOver, 'part before the end').toBe(false)
  } while (!batch.isOver)
  const { isPart, read, total } = batch
  return { ids, isPart, read, total }
}

const at = (number: number) => `/api/companies?page=${number}`
const page = (ids: number[], total?: number, next?: string): Given => ({ ids, total, next })

test('[EXP-01] the links of the server are followed to the end, a hundred rows a call', async () => {
  const asked = serve(page([1, 2], 3, at(2)), page([3], 3))
  expect(await walk()).toEqual({ ids: [1, 2, 3], isPart: false, read: 3, total: 3 })
  expect(asked).toEqual(['?page=1&itemsPerPage=100', '?page=2'])
})

test.each<[name: string, pages: Given[], ids: number[], isPart: boolean]>([
  ['repeated rows are returned once', [page([1, 2], 3, at(2)), page([2, 3], 3)], [1, 2, 3], false],
  [
    'a row that moved to the previous page unnoticed makes the result incomplete',
    [page([1, 2], 4, at(2)), page([4], 4)],
    [1, 2, 4],
    true,
  ],
  ['a total that is too high makes the result incomplete', [page([1], 9)], [1], true],
  ['a total that is too low does not make it incomplete', [page([1, 2], 2, at(2)), page([3], 2)], [1, 2, 3], false],
  ['a link to the same page ends the reading', [page([1], 2, at(1))], [1], true],
  ['a link to the same page after all rows does not make it incomplete', [page([1], 1, at(1))], [1], false],
  [
    'a page without new rows ends the reading',
    [page([1], undefined, at(2)), page([2], undefined, at(3)), page([1], undefined, at(4)), page([3])],
    [1, 2],
    true,
  ],
  [
    'two pages more than the total needs are read',
    [1, 3, 5, 7, 9].map((id) => page([id, id + 1], 4, at(id))),
    [1, 2, 3, 4, 5, 6, 7, 8],
    true,
  ],
  ['a link to another host is not followed', [page([1], 2, 'https://evil.test/api/companies?page=2')], [1], true],
  ['a page without a total and a link is complete', [page([1])], [1], false],
  ['an empty collection', [page([], 0)], [], false],
])('[EXP-03] %s', async (_name, pages, ids, isPart) => {
  serve(...pages)
  expect(await walk()).toEqual({ ids, isPart, read: ids.length, total: pages[0]?.total })
})

test('[EXP-03] the highest total is reported, and a failure while two pages are reread loses no row', async () => {
  signIn()
  const pages = [page([1, 2], 4, at(2)), page([4], 3), page([2, 3], 3, at(2))]
  let calls = 0
  answerCalls(() => {
    calls += 1
    if (calls === 3) throw new TypeError('Failed to fetch')
    const { ids, next, total } = pages[[0, 1, 0, 1, 2, 1][calls - 1] ?? 0] ?? page([])
    return json({
      'hydra:member': ids.map(row),
      'hydra:totalItems': total,
      'hydra:view': next && { 'hydra:next': next },
    })
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
    isPart: false,
  })
  expect(calls).toBe(6)
})
