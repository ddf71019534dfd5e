import { beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from './client.ts'
import { sessionEndIn } from './session-end.ts'
import {
  answerCalls,
  bearer,
  beginSignedIn,
  ends,
  first,
  isRefresh,
  json,
  jwt,
  list,
  pair,
  refusing,
  second,
  signIn,
  silence,
  status,
  tokenOf,
  write,
} from './test-calls.ts'
import { clearToken, noteRenaming, readToken, storeToken } from './token.ts'

beginSignedIn()

describe('a refresh', () => {
  test.each([400, 401])('[AUTH-33] [N21] refused with %i ends the session, once', async (code) => {
    const calls = answerCalls(refusing(() => status(code)))
    const results = await Promise.allSettled([send(list), send(list), send(write)])
    expect(results.map(({ status: outcome }) => outcome)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(calls.filter(isRefresh)).toHaveLength(1)
    expect(ends.mock.calls).toEqual([[{ why: 'refused', username: 'teva' }]])
    expect(readToken()).toBeUndefined()
  })

  test('refused after a lost change of the user name ends the session with the new name in all tabs', async () => {
    noteRenaming('moana')
    const setItem = vi.spyOn(window.localStorage, 'setItem')
    answerCalls(refusing(() => status(401)))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(ends.mock.calls).toEqual([[{ why: 'refused-after-rename', username: 'moana' }]])
    expect(sessionEndIn(setItem.mock.lastCall?.[1] ?? '')).toEqual(ends.mock.lastCall?.[0])
    setItem.mockRestore()
  })

  test('that succeeds proves that the user name is unchanged', async () => {
    noteRenaming('moana')
    answerCalls(refusing(pair))
    await send(list)
    expect(readToken()?.renaming).toBeUndefined()
  })

  const outages: [string, () => Response | Promise<Response>][] = [
    ['403', () => status(403)],
    ['404', () => status(404)],
    ['405', () => status(405)],
    ['422', () => status(422)],
    ['403 and a page of a firewall', () => new Response('<h1>Access denied</h1>', { status: 403 })],
    ['404 and a page of a deployment', () => new Response('<h1>Not Found</h1>', { status: 404 })],
    ['405 and a page', () => new Response('<h1>Method Not Allowed</h1>', { status: 405 })],
    ['413 and a page of a proxy', () => new Response('<h1>Request Entity Too Large</h1>', { status: 413 })],
    ['500', () => status(500)],
    ['503', () => status(503)],
    ['408', () => status(408)],
    ['429', () => new Response('<h1>Too Many Requests</h1>', { status: 429 })],
    ['an HTML page', () => new Response('<p>Maintenance')],
    ['an empty answer', () => new Response('')],
    ['no token', () => json({})],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ]
  test.each(outages)(
    '[AUTH-33] [T-58] answered by %s keeps the session, and is not repeated at once',
    async (_name, refresh) => {
      const calls = answerCalls(refusing(refresh))
      await expect(send(list)).rejects.toMatchObject({ kind: 'status', status: 401 })
      await expect(send(write)).rejects.toMatchObject({ kind: 'status', status: 401 })
      expect(calls.filter(isRefresh)).toHaveLength(1)
      expect(ends).not.toHaveBeenCalled()
      expect(readToken()).toMatchObject({ accessToken: first, refresh_token: 'R1' })
    },
  )

  test('shared by several calls fails each call with the error of that call', async () => {
    answerCalls((call) => (isRefresh(call) ? status(503) : status(call.method === 'GET' ? 500 : 401)))
    const results = await Promise.allSettled([send(list), send(write)])
    expect(results.map((result) => (result as PromiseRejectedResult).reason as unknown)).toMatchObject([
      { status: 500 },
      { status: 401 },
    ])
  })

  test('that is needed without a refresh token ends the session', async () => {
    clearToken()
    storeToken({ accessToken: first })
    answerCalls(() => status(401))
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(ends.mock.calls).toEqual([[{ why: 'refused', username: 'teva' }]])
  })

  test('answered after a sign-out does not restore the session', async () => {
    answerCalls(
      refusing(() => {
        clearToken()
        return pair()
      }),
    )
    await expect(send(list)).rejects.toMatchObject({ kind: 'session' })
    expect(readToken()).toBeUndefined()
  })
})

describe('a token that has expired', () => {
  beforeEach(() => {
    // A stored token, not one just received.
    signIn(tokenOf('teva', 0))
    storeToken({ accessToken: tokenOf('teva', 1, -60), refresh_token: 'R1' })
  })

  test('[AUTH-31] is refreshed before any call', async () => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : json([])))
    await Promise.all([send(list), send(list)])
    expect(calls.map(({ url }) => url)).toEqual(['/api/token/refresh', '/api/companies', '/api/companies'])
    expect(calls.slice(1).map(bearer)).toEqual([second, second])
  })

  test('causes no refresh for a hovered link', async () => {
    const calls = answerCalls(() => json([]))
    await expect(send({ ...list, asker: 'hover' })).rejects.toMatchObject({ status: 401 })
    expect(calls).toEqual([])
    expect(readToken()).toBeDefined()
  })

  test('is refreshed before a read in the background', async () => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : json([])))
    await send({ ...list, asker: 'background' })
    expect(calls.map(({ url }) => url)).toEqual(['/api/token/refresh', '/api/companies'])
  })
})

test('a read in the background is repeated with a new token after a 401', async () => {
  const calls = answerCalls((call, all) => (isRefresh(call) ? pair() : all.length === 1 ? status(401) : json([])))
  await send({ ...list, asker: 'background' })
  expect(calls.map(({ url }) => url)).toEqual(['/api/companies', '/api/token/refresh', '/api/companies'])
})

test.each([403, 404, 429, 500, 503])('a background read that fails with %i is not repeated', async (code) => {
  const calls = answerCalls(() => status(code))
  await expect(send({ ...list, asker: 'background' })).rejects.toMatchObject({ status: code })
  expect(calls).toHaveLength(1)
})

test('a failed read of a hovered link starts no refresh', async () => {
  const calls = answerCalls(() => status(401))
  await expect(send({ ...list, asker: 'hover' })).rejects.toMatchObject({ status: 401 })
  expect(calls).toHaveLength(1)
})

test('[AUTH-43] with a fast clock, a new token is used once before it can count as expired', async () => {
  vi.useFakeTimers()
  const seconds = Math.floor(Date.now() / 1000)
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  signIn(jwt({ username: 'teva', iat: seconds, exp: seconds + 3600 }))
  const calls = answerCalls(() => json([]))
  for (let call = 0; call < 5; call += 1) await send(list)
  expect(calls.filter(isRefresh)).toEqual([])
  // Without `iat` the clock difference is unknown, but one call is still sent.
  signIn(jwt({ username: 'teva', exp: seconds + 3600 }))
  await send(list)
  expect(calls.filter(isRefresh)).toEqual([])
})

test('a refresh without an answer is aborted, and the call fails', async () => {
  vi.useFakeTimers()
  answerCalls((call) => (isRefresh(call) ? silence(call) : status(401)))
  const failed = send(list).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failed).toMatchObject({ status: 401 })
  expect(readToken()?.accessToken).toBe(first)
})
