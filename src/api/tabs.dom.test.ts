import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, bearer, first, isRefresh, json, list, second, status } from './test-calls.ts'
import { clearToken, readToken, storeToken } from './token.ts'

/** Two tabs of one session: two copies of the same code over one storage and one lock. */

async function openTab() {
  vi.resetModules()
  return (await import('./client.ts')).send
}

/** A lock: one task at a time, further tasks wait. */
function locks() {
  let line: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, task: () => Promise<unknown>) => {
      const turn = line.then(task)
      line = turn.catch(() => {})
      return turn
    },
  }
}

beforeEach(() => {
  clearToken()
  storeToken({ accessToken: first, refresh_token: 'R1' })
})

test.each([
  ['with a lock, one refresh', locks(), 1],
  ['over plain http, at most one per tab', undefined, 2],
])('[AUTH-35] [N22] twenty calls in each of two tabs: %s', async (_name, lock, atMost) => {
  vi.stubGlobal('navigator', { locks: lock })
  const used = new Set<unknown>()
  const calls = answerCalls((call) => {
    if (!isRefresh(call)) return bearer(call) === first ? status(401) : json([])
    const { refresh_token: asked } = call.body as { refresh_token: string }
    // A refresh token works once: a second refresh with it would be refused and end the session.
    if (used.has(asked)) return status(401)
    used.add(asked)
    return json({ accessToken: second, refresh_token: 'R2' })
  })
  const tabs = [await openTab(), await openTab()]
  const answers = await Promise.allSettled(tabs.flatMap((send) => Array.from({ length: 20 }, () => send(list))))
  expect(answers.filter((answer) => answer.status === 'rejected')).toEqual([])
  expect(calls.filter(isRefresh).length).toBeLessThanOrEqual(atMost)
  expect(calls.filter((call) => !isRefresh(call) && bearer(call) === second)).toHaveLength(40)
  expect(readToken()).toMatchObject({ accessToken: second, refresh_token: 'R2' })
})
