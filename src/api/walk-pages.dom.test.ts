import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as companies from '#api/generated/companies.ts'
import { type Batch, walkPages } from './resource.ts'
import { answerCalls, json, signIn } from './test-calls.ts'

const row = (id: number) => ({ '@id': `/api/companies/${id}`, id, name: `C${id}` })

interface Given {
  ids: number[]
  next?: string
  total?: number
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
  } while (!batch.isOver)
  return { ids, isPart: batch.isPart, read: batch.read }
}

const at = (page: number) => `/api/companies?page=${page}`

test('[EXP-01] the links of the server are followed to the end, a hundred rows a call', async () => {
  const asked = serve({ ids: [1, 2], next: at(2), total: 3 }, { ids: [3], total: 3 })
  expect(await walk()).toEqual({ ids: [1, 2, 3], isPart: false, read: 3 })
  expect(asked).toEqual(['?page=1&itemsPerPage=100', '?page=2'])
})

test.each<{ name: string; pages: Given[]; ids: number[]; isPart: boolean }>([
  {
    name: 'repeated rows are returned once',
    pages: [
      { ids: [1, 2], next: at(2), total: 3 },
      { ids: [2, 3], total: 3 },
    ],
    ids: [1, 2, 3],
    isPart: false,
  },
  {
    name: 'a row that moved to the previous page unnoticed makes the result incomplete',
    pages: [
      { ids: [1, 2], next: at(2), total: 4 },
      { ids: [4], total: 4 },
    ],
    ids: [1, 2, 4],
    isPart: true,
  },
  {
    name: 'a total that is too high makes the result incomplete',
    pages: [{ ids: [1], total: 9 }],
    ids: [1],
    isPart: true,
  },
  {
    name: 'a total that is too low does not make it incomplete',
    pages: [
      { ids: [1, 2], next: at(2), total: 2 },
      { ids: [3], total: 2 },
    ],
    ids: [1, 2, 3],
    isPart: false,
  },
  {
    name: 'a link to the same page ends the reading',
    pages: [{ ids: [1], next: at(1), total: 2 }],
    ids: [1],
    isPart: true,
  },
  {
    name: 'a circle of pages ends with a page without new rows',
    pages: [
      { ids: [1], next: at(2) },
      { ids: [2], next: at(3) },
      { ids: [1], next: at(4) },
    ],
    ids: [1, 2],
    isPart: true,
  },
  {
    name: 'a link to another host is not followed',
    pages: [{ ids: [1], next: 'https://evil.test/api/companies?page=2', total: 2 }],
    ids: [1],
    isPart: true,
  },
  { name: 'a page without a total and a link is complete', pages: [{ ids: [1] }], ids: [1], isPart: false },
  { name: 'an empty collection', pages: [{ ids: [], total: 0 }], ids: [], isPart: false },
])('[EXP-03] $name', async ({ pages, ids, isPart }) => {
  serve(...pages)
  expect(await walk()).toEqual({ ids, isPart, read: ids.length })
})

test('[EXP-03] the highest total is reported, and a failure while two pages are reread loses no row', async () => {
  signIn()
  const pages = [
    { ids: [1, 2], next: at(2), total: 4 },
    { ids: [4], total: 3 },
    { ids: [2, 3], next: at(2), total: 3 },
  ]
  let calls = 0
  answerCalls(() => {
    calls += 1
    if (calls === 3) throw new TypeError('Failed to fetch')
    const { ids, next, total } = pages[[0, 1, 0, 1, 2, 1][calls - 1] ?? 0] ?? { ids: [] }
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

test('[EXP-01] after a failure the walk continues with the failed page', async () => {
  signIn()
  let calls = 0
  answerCalls((request) => {
    calls += 1
    if (calls === 2) throw new TypeError('Failed to fetch')
    const isSecond = new URL(request.url, 'http://localhost').searchParams.get('page') === '2'
    const view = isSecond ? {} : { 'hydra:next': at(2) }
    return json({ 'hydra:member': [row(isSecond ? 2 : 1)], 'hydra:totalItems': 2, 'hydra:view': view })
  })
  const next = walkPages(companies.list(), new QueryClient())
  const { signal } = new AbortController()
  await next(signal)
  await expect(next(signal)).rejects.toMatchObject({ kind: 'network' })
  expect(await next(signal)).toMatchObject({ items: [{ id: 2 }], isOver: true, isPart: false })
})
