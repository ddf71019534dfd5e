import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '#api/client.ts'
import { answerCalls, json, signIn, status, tokenOf } from '#api/test-calls.ts'
import { clearToken, noteRenaming } from '#api/token.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, readJson } from '#lib/storage.ts'
import { hasSession, release, storeUser, suspendedUser } from '#session/session.ts'
import { lastSuccess, flash } from '#ui/flash/flash.ts'
import { askBeforeLeaving, watchTyping } from '#ui/form/unsaved.ts'
import { queryClient } from './query-client.ts'
import { followSession, giveUp, leaveRenamed, signOut } from './session-events.ts'
import { parseWayIn, wayIn } from './way-in.ts'

const reload = vi.fn<() => void>()
const navigate = vi.fn<(to: object) => Promise<void>>(async () => {})
const destroy = vi.fn<() => void>()
const address = '/societes?page=2'
const signInPage = (expected: object) => ({
  to: '/connexion',
  replace: true,
  ignoreBlocker: true,
  state: { wayIn: expected },
})
const list = { method: 'GET', path: 'companies' } as const

let unfollow = () => {}
afterEach(() => unfollow())
beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  navigate.mockClear()
  destroy.mockClear()
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_ADMIN'] })
  wayIn.enter()
  queryClient.setQueryData(['companies'], { name: 'Vaima' })
  unfollow = followSession({ navigate, history: { destroy, location: { href: address } } })
})

const isForgotten = () =>
  !hasItem(storageKeys.token) && !hasItem(storageKeys.user) && queryClient.getQueryCache().getAll().length === 0

test('[AUTH-23] signing out empties the session, then leaves the page', async () => {
  const leave = vi.fn<() => void>()
  await signOut(leave)
  expect(isForgotten()).toBe(true)
  expect(leave.mock.calls).toEqual([[{}]])
})

test('[OPS-05] of everything that the console stores, signing out leaves the settings of this device', async () => {
  const kept = Object.values(storageKeys)
  for (const { key, storage } of kept)
    if (!key.endsWith('_token')) (storage === 'local' ? localStorage : sessionStorage).setItem(key, '"x"')
  flash.success('Utilisateur modifié !')
  await signOut(() => {})
  const settings = kept.filter(({ until }) => until === 'reset').map(({ key }) => key)
  // The entry of the message stays, with empty texts.
  expect(Object.keys(localStorage).toSorted()).toEqual([...settings, storageKeys.flash.key].toSorted())
  expect(localStorage.getItem(storageKeys.flash.key)).toBe('{"status":"","message":""}')
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('[AUTH-24] signing out waits for the questions of the page, and stops when the person stays', async () => {
  const leave = vi.fn<() => void>()
  const never = vi.fn(() => true)
  const stops = [askBeforeLeaving(async () => false), askBeforeLeaving(never)]
  await signOut(leave)
  expect(hasSession()).toBe(true)
  expect(leave).not.toHaveBeenCalled()
  expect(never).not.toHaveBeenCalled()
  for (const stop of stops) stop()
  await signOut(leave)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('calls that a page makes after signing out are ignored', async () => {
  await signOut(() => {})
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  inAnotherTab(null)
  expect(navigate).not.toHaveBeenCalled()
})

test('changing the own user name ends the session and keeps the success message', () => {
  flash.success('Utilisateur modifié !')
  const leave = vi.fn<() => void>()
  leaveRenamed('moana', '/mon-compte', leave)
  expect(isForgotten()).toBe(true)
  expect(leave.mock.calls).toEqual([[{ reason: 'renamed', username: 'moana', address: '/mon-compte' }]])
  expect(lastSuccess()).toBe('Utilisateur modifié !')
})

test('[AUTH-36] [ERR-13] a call without a token leads to the sign-in page without a question', async () => {
  clearToken()
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(navigate.mock.calls).toEqual([[signInPage({ reason: 'expired', username: 'teva', address })]])
  expect(reload).not.toHaveBeenCalled()
})

test('[AUTH-33] [AUTH-34] a refused refresh empties the session and reloads once, without a question', async () => {
  answerCalls(() => status(401))
  await Promise.allSettled([send(list), send(list)])
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(destroy).toHaveBeenCalledTimes(1)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(navigate).not.toHaveBeenCalled()
})

test('a refused refresh after a lost change of the user name tells the sign-in page the new name', async () => {
  noteRenaming('moana')
  answerCalls(() => status(401))
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(readJson(storageKeys.wayIn, parseWayIn)).toEqual({ reason: 'renamed', username: 'moana', address })
})

test('[AUTH-33] a server that is down does not end the session', async () => {
  answerCalls(({ url }) => (url.endsWith('refresh') ? status(503) : status(401)))
  await expect(send(list)).rejects.toMatchObject({ status: 401 })
  expect(hasSession()).toBe(true)
  expect(queryClient.getQueryData(['companies'])).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

const stored = (username: string) => JSON.stringify({ accessToken: tokenOf(username) })
const inAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token.key, oldValue: stored('teva'), newValue }))

test('a sign-out in another tab leads this tab to the sign-in page and empties it', () => {
  inAnotherTab(null)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(navigate).toHaveBeenCalled()
})

test('another person who signs in in another tab reloads this one and keeps that session', () => {
  inAnotherTab(stored('moana'))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(hasSession()).toBe(true)
  expect(reload).toHaveBeenCalled()
})

test('[AUTH-24] a page kept by the browser is not shown to the next person', () => {
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

describe('while there is unsaved input', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = watchTyping(() => true)
  })
  afterEach(() => {
    stop()
    release()
  })

  test('[AUTH-33] a refused refresh ends the session and keeps the page', async () => {
    answerCalls(() => status(401))
    await Promise.allSettled([send(list), send(list)])
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect([storageKeys.token, storageKeys.user].map((key) => hasItem(key))).toEqual([false, false])
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

  test('a refused refresh after a lost change of the user name asks for the new name', async () => {
    noteRenaming('moana')
    answerCalls(() => status(401))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(suspendedUser()).toBe('moana')
    expect(reload).not.toHaveBeenCalled()
  })

  test('[AUTH-34] the page is left when the owner of the session is unknown', async () => {
    signIn('opaque')
    answerCalls(() => status(401))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(suspendedUser()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['refusal', ',"refused":true}', 'teva'],
    ['sign-out', '}', 'teva'],
    ['change of the user name', ',"renamed":"moana"}', 'moana'],
  ])('[AUTH-34] a %s in another tab keeps this page too', (_name, ending, expected) => {
    const oldValue = stored('teva').replace('}', ending)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token.key, oldValue, newValue: null }))
    expect(suspendedUser()).toBe(expected)
    expect(navigate).not.toHaveBeenCalled()
  })
})

test.each([
  ['refusal', ',"refused":true}', { reason: 'expired', username: 'teva', address }],
  ['sign-out', '}', {}],
  ['change of the user name', ',"renamed":"moana"}', { reason: 'renamed', username: 'moana', address }],
])('the sign-in page says that there was a %s in another tab', (_name, ending, expected) => {
  const oldValue = stored('teva').replace('}', ending)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token.key, oldValue, newValue: null }))
  expect(navigate.mock.calls).toEqual([[signInPage(expected)]])
})
