import { describe, expect, test, vi } from 'vitest'
import { setApiHost } from './addresses.ts'
import { follow, send } from './client.ts'
import { beginReading } from './http.ts'
import { answerCalls, beginSignedIn, ends, first, json, silence } from './test-calls.ts'
import { clearToken, readToken } from './token.ts'

const companies = { method: 'GET', path: 'companies', query: { page: 1 } } as const

beginSignedIn()

describe('a call', () => {
  test('[API-02] [API-04] [API-79] carries the token and only three headers', async () => {
    const calls = answerCalls(() => json([]))
    await send(companies)
    expect(calls[0]).toMatchObject({ method: 'GET', url: '/api/companies?page=1' })
    expect(calls[0]?.headers).toEqual({ accept: 'application/ld+json', authorization: `Bearer ${first}` })
  })

  test('[API-01] goes to the configured host, without cookies and referrer, and follows no redirect', async () => {
    setApiHost('https://api.pf/')
    const fetched = vi.fn((_request: Request) => json({}))
    vi.stubGlobal('fetch', fetched)
    await send(companies)
    const { url, credentials, redirect, referrerPolicy } = fetched.mock.calls[0]![0]
    expect([url, credentials, redirect, referrerPolicy]).toEqual([
      'https://api.pf/api/companies?page=1',
      'omit',
      'error',
      'no-referrer',
    ])
  })

  test('a read bypasses the browser cache, and a read with an effect is not stored in it', async () => {
    const calls = answerCalls(() => json({}))
    // Request in the test environment drops the cache mode.
    const modes: (RequestCache | undefined)[] = []
    const Plain = Request
    const Recording = function (input: string, init: RequestInit) {
      modes.push(init.cache)
      return new Plain(input, init)
    }
    vi.stubGlobal('Request', Object.assign(Recording, { prototype: Plain.prototype }))
    await send(companies)
    beginReading(new URL('companies', location.origin))
    await send({ method: 'GET', path: 'orders/1/resend-notification', sideEffect: true })
    await send({ method: 'POST', path: 'companies', body: {} })
    expect(modes).toEqual(['no-cache', 'no-cache', 'no-store', undefined])
    // A cache header set by the console would fail the preflight.
    for (const { headers } of calls) expect(headers).not.toHaveProperty('cache-control')
  })

  const unreadableBodies = ['<!DOCTYPE html><p>Bonjour', '{"hydra:member":[{"@id"', 'Warning: foo in bar.php\n{}']
  test.each(unreadableBodies)('[N19] [N33] answered with %j is unreadable', async (text) => {
    answerCalls(() => new Response(text))
    await expect(send(companies)).rejects.toMatchObject({ kind: 'unreadable', status: 200 })
  })

  test.each([413, 429])('[N34] refused by a proxy with %i and HTML is sent once and has no sentence', async (code) => {
    const headers = { 'Content-Type': 'text/html', 'Retry-After': '1' }
    const calls = answerCalls(() => new Response('<h1>nginx</h1>', { status: code, headers }))
    const refused = send({ method: 'POST', path: 'companies', body: {} })
    await expect(refused).rejects.toMatchObject({
      kind: 'status',
      status: code,
      description: undefined,
      retryAfterMs: 1_000,
    })
    expect(calls).toHaveLength(1)
  })

  test.each<[rule: string, answer: () => Response, data: unknown]>([
    ['[N17] without a body', () => new Response(null, { status: 204 }), undefined],
    ['[N17] with an empty body', () => new Response('', { status: 200 }), undefined],
    ['[N17] with a blank body', () => new Response(' \r\n', { status: 200 }), undefined],
    ['[N18] to a creation, without a Location header', () => json({ id: 9 }, 201), { id: 9 }],
    ['[N33] with a byte order mark', () => new Response(new TextEncoder().encode('\uFEFF{"id":1}')), { id: 1 }],
  ])('an answer %s is read', async (_rule, answer, data) => {
    answerCalls(answer)
    await expect(send({ method: 'POST', path: 'companies', body: {} })).resolves.toEqual(data)
  })

  test('[ERR-55] [N35] [N37] without an answer fails as a network error, and the token is not refreshed', async () => {
    const calls = answerCalls(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(send(companies)).rejects.toMatchObject({ kind: 'network', status: undefined })
    expect(calls).toHaveLength(1)
    expect(readToken()?.accessToken).toBe(first)
  })

  test('is aborted after thirty seconds, even when the answer stalls in its body', async () => {
    vi.useFakeTimers()
    answerCalls(silence)
    const failed = send(companies).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({ kind: 'timeout' })
  })
})

test('[AUTH-36] without a token no call is made', async () => {
  clearToken()
  const calls = answerCalls(() => json({}))
  await expect(send(companies)).rejects.toMatchObject({ kind: 'session' })
  expect(calls).toEqual([])
  expect(ends.mock.calls).toEqual([[{ why: 'missing' }]])
})

test('[API-82] a link to another host is not asked for', async () => {
  const calls = answerCalls(() => json([]))
  await expect(follow('//evil.test/api', {})).rejects.toMatchObject({ kind: 'unreadable' })
  expect(calls).toEqual([])
})
