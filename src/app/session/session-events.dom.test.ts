import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '#api/client.ts'
import { endSession, type SessionEnd } from '#api/session-end.ts'
import { answerCalls, changeTokenElsewhere, endElsewhere, json, signIn, status, stored } from '#api/test-calls.ts'
import { clearToken } from '#api/token.ts'
import { queryClient } from '#app/query/query-client.ts'
import { followOwnUser } from '#features/users/own-user.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, removeItem, writeJson } from '#lib/storage.ts'
import { endSuspension, hasSession, readUser, storeUser, suspendedUser } from '#session/session.ts'
import { releaseWithSession } from '#session/tab.ts'
import { isAsking, settleConfirm } from '#ui/dialog/confirm.ts'
import { flash, lastSuccess } from '#ui/flash/flash.ts'
import { askBeforeLeaving, watchTyping } from '#ui/form/unsaved.ts'
import { pageSession } from './guards.ts'
import { abandonInput, followSession, signOut } from './session-events.ts'

const reload = vi.fn<() => void>()
const navigate = vi.fn<(to: object) => Promise<void>>(async () => {})
const destroy = vi.fn<() => void>()
const address = '/societes?page=2'
const signInPage = (expected: object) => ({
  to: '/connexion',
  replace: true,
  ignoreBlocker: true,
  state: { signInState: expected },
})
const endsElsewhere: SessionEnd[] = [
  { why: 'signed-out' },
  { why: 'refused', username: 'teva' },
  { why: 'refused-after-rename', username: 'moana' },
  { why: 'renamed', username: 'moana' },
]
const list = { method: 'GET', path: 'companies' } as const

let unfollow = () => {}
afterEach(() => unfollow())
beforeEach(() => {
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  navigate.mockClear()
  destroy.mockClear()
  sessionStorage.clear()
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_ADMIN'] })
  pageSession.begin()
  queryClient.setQueryData(['companies'], { name: 'Vaima' })
  unfollow = followSession({ navigate, history: { destroy, location: { href: address } } })
})

const isForgotten = () =>
  !hasItem(storageKeys.token) && !hasItem(storageKeys.user) && queryClient.getQueryCache().getAll().length === 0

test('[AUTH-23] signing out empties the session, then leaves the page', async () => {
  await signOut()
  expect(isForgotten()).toBe(true)
  expect(navigate.mock.calls).toEqual([[signInPage({})]])
})

