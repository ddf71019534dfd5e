import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { findInList, CHECK_MS, fromRecord, readFreshly } from './fresh-reading.ts'
import { one } from './generated/companies.ts'
import { answerCalls, json, signIn, silence, status } from './test-calls.ts'

let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  signIn()
})

const read = () => readFreshly(client, one(7, { q: ['id', 'name'] }), fromRecord)
const vaima = { '@id': '/api/companies/7', id: 7, name: 'Vaima' }

test('[SAFE-01] the record is read from the server, not from the cache', async () => {
  client.setQueryData(one(7, { q: ['id', 'name'] }).queryKey, { ...vaima, name: 'Before' })
  answerCalls(() => json(vaima))
  await expect(read()).resolves.toEqual(vaima)
})

test.each([
  ['gone', 'after 404', () => status(404)],
  ['gone', 'after 410', () => status(410)],
  ['unread', 'after 403', () => status(403)],
  ['unread', 'after 500', () => status(500)],
  ['unread', 'with only an identity', () => json({ '@id': '/api/companies/7' })],
])('[SAFE-02] [SAFE-03] the record is %s %s', async (outcome, _when, answer) => {
  answerCalls(answer)
  await expect(read()).resolves.toBe(outcome)
})

test('[SAFE-03] a save waits at most ten seconds for its check, then aborts the call', async () => {
  vi.useFakeTimers()
  const calls = answerCalls(silence)
  const reading = read()
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  await expect(reading).resolves.toBe('unread')
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('[SAFE-01] [SAFE-02] a nested record is read from its parent, and counts as deleted when the parent lacks it', () => {
  const slots = [{ '@id': '/api/slots/3', id: 3, height: 40 }]
  expect(findInList(slots, 3)).toBe(slots[0])
  expect(findInList(slots, 4)).toBe('gone')
  expect(findInList(undefined, 3)).toBe('unread')
  expect(findInList([{ '@id': '/api/slots/3', id: 3 }], 3)).toBe('unread')
})
