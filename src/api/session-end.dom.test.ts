import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, writeJson } from '#lib/storage.ts'
import { endSession, onSessionEnd, parseSessionEnd, sessionEndIn } from './session-end.ts'
import { signIn } from './test-calls.ts'

const follow = vi.fn<() => void>()
beforeEach(() => {
  follow.mockReset()
  onSessionEnd(follow)
  signIn()
  writeJson(storageKeys.user, { firstName: 'Teva', roles: [] })
})

test('[AUTH-23] [T-41] an ended session leaves nothing in storage, and other tabs get the reason first, without the address', () => {
  const set = vi.spyOn(window.localStorage, 'setItem')
  const removed = vi.spyOn(window.localStorage, 'removeItem')
  const end = { why: 'renamed', username: 'moana', address: '/mon-compte' } as const
  endSession(end)
  expect(hasItem(storageKeys.token) || hasItem(storageKeys.user) || hasItem(storageKeys.sessionEnd)).toBe(false)
  expect(follow.mock.calls).toEqual([[end]])
  expect(set.mock.calls).toEqual([['eb_session_end', '{"why":"renamed","username":"moana"}']])
  expect(removed.mock.calls.flat()).toEqual(['eb_token', 'eb_user', 'eb_session_end'])
  expect(set.mock.invocationCallOrder[0]).toBeLessThan(removed.mock.invocationCallOrder[0] ?? 0)
})

test('a tab without a token announces no end to other tabs', () => {
  endSession({ why: 'signed-out' })
  const setItem = vi.spyOn(window.localStorage, 'setItem')
  endSession({ why: 'missing' })
  expect(setItem).not.toHaveBeenCalled()
  expect(follow).toHaveBeenCalledTimes(2)
})

test.each([
  [
    { why: 'renamed', username: 'a', address: '/x', more: 1 },
    { why: 'renamed', username: 'a', address: '/x' },
  ],
  [{ why: 'toString', username: [], address: {} }, {}],
  [undefined, {}],
  ['refused', {}],
  [null, {}],
])('%j is read as what it says', (value, expected) => expect(parseSessionEnd(value)).toEqual(expected))

test.each([null, '', '{{{', 'null', '{}', '{"why":"x"}', '{"username":"teva"}'])('%j announces no end', (text) => {
  expect(sessionEndIn(text)).toBeUndefined()
})
