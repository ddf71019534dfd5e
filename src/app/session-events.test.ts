import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '#api/client.ts'
import { answerCalls, json, signIn, status, tokenOf } from '#api/test-calls.ts'
import { clearToken, TOKEN_KEY } from '#api/token.ts'
import { hasItem } from '#lib/storage.ts'
import { hasSession, release, storeUser, suspendedUser, USER_KEY } from '#session/session.ts'
import { watchTyping } from '#ui/form/unsaved.ts'
import { queryClient } from './query-client.ts'
import { followSession, giveUp, signOut } from './session-events.ts'

const reload = vi.fn<() => void>()
const navigate = vi.fn<(to: object) => Promise<void>>(async () => {})
const destroy = vi.fn<() => void>()
const list = { method: 'GET', path: 'companies' } as const

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  navigate.mockClear()
  destroy.mockClear()
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_ADMIN'] })
  queryClient.setQueryData(['companies'], { name: 'Vaima' })
  followSession({ navigate, history: { destroy } })
})

const isForgotten = () => !hasItem(TOKEN_KEY) && !hasItem(USER_KEY) && queryClient.getQueryCache().getAll().length === 0

test('[AUTH-23] signing out leaves nothing, then leaves', () => {
  const leave = vi.fn<() => void>()
  signOut(leave)
  expect(isForgotten()).toBe(true)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('[AUTH-36] [ERR-13] a call without a token leads to the sign-in page, past every question', async () => {
  clearToken()
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(navigate.mock.calls).toEqual([[{ to: '/connexion', replace: true, ignoreBlocker: true }]])
  expect(reload).not.toHaveBeenCalled()
})

test('[AUTH-33] [AUTH-34] a refused refresh forgets everything and reloads once, past every question', async () => {
  answerCalls(() => status(401))
  await Promise.allSettled([send(list), send(list)])
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(destroy).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(navigate).not.toHaveBeenCalled()
})

test('[AUTH-33] an outage changes nothing', async () => {
  answerCalls(({ url }) => (url.endsWith('refresh') ? status(503) : status(401)))
  await expect(send(list)).rejects.toMatchObject({ status: 401 })
  expect(hasSession()).toBe(true)
  expect(queryClient.getQueryData(['companies'])).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

const stored = (username: string) => JSON.stringify({ accessToken: tokenOf(username) })
const inAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue: stored('teva'), newValue }))

test('a sign-out in another tab leads to the sign-in page and empties this one', () => {
  inAnotherTab(null)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(navigate).toHaveBeenCalled()
})

test('another person in another tab starts this one over, and leaves that session alone', () => {
  inAnotherTab(stored('moana'))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(hasSession()).toBe(true)
  expect(reload).toHaveBeenCalled()
})

test('[AUTH-24] a page that the browser kept is not shown to whoever comes after', () => {
  window.dispatchEvent(new Event('pagehide'))
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  back()
  expect(reload).not.toHaveBeenCalled()
  clearToken()
  back()
  expect(reload).toHaveBeenCalled()
})

test('a session that goes on is not disturbed', async () => {
  answerCalls(() => json([]))
  await send(list)
  expect(reload).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

describe('while something is typed that is not saved', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = watchTyping(() => true)
  })
  afterEach(() => {
    stop()
    release()
  })

  test('[AUTH-33] a refused refresh takes the session and leaves the page', async () => {
    answerCalls(() => status(401))
    await Promise.allSettled([send(list), send(list)])
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect([TOKEN_KEY, USER_KEY].map((key) => hasItem(key))).toEqual([false, false])
    expect(suspendedUser()).toBe('teva')
    expect(queryClient.getQueryData(['companies'])).toBeDefined()
    expect(reload).not.toHaveBeenCalled()
    expect(navigate).not.toHaveBeenCalled()

    const leave = vi.fn<() => void>()
    giveUp(leave)
    expect(isForgotten()).toBe(true)
    expect(suspendedUser()).toBeUndefined()
    expect(leave).toHaveBeenCalledTimes(1)
  })

  test('[AUTH-34] it goes all the same when nobody knows whose it was', async () => {
    signIn('opaque')
    answerCalls(() => status(401))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(suspendedUser()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a refusal in another tab leaves this page too, a sign-out does not', () => {
    const refused = stored('teva').replace('}', ',"refused":true}')
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue: refused, newValue: null }))
    expect(suspendedUser()).toBe('teva')
    expect(navigate).not.toHaveBeenCalled()
    release()
    inAnotherTab(null)
    expect(suspendedUser()).toBeUndefined()
    expect(navigate).toHaveBeenCalled()
  })
})
