import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, type SessionEnd } from '#api/session-end.ts'
import { changeElsewhere, changeTokenElsewhere, endElsewhere, stored, tokenOf } from '#api/test-calls.ts'
import { readToken } from '#api/token.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, removeItem, writeJson } from '#lib/storage.ts'
import {
  beginSession,
  endSuspension,
  hasSession,
  ownUsername,
  readUser,
  rememberPerson,
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
  test('[AUTH-25] [AUTH-26] consists of a token and a user', () => {
    expect(hasSession()).toBe(false)
    expect(beginSession(token)).toBe(true)
    storeUser(teva)
    expect(hasSession()).toBe(true)
    expect(readUser()).toEqual(teva)
    expect(ownUsername()).toBe('teva')
  })

  test('starts with the claims of its token, not with the user of the previous session', () => {
    storeUser({ firstName: 'Moana', roles: ['ROLE_SUPER_ADMIN'] })
    beginSession(token)
    expect(readUser()).toEqual({ firstName: 'teva', roles: ['ROLE_ADMIN'] })
    expect(beginSession({ error: 'x' })).toBe(false)
  })

  test('exists even with a token that cannot be decoded', () => {
    beginSession({ accessToken: 'opaque' })
    expect(hasSession()).toBe(true)
    expect(ownUsername()).toBeUndefined()
    expect(readUser()).toEqual({ firstName: '', roles: [] })
  })

  test.each(['{{{', 7, {}, { firstName: 'Teva' }, { firstName: 'Teva', roles: 'ROLE_ADMIN' }, []])(
    '[AUTH-37] does not exist when the stored user is %j',
    (user) => {
      beginSession(token)
      writeJson(storageKeys.user, user)
      // A screen that is still open may read it first, or the next start.
      expect(readUser().roles).toEqual([])
      expect(hasSession()).toBe(false)
      expect(readToken()).toBeUndefined()
    },
  )

  test('[AUTH-37] does not exist with a damaged token, and the stored user is removed', () => {
    storeUser(teva)
    writeJson(storageKeys.token, '{{{')
    expect(hasSession()).toBe(false)
    expect(hasItem(storageKeys.user)).toBe(false)
  })
})

test('the screen follows the session, in this tab and in others', () => {
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
  const opaque = (text: string) => JSON.stringify({ accessToken: text })
  const tokenKey = storageKeys.token.key
  const heard = vi.fn<(end: SessionEnd) => void>()
  let stop = () => {}
  beforeEach(() => {
    heard.mockReset()
    stop = watchOtherTabs(heard)
  })
  afterEach(() => stop())

  test.each<
    [says: string, key: string | null, oldValue: string | null, newValue: string | null, expected: SessionEnd[]]
  >([
    ['removes the token', tokenKey, stored('teva'), null, [{ why: 'signed-out', username: 'teva' }]],
    ['empties the storage', null, null, null, [{ why: 'signed-out' }]],
    ['writes nonsense', tokenKey, stored('teva'), '{{{', [{ why: 'signed-out', username: 'teva' }]],
    ['signs in as somebody else', tokenKey, stored('teva'), stored('moana'), [{ why: 'other-user' }]],
    ['refreshes', tokenKey, stored('teva'), stored('teva', 2), []],
    ['refreshes a token that cannot be read', tokenKey, opaque('a'), opaque('b'), []],
    ['signs in while no user is signed in', tokenKey, null, stored('teva'), []],
    ['changes something else', 'eb_flash_session', null, '{}', []],
  ])('%s', (_says, key, oldValue, newValue, expected) => {
    changeElsewhere(key, oldValue, newValue)
    stop()
    changeTokenElsewhere(stored('x'), null)
    expect(heard.mock.calls.flat()).toEqual(expected)
  })

  test('removes the token after an end of an earlier session', () => {
    endElsewhere({ why: 'refused', username: 'teva' })
    changeTokenElsewhere(null, stored('teva'))
    changeTokenElsewhere(stored('teva'), null)
    expect(heard.mock.lastCall).toEqual([{ why: 'signed-out', username: 'teva' }])
  })
})

test.each<[isStillTheirs: boolean, what: string, happens: () => void]>([
  [true, 'the token is renewed', () => beginSession({ accessToken: tokenOf('teva', 2) })],
  [false, 'another person signs in', () => beginSession({ accessToken: tokenOf('moana') })],
  [false, 'the session ends', clearSession],
  [true, 'the session waits for the same person', () => suspendSession('teva')],
  [false, 'the session waits for another person', () => suspendSession('moana')],
])('work that began for a person is still theirs: %s, when %s', (isStillTheirs, _what, happens) => {
  beginSession(token)
  const isSamePerson = rememberPerson()
  happens()
  expect(isSamePerson()).toBe(isStillTheirs)
  endSuspension()
})

describe('a suspended session', () => {
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

  test('continues when the same person signs in in another tab, and reports any other person', () => {
    const heard = vi.fn<(end: SessionEnd) => void>()
    const stop = watchOtherTabs(heard)
    suspendSession('teva')
    changeTokenElsewhere(null, stored('moana'))
    expect(heard.mock.calls).toEqual([[{ why: 'other-user' }]])
    changeTokenElsewhere(null, stored('teva'))
    expect(suspendedUser()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
