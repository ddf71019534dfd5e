import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { send } from '#api/client.ts'
import { answerCalls, endElsewhere, signIn, status } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, removeItem, writeJson } from '#lib/storage.ts'
import { hasSession, suspendedUser } from '#session/session.ts'
import { releaseWithSession } from '#session/tab.ts'
import { isAsking, settleConfirm } from '#ui/dialog/confirm.ts'
import { watchTyping } from '#ui/form/unsaved.ts'
import { pageSession } from './guards.ts'
import { abandonInput, followSession, signOut } from './session-events.ts'

const list = { method: 'GET', path: 'companies' } as const

let unfollow = () => {}
afterEach(() => unfollow())
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  sessionStorage.clear()
  signIn()
  pageSession.begin()
  unfollow = followSession({ navigate: async () => {}, history: { destroy: () => {}, location: { href: '/aide' } } })
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
