import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jwt, tokenOf } from '#api/test-calls.ts'
import { readToken } from '#api/token.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, removeItem, writeJson } from '#lib/storage.ts'
import {
  beginSession,
  clearSession,
  hasSession,
  ownUsername,
  readUser,
  storeUser,
  suspendedUser,
  suspendSession,
  useCan,
  useSessionUser,
  useSuspendedUser,
  watchOtherTabs,
} from './session.ts'

const teva = { firstName: 'Teva', roles: ['ROLE_ADMIN'] }
const token = { accessToken: tokenOf('teva'), refresh_token: 'R1' }

beforeEach(() => {
  removeItem(storageKeys.token)
  removeItem(storageKeys.user)
})

describe('a session', () => {
  test('[AUTH-25] [AUTH-26] is a token and who holds it', () => {
    expect(hasSession()).toBe(false)
    expect(beginSession(token)).toBe(true)
    storeUser(teva)
    expect(hasSession()).toBe(true)
    expect(readUser()).toEqual(teva)
    expect(ownUsername()).toBe('teva')
  })

  test('[AUTH-23] [T-41] ends without leaving anything', () => {
    beginSession(token)
    storeUser(teva)
    clearSession()
    expect([storageKeys.token, storageKeys.user].map((key) => hasItem(key))).toEqual([false, false])
    expect(readUser()).toEqual({ firstName: '', roles: [] })
  })

  test('starts with the claims of the token, not with the person before', () => {
    storeUser({ firstName: 'Moana', roles: ['ROLE_SUPER_ADMIN'] })
    beginSession(token)
    expect(readUser()).toEqual({ firstName: 'teva', roles: ['ROLE_ADMIN'] })
    expect(beginSession({ error: 'x' })).toBe(false)
  })

  test('is one also with a token that cannot be read', () => {
    beginSession({ accessToken: 'opaque' })
    expect(hasSession()).toBe(true)
    expect(ownUsername()).toBeUndefined()
    expect(readUser()).toEqual({ firstName: '', roles: [] })
  })

  test.each(['{{{', 7, {}, { firstName: 'Teva' }, { firstName: 'Teva', roles: 'ROLE_ADMIN' }, []])(
    '[AUTH-37] is none with %j for a user',
    (user) => {
      beginSession(token)
      writeJson(storageKeys.user, user)
      // Whoever reads it first: a screen that is still open, or the next start.
      expect(readUser().roles).toEqual([])
      expect(hasSession()).toBe(false)
      expect(readToken()).toBeUndefined()
    },
  )

  test('[AUTH-37] is none with a damaged token, and the user goes with it', () => {
    storeUser(teva)
    writeJson(storageKeys.token, '{{{')
    expect(hasSession()).toBe(false)
    expect(hasItem(storageKeys.user)).toBe(false)
  })
})

test('what is shown follows the session, in this tab and in others', () => {
  beginSession(token)
  const { result } = renderHook(() => ({ user: useSessionUser(), may: useCan('companies:create') }))
  expect(result.current).toEqual({ user: { firstName: 'teva', roles: ['ROLE_ADMIN'] }, may: false })
  act(() => storeUser({ firstName: 'Teva', roles: ['ROLE_SUPER_ADMIN'] }))
  expect(result.current).toEqual({ user: { firstName: 'Teva', roles: ['ROLE_SUPER_ADMIN'] }, may: true })
  act(() => {
    writeJson(storageKeys.user, teva)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.user.key }))
  })
  expect(result.current).toEqual({ user: teva, may: false })
})

describe('another tab', () => {
  const stored = (username: string, number = 1) => JSON.stringify({ accessToken: tokenOf(username, number) })
  const opaque = (text: string) => JSON.stringify({ accessToken: text })

  test.each([
    ['signs out', storageKeys.token.key, stored('teva'), null, ['signed-out', 'teva']],
    ['empties the storage', null, null, null, ['signed-out', undefined]],
    ['writes nonsense', storageKeys.token.key, stored('teva'), '{{{', ['signed-out', 'teva']],
    ['signs in as somebody else', storageKeys.token.key, stored('teva'), stored('moana'), ['other-user']],
    [
      'is refused by the server',
      storageKeys.token.key,
      stored('teva').replace('}', ',"refused":true}'),
      null,
      ['refused', 'teva'],
    ],
    [
      'changes the user name',
      storageKeys.token.key,
      stored('teva').replace('}', ',"renamed":"moana"}'),
      null,
      ['renamed', 'moana'],
    ],
    ['refreshes', storageKeys.token.key, stored('teva'), stored('teva', 2), []],
    ['refreshes a token that cannot be read', storageKeys.token.key, opaque('a'), opaque('b'), []],
    ['signs in where nobody was', storageKeys.token.key, null, stored('teva'), []],
    ['changes something else', 'eb_flash_session', null, '{}', []],
  ])('%s', (_name, key, oldValue, newValue, expected) => {
    const told = vi.fn<(what: string) => void>()
    const stop = watchOtherTabs(told)
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
    stop()
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.token.key, oldValue: stored('x'), newValue: null }),
    )
    expect(told.mock.calls.flat()).toEqual(expected)
  })

  test('signs in as somebody else after this tab signed in', () => {
    const told = vi.fn<(what: string) => void>()
    const stop = watchOtherTabs(told)
    beginSession({ accessToken: jwt({ username: 'teva' }) })
    const oldValue = JSON.stringify(readToken())
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.token.key, oldValue, newValue: stored('moana') }),
    )
    stop()
    expect(told.mock.calls).toEqual([['other-user']])
  })
})

describe('a session that is suspended', () => {
  const inAnotherTab = (oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token.key, oldValue, newValue }))

  test('empties the storage and keeps the page until the same person is back', () => {
    beginSession(token)
    storeUser(teva)
    const { result } = renderHook(() => ({ user: useSessionUser(), whose: useSuspendedUser() }))
    act(() => suspendSession('teva'))
    expect(result.current).toEqual({ user: teva, whose: 'teva' })
    expect([storageKeys.token, storageKeys.user].map((key) => hasItem(key))).toEqual([false, false])
    act(() => {
      beginSession(token)
      storeUser({ ...teva, firstName: 'Téva' })
    })
    expect(result.current).toEqual({ user: { ...teva, firstName: 'Téva' }, whose: undefined })
  })

  test('goes on when the same person signs in elsewhere, and reports any other person', () => {
    const told = vi.fn<(what: string, whose?: string) => void>()
    const stop = watchOtherTabs(told)
    suspendSession('teva')
    inAnotherTab(null, JSON.stringify({ accessToken: tokenOf('moana') }))
    expect(told.mock.calls).toEqual([['other-user']])
    inAnotherTab(null, JSON.stringify({ accessToken: tokenOf('teva') }))
    expect(suspendedUser()).toBeUndefined()
    expect(told).toHaveBeenCalledTimes(1)
    stop()
  })
})
