import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import * as companies from './generated/companies.ts'
import { answerCalls, json, signIn } from './test-calls.ts'

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ '@id': `/api/users/${from + index}`, id: from + index }))

const page = (members: object[], total: number, next?: string) => ({
  'hydra:member': members,
  'hydra:totalItems': total,
  ...(next !== undefined && { 'hydra:view': { 'hydra:next': next } }),
})

/** Answers with the pages in order. */
const answerWith = (...pages: object[]) => answerCalls((_, calls) => json(pages[calls.length - 1]))

const allMembers = () => new QueryClient().query(companies.allMembers(12))

beforeEach(() => void signIn())

test('[API-38] [API-82] all pages of the members are read by their links, to the last one', async () => {
  const link = '/api/companies/12/members?itemsPerPage=100&cursor=b%2Fr&page=2'
  const calls = answerWith(page(rows(1, 100), 120, link), page(rows(100, 120), 120))
  expect((await allMembers()).items).toHaveLength(120)
  expect(calls.map(({ url }) => url)).toEqual(['/api/companies/12/members?page=1&itemsPerPage=100', link])
})

test('[COD-50] missing members are a failure', async () => {
  answerWith(page(rows(1, 10), 12))
  await expect(allMembers()).rejects.toMatchObject({ kind: 'unreadable' })
})

test('without a total the rows count as complete', async () => {
  answerWith(rows(1, 10))
  expect((await allMembers()).items).toHaveLength(10)
})
