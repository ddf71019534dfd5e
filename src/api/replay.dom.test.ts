import { describe, expect, test, vi } from 'vitest'
import { send } from './client.ts'
import {
  answerCalls,
  bearer,
  beginSignedIn,
  ends,
  first,
  isRefresh,
  json,
  list,
  pair,
  refusing,
  second,
  status,
  tokenOf,
  write,
} from './test-calls.ts'
import { clearToken, readToken, storeToken } from './token.ts'

beginSignedIn()

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

  test('is repeated once at most', async () => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : status(401)))
    await expect(send(list)).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(3)
    expect(ends).not.toHaveBeenCalled()
  })

  test('is repeated when it is a write, because a 401 means that nothing was done', async () => {
    const calls = answerCalls(refusing(pair))
    await send(write)
    expect(calls.map(({ method }) => method)).toEqual(['PATCH', 'POST', 'PATCH'])
    expect(calls[2]?.body).toEqual({ name: 'x' })
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

describe('a read that fails', () => {
  test.each([403, 404, 500, 503])('[ERR-07] with %i is repeated once with a new token', async (code) => {
    const calls = answerCalls((call) => (isRefresh(call) ? pair() : status(code)))
    await expect(send(list)).rejects.toMatchObject({ status: code })
    expect(calls.map(({ url }) => url)).toEqual(['/api/companies', '/api/token/refresh', '/api/companies'])
  })

  test('[AUTH-35] starts no refresh for ten seconds after a refresh, unless the answer is 401', async () => {
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

  test('fails with its own error when there is no refresh token', async () => {
    clearToken()
    storeToken({ accessToken: first })
    const calls = answerCalls(() => status(500))
    await expect(send(list)).rejects.toMatchObject({ status: 500 })
    expect(calls).toHaveLength(1)
    expect(readToken()).toBeDefined()
  })
})

test.each([
  ['a write', write],
  [
    'a resend',
    { method: 'GET', path: 'orders/1/resend-notification', query: { sms: true }, sideEffect: true } as const,
  ],
])('[ERR-07] %s that fails otherwise is neither refreshed nor repeated', async (_name, call) => {
  for (const code of [400, 403, 404, 409, 422, 500, 503]) {
    const calls = answerCalls(() => status(code))
    await expect(send(call)).rejects.toMatchObject({ status: code })
    expect(calls).toHaveLength(1)
  }
})