test('[OPS-05] signing out removes all stored values except the settings of this device', async () => {
  const persisted = Object.values(storageKeys)
  for (const { key, storage } of persisted)
    if (!key.endsWith('_token')) (storage === 'local' ? localStorage : sessionStorage).setItem(key, '"x"')
  flash.success('Utilisateur modifié !')
  const leaving = signOut()
  settleConfirm(true)
  await leaving
  const settings = persisted.filter(({ until }) => until === 'reset').map(({ key }) => key)
  expect(Object.keys(localStorage).toSorted()).toEqual(settings.toSorted())
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('[AUTH-24] signing out asks the questions of the page first, and stops when the person stays', async () => {
  const never = vi.fn(() => true)
  const stops = [askBeforeLeaving(async () => false), askBeforeLeaving(never)]
  await signOut()
  expect(hasSession()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
  expect(never).not.toHaveBeenCalled()
  for (const stop of stops) stop()
  await signOut()
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('calls of a page after signing out are ignored', async () => {
  await signOut()
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  endElsewhere({ why: 'signed-out' })
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('a change of the own user name ends the session and keeps the success message', () => {
  flash.success('Utilisateur modifié !')
  const end = { why: 'renamed', username: 'moana', address: '/mon-compte' } as const
  endSession(end)
  expect(isForgotten()).toBe(true)
  expect(navigate.mock.calls).toEqual([[signInPage(end)]])
  expect(lastSuccess()).toBe('Utilisateur modifié !')
})

test('[AUTH-36] [ERR-13] a call without a token leads to the sign-in page without a question', async () => {
  clearToken()
  await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
  expect(isForgotten()).toBe(true)
  expect(navigate.mock.calls).toEqual([[signInPage({ why: 'missing', username: 'teva', address })]])
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

test.each([
  [{ why: 'signed-out' }, false],
  [{ why: 'refused', username: 'teva' }, true],
  [{ why: 'renamed', username: 'moana' }, true],
  [{ why: 'other-user' }, false],
] as const)('after this end in another tab the drafts of this tab are kept or not: %j, %s', (end, isPersisted) => {
  writeJson(storageKeys.orderDraft, { owner: 'teva' })
  if (end.why === 'other-user') changeTokenElsewhere(stored('teva'), stored('moana'))
  else endElsewhere(end)
  expect(hasItem(storageKeys.orderDraft)).toBe(isPersisted)
})

test('another person who signs in in another tab reloads this one and keeps that session', () => {
  changeTokenElsewhere(stored('teva'), stored('moana'))
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(hasSession()).toBe(true)
  expect(reload).toHaveBeenCalled()
})

test('[AUTH-24] a page restored by the browser is not shown to the next person', () => {
  window.dispatchEvent(new Event('pagehide'))
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  back()
  expect(reload).not.toHaveBeenCalled()
  clearToken()
  back()
  expect(reload).toHaveBeenCalled()
})

describe('while there is unsaved input', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = watchTyping(() => true)
  })
  afterEach(() => {
    stop()
    endSuspension()
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

    abandonInput()
    expect(isForgotten()).toBe(true)
    expect(suspendedUser()).toBeUndefined()
    expect(navigate.mock.calls).toEqual([[signInPage({})]])
  })

  test('[AUTH-34] the page is left when the owner of the session is unknown', async () => {
    signIn('opaque')
    answerCalls(() => status(401))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(suspendedUser()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each(endsElsewhere)('[AUTH-34] an end in another tab keeps this page too: %j', (end) => {
    endElsewhere(end)
    expect(suspendedUser()).toBe(end.username ?? 'teva')
    expect(navigate).not.toHaveBeenCalled()
  })

  test('a saved change of the user name leaves the page, even while the sign-in request is open', () => {
    endElsewhere({ why: 'refused', username: 'teva' })
    endSession({ why: 'renamed', username: 'moana', address: '/mon-compte' })
    expect(navigate).toHaveBeenCalledTimes(1)
  })

  test('a call of a page that waits for the password has no effect', async () => {
    endElsewhere({ why: 'refused', username: 'teva' })
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(suspendedUser()).toBe('teva')
    expect(navigate).not.toHaveBeenCalled()
  })
})

test.each(endsElsewhere)('the sign-in page gets the reason of a session end in another tab: %j', (end) => {
  endElsewhere(end)
  expect(navigate.mock.calls).toEqual([[signInPage(end.why === 'signed-out' ? {} : { ...end, address })]])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test.each([
  ['the profile is read again', () => json({ '@id': '/api/me', firstName: 'Vai' }), 'Vai'],
  ['a failure of that reading is not shown', () => status(404), 'Hina'],
])('[ACC-06] [API-16] [ERR-39] after a save of the own user %s', async (_what, answer, shown) => {
  const add = vi.spyOn(flash, 'fetchFailure')
  const calls = answerCalls(answer)
  followOwnUser(queryClient, { firstName: 'Hina' })
  expect(readUser()).toEqual({ firstName: 'Hina', roles: ['ROLE_ADMIN'] })
  await expect.poll(() => [calls.length, queryClient.isFetching()]).toEqual([1, 0])
  expect(decodeURIComponent(calls[0]?.url ?? '')).toBe('/api/me?q[]=firstName&q[]=roles')
  await expect.poll(() => readUser().firstName).toBe(shown)
  expect(add).not.toHaveBeenCalled()
})

test('[INV-05] signing out asks before the count of this tab is lost, whatever screen is shown', async () => {
  writeJson(storageKeys.count, { owner: 'teva' })
  const leaving = signOut()
  expect(isAsking()).toBe(true)
  settleConfirm(false)
  await leaving
  expect([hasSession(), hasItem(storageKeys.count)]).toEqual([true, true])
  const again = signOut()
  settleConfirm(true)
  await again
  expect([hasSession(), hasItem(storageKeys.count)]).toEqual([false, false])
})

test.each<[string, () => unknown]>([
  ['here', signOut],
  ['in another tab', () => endElsewhere({ why: 'signed-out' })],
  [
    'by the server',
    async () => {
      answerCalls(() => status(401))
      await Promise.allSettled([send(list)])
    },
  ],
])('[INV-05] what this tab holds against the others is released when the session ends %s', async (_where, end) => {
  const release = vi.fn()
  releaseWithSession(release)
  await end()
  expect(release).toHaveBeenCalledTimes(1)
})

test('[INV-05] under « Session expirée » the page keeps its lock until the input is discarded', () => {
  const release = vi.fn()
  releaseWithSession(release)
  const stop = watchTyping(() => true)
  endElsewhere({ why: 'signed-out', username: 'teva' })
  expect([suspendedUser(), release.mock.calls.length]).toEqual(['teva', 0])
  stop()
  abandonInput()
  expect(release).toHaveBeenCalledTimes(1)
})

test.each([
  ['a count is thrown away when it is given up', true],
  ['a count stays when the input of a form is given up', false],
])('[INV-05] under « Session expirée » %s', (_what, isShown) => {
  writeJson(storageKeys.count, { owner: 'teva' })
  const discard = () => removeItem(storageKeys.count)
  const words = { message: 'Le comptage reste dans cet onglet.', leave: 'Abandonner le comptage', discard }
  const stop = watchTyping(() => true, isShown ? { words } : {})
  endElsewhere({ why: 'refused', username: 'teva' })
  expect([suspendedUser(), hasItem(storageKeys.count)]).toEqual(['teva', true])
  abandonInput()
  stop()
  expect(hasItem(storageKeys.count)).toBe(!isShown)
})

test('a public page stays when a session ends in another tab, and what the tab keeps for it goes', () => {
  unfollow()
  const page = vi.spyOn(pageSession, 'hasBegun').mockReturnValue(false)
  unfollow = followSession({ navigate, history: { destroy, location: { href: '/mot-de-passe-oublie' } } })
  writeJson(storageKeys.orderDraft, {})
  endElsewhere({ why: 'signed-out' })
  expect(navigate).not.toHaveBeenCalled()
  expect(hasItem(storageKeys.orderDraft)).toBe(false)
  page.mockRestore()
})
