import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerCalls, json, type Received, rows, signIn, status } from '#api/test-calls.ts'
import { around } from '#api/test-hooks.ts'
import { useAddMember, useRemoveMember, useSetOwner } from './company-people.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = around(client)
const use = <T,>(hook: (options: object) => T): T => renderHook(() => hook({}), { wrapper }).result.current

const iri = (id: number) => `/api/users/${id}`
const iris = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => iri(from + index))
const members = (all: string[], ...rest: [total: number, next?: string]) =>
  rows(
    all.map((each) => ({ '@id': each })),
    ...rest,
  )
const written = (calls: Received[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)

beforeEach(() => {
  signIn()
  client.clear()
})

describe('all members of a company are read, and all are written', () => {
  const link = '/api/companies/12/members?itemsPerPage=100&page=2'
  /** 120 members on two pages, one of them on both. */
  const twoPages = ({ method, url }: Received) =>
    method === 'PATCH'
      ? json({ '@id': '/api/companies/12' })
      : url === link
        ? members(iris(100, 120), 120)
        : members(iris(1, 100), 120, link)

  test('[COD-44] [API-35] [API-38] to add a member', async () => {
    const calls = answerCalls(twoPages)
    await use(useAddMember)(12, iri(900))
    expect(calls.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      'GET /api/companies/12/members?page=1&itemsPerPage=100&q[]=id',
      `GET ${link}`,
      'PATCH /api/companies/12',
    ])
    expect(written(calls)).toEqual([{ members: [...iris(1, 120), iri(900)] }])
  })

  test.each([
    ['[COD-44] to add a person who is already a member only once', useAddMember, iris(1, 120)],
    ['[COD-26] to remove a member', useRemoveMember, iris(1, 120).filter((each) => each !== iri(7))],
  ])('%s', async (_what, hook, all) => {
    const calls = answerCalls(twoPages)
    await use(hook)(12, iri(7))
    expect(written(calls)).toEqual([{ members: all }])
  })

  test.each([
    ['a second page that fails', () => members(iris(1, 100), 120, link)],
    ['fewer than the server counts', () => members(iris(1, 10), 12)],
    ['no list at all', () => json({})],
  ])('[COD-50] with %s nothing is written', async (_name, answer) => {
    for (const hook of [useAddMember, useRemoveMember]) {
      const calls = answerCalls(({ url }) => (url === link || url.includes('refresh') ? status(500) : answer()))
      await expect(use(hook)(12, iri(900))).rejects.toMatchObject({ name: 'ApiError' })
      expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
    }
  })
})

const company = (owner?: unknown) => json({ '@id': '/api/companies/12', owner })

test.each([
  ['is written without one', undefined, [{ owner: iri(7) }]],
  ['is written over nothing', null, [{ owner: iri(7) }]],
  ['is not written over an address', iri(3), []],
  ['is not written over a record', { '@id': iri(3), firstName: 'Vaite' }, []],
])('[COD-40] [API-34] an owner is set only when there is none: the new one %s', async (_what, before, sent) => {
  const calls = answerCalls(() => company(before))
  const [outcome] = await Promise.allSettled([use(useSetOwner)(12, iri(7))])
  expect(outcome).toMatchObject(sent.length > 0 ? { status: 'fulfilled' } : { reason: { violations: [] } })
  expect(calls[0]?.method).toBe('GET')
  expect(written(calls)).toEqual(sent)
})
