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
  })

  const outages: [string, () => Response | Promise<Response>][] = [
    ['403 in JSON', () => status(403)],
    ...[403, 404, 405, 408, 413, 422, 429, 500, 503].map((code): [string, () => Response] => [
      `${code} and a page of a proxy`,
      () => new Response('<h1>Access denied</h1>', { status: code }),
    ]),
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

  test.each([
    ['any call', [list, list]],
    ['a read in the background', [{ ...list, initiator: 'background' as const }]],
  ])('[AUTH-31] is refreshed once before %s', async (_what, sent) => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : json([])))
    await Promise.all(sent.map(send))
    expect(calls.map(({ url }) => url)).toEqual(['/api/token/refresh', ...sent.map(() => '/api/companies')])
    expect(calls.slice(1).map(bearer)).toEqual(sent.map(() => second))
  })

  test('[AUTH-32] is refreshed once by a call that is refused afterwards too', async () => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : status(401)))
    await expect(send(list)).rejects.toMatchObject({ kind: 'status', status: 401 })
    expect(calls.map(({ url }) => url)).toEqual(['/api/token/refresh', '/api/companies'])
  })

  test('causes no refresh for a hovered link', async () => {
    const calls = answerCalls(() => json([]))
    await expect(send({ ...list, initiator: 'prefetch' })).rejects.toMatchObject({ status: 401 })
    expect(calls).toEqual([])
    expect(readToken()).toBeDefined()
  })
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

describe('a call that is refused', () => {
  test('[AUTH-32] [API-17] [N24] is repeated with a new token, even before the old one expires', async () => {
    const calls = answerCalls(refusing(pair))
    await expect(send(list)).resolves.toEqual([])
    expect(calls.map(({ url }) => url)).toEqual(['/api/companies', '/api/token/refresh', '/api/companies'])
    expect(calls[1]).toMatchObject({ method: 'POST', body: { refresh_token: 'R1' } })
    expect(calls[1]?.headers).toEqual({ accept: 'application/ld+json', 'content-type': 'application/json' })
    expect(bearer(calls[2]!)).toBe(second)
    expect(readToken()).toMatchObject({ accessToken: second, refresh_token: 'R2' })
  })

  test.each([
    JSON.stringify({ code: 401, message: 'Expired JWT Token' }),
    JSON.stringify({ code: 401, message: 'Le jeton a expiré.' }),
    '',
    '<h1>Unauthorized</h1>',
  ])('[N20] is repeated with any body of the refusal: %j', async (body) => {
    const calls = answerCalls((call) =>
      bearer(call) === first ? new Response(body, { status: 401 }) : isRefresh(call) ? pair() : json([]),
    )
    await expect(send(list)).resolves.toEqual([])
    expect(calls.filter(isRefresh)).toHaveLength(1)
  })

  test('[AUTH-41] uses the token that another tab has stored meanwhile', async () => {
    const calls = answerCalls((call) => {
      if (bearer(call) !== first) return json([])
      storeToken({ accessToken: second, refresh_token: 'R2' })
      return status(401)
    })
    await send(list)
    expect(calls.map(bearer)).toEqual([first, second])
    expect(readToken()).toMatchObject({ accessToken: second, refresh_token: 'R2' })
  })

  test('[AUTH-41] uses the token of another tab even when its own refresh is refused because of it', async () => {
    answerCalls(
      refusing(() => {
        storeToken({ accessToken: second, refresh_token: 'R2' })
        return status(401)
      }),
    )
    await expect(send(list)).resolves.toEqual([])
    expect(ends).not.toHaveBeenCalled()
  })

  test("is never repeated in another person's name", async () => {
    const calls = answerCalls(() => {
      storeToken({ accessToken: tokenOf('moana'), refresh_token: 'R9' })
      return status(401)
    })
    await expect(send(write)).rejects.toMatchObject({ kind: 'session' })
    expect(calls).toHaveLength(1)
    expect(ends).not.toHaveBeenCalled()
  })
})

const resend = { method: 'GET', path: 'orders/1/resend-notification', query: { sms: true }, sideEffect: true } as const

test.each<[what: string, codes: number[], isRepeated: boolean, call: Parameters<typeof send>[0]]>([
  ['[ERR-07] a read', [401, 403, 404, 500, 503], true, list],
  ['a read in the background', [401], true, { ...list, initiator: 'background' }],
  ['a read in the background', [403, 404, 429, 500, 503], false, { ...list, initiator: 'background' }],
  ['a read of a hovered link', [401], false, { ...list, initiator: 'prefetch' }],
  // A 401 means that nothing was done.
  ['a write', [401], true, write],
  ['[ERR-07] a write', [400, 403, 404, 409, 422, 500, 503], false, write],
  ['[ERR-07] a resend', [400, 403, 404, 409, 422, 500, 503], false, resend],
])('%s that fails with %j is repeated with a new token, once: %s', async (_what, codes, isRepeated, call) => {
  for (const code of codes) {
    signIn(first)
    // The next refresh may follow at once.
    vi.setSystemTime(Date.now() + 10_001)
    const calls = answerCalls((received) => (isRefresh(received) ? pair() : status(code)))
    await expect(send(call)).rejects.toMatchObject({ status: code })
    const { method, body } = calls[0]!
    const again = isRepeated ? ['POST', method] : []
    expect(calls.map((received) => received.method)).toEqual([method, ...again])
    expect(calls.at(-1)?.body).toEqual(body)
  }
  expect(ends).not.toHaveBeenCalled()
})

test('[AUTH-35] a failed read starts no refresh for ten seconds after a refresh, unless the answer is 401', async () => {
  vi.useFakeTimers()
  const calls = answerCalls((call) =>
    isRefresh(call) ? json({ accessToken: tokenOf('teva', calls.length) }) : status(500),
  )
  await expect(send(list)).rejects.toMatchObject({ status: 500 })
  await expect(send(list)).rejects.toMatchObject({ status: 500 })
  expect(calls.filter(isRefresh)).toHaveLength(1)
  vi.advanceTimersByTime(10_001)
  await expect(send(list)).rejects.toMatchObject({ status: 500 })
  expect(calls.filter(isRefresh)).toHaveLength(2)
  const refused = answerCalls(refusing(pair))
  storeToken({ accessToken: first, refresh_token: 'R1' })
  await send(list)
  expect(refused.filter(isRefresh)).toHaveLength(1)
})

test('a read fails with its own error when there is no refresh token', async () => {
  clearToken()
  storeToken({ accessToken: first })
  const calls = answerCalls(() => status(500))
  await expect(send(list)).rejects.toMatchObject({ status: 500 })
  expect(calls).toHaveLength(1)
  expect(readToken()).toBeDefined()
})
