import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { afterEach, expect, test, vi } from 'vitest'
import { apiOf, parseApiUrl, withoutToken } from './proxy.ts'

const open: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  open.splice(0).forEach((server) => {
    server.close()
    server.closeAllConnections()
  })
})

/** Starts another server with this answer, and returns the handler that forwards to it. */
async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void, options = {}) {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { forward: apiOf(parseApiUrl(`http://127.0.0.1:${port}`), options), host: `127.0.0.1:${port}` }
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:4173${path}`, init)

test('method, path, query, headers and body arrive as sent, and Host names the other server', async () => {
  const { forward, host } = await upstream((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { method, url, headers } = request
      response.end(JSON.stringify({ method, url, headers, body }))
    })
  })
  const headers = { authorization: 'Bearer abc', 'content-type': 'application/ld+json', host: 'localhost:4173' }
  const answer = await forward(
    ask('/api/companies?q%5B%5D=id&page=2', { method: 'POST', headers, body: '{"name":"é"}' }),
  )
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/api/companies?q%5B%5D=id&page=2',
    headers: { authorization: 'Bearer abc', 'content-type': 'application/ld+json', host },
    body: '{"name":"é"}',
  })
})

test('status, headers and every cookie come back', async () => {
  const { forward } = await upstream((_request, response) => {
    response.writeHead(422, { 'Content-Type': 'application/ld+json', 'Set-Cookie': ['a=1; Path=/', 'b=2; HttpOnly'] })
    response.end('{"violations":[]}')
  })
  const answer = await forward(ask('/api/companies'))
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/ld+json')
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly'])
  expect(await answer.text()).toBe('{"violations":[]}')
})

test('a redirect is passed on and not followed', async () => {
  const { forward } = await upstream((request, response) => {
    if (request.url !== '/api/old') throw new Error('The redirect was followed.')
    response.writeHead(302, { Location: 'http://elsewhere.example/' }).end()
  })
  const answer = await forward(ask('/api/old'))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://elsewhere.example/'])
})

test('an answer is streamed before it is complete', async () => {
  let finish = () => {}
  const { forward } = await upstream((_request, response) => {
    response.write('first ')
    finish = () => response.end('second')
  })
  const reader = (await forward(ask('/api/export'))).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first ')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second')
})

test('headers for one connection do not pass, those that Connection names included', async () => {
  let received: IncomingMessage['headers'] = {}
  const { forward } = await upstream((request, response) => {
    received = request.headers
    response.writeHead(200, {
      Connection: 'keep-alive, X-Hop',
      'Keep-Alive': 'timeout=5',
      'Proxy-Authenticate': 'Basic',
      Upgrade: 'h2c',
      'X-Hop': '1',
      'X-Kept': '2',
    })
    response.end()
  })
  const headers = {
    connection: 'close, X-Secret',
    'keep-alive': 'timeout=5',
    'proxy-authorization': 'Basic abc',
    'proxy-connection': 'keep-alive',
    te: 'trailers',
    trailer: 'Expires',
    upgrade: 'websocket',
    'x-secret': '1',
    'x-kept': '2',
  }
  const answer = await forward(ask('/api/companies', { headers }))
  const { connection, ...others } = received
  const sent = Object.keys(headers).filter((name) => name in others)
  expect(sent).toEqual(['x-kept'])
  // The HTTP client adds a Connection header.
  expect(connection).not.toContain('X-Secret')
  const passed = [...answer.headers.keys()]
  expect(passed).toContain('x-kept')
  for (const name of ['connection', 'keep-alive', 'proxy-authenticate', 'upgrade', 'x-hop'])
    expect(passed).not.toContain(name)
})

test('a server that is down is a 502', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const answer = await apiOf(parseApiUrl('http://127.0.0.1:9'))(ask('/api/companies'))
  expect(answer.status).toBe(502)
  expect(logged).toHaveBeenCalledOnce()
})

test('a server that does not answer is a 504', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { forward } = await upstream(() => {}, { timeoutMs: 50 })
  const answer = await forward(ask('/api/companies'))
  expect([answer.status, await answer.json()]).toEqual([504, { title: 'Gateway Timeout', status: 504 }])
  expect(logged).toHaveBeenCalledOnce()
})

test('the timeout is 60 s', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { forward } = await upstream(() => {})
  const settled = vi.fn()
  const answered = forward(ask('/api/companies')).then((answer) => (settled(), answer))
  await vi.advanceTimersByTimeAsync(59_900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect((await answered).status).toBe(504)
})

test('an answer that has begun may take longer than that', async () => {
  const { forward } = await upstream(
    (_request, response) => {
      response.write('first ')
      setTimeout(() => response.end('second'), 150)
    },
    { timeoutMs: 100 },
  )
  expect(await (await forward(ask('/api/export'))).text()).toBe('first second')
})

test('an answer that breaks off ends the connection to the browser, and the log has one plain line', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { forward, host } = await upstream((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
    response.write('{"hydra:member":[', () => response.destroy())
  })
  const server = serve({
    fetch: (request, env) => forward(request, env as HttpBindings),
    port: 0,
    hostname: '127.0.0.1',
  }) as Server
  open.push(server)
  await once(server, 'listening')
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/companies`)
  await expect(answer.then((cut) => cut.text())).rejects.toThrow(TypeError)
  expect(logged.mock.calls).toEqual([[`GET /api/companies: http://${host} broke off its answer.`, expect.any(String)]])
})

test.each([
  '/api/forgot-password/eyJ0.eyJ1.abc',
  '/API/forgot-password//eyJ0.eyJ1.abc',
  '/api/forgot-password/eyJ0/abc',
  '/api/forgot%2dpassword/eyJ0.abc',
  '/api%2Fforgot-password%2feyJ0.abc',
])('the token of %s is not logged', async (path) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await apiOf(parseApiUrl('http://127.0.0.1:9'))(ask(path, { method: 'POST' }))
  const { forward } = await upstream(() => {}, { timeoutMs: 10 })
  await forward(ask(path, { method: 'POST' }))
  const lines = logged.mock.calls.flat().join('\n')
  expect(lines).toMatch(/forgot-password\/+\*\*\*: /)
  expect(lines).not.toMatch(/eyJ|abc/)
})

test('the token in the address of the screen is masked too, and other paths stay readable', () => {
  expect(withoutToken('/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc')).toBe('/reinitialisation-mot-de-passe/***')
  expect(withoutToken('/api/forgot-password')).toBe('/api/forgot-password')
  expect(withoutToken('/api/orders/12')).toBe('/api/orders/12')
  expect(withoutToken('/api/orders/%C3%A9')).toBe('/api/orders/%C3%A9')
  expect(withoutToken('/api/forgot%2dpassword/abc%E9')).toBe('/***')
})

test.each([
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['https://api.example.org/api', 'https://api.example.org'],
  ['http://localhost:8080/api/', 'http://localhost:8080'],
])('--api %s is %s', (text, origin) => expect(parseApiUrl(text).origin).toBe(origin))

test.each(['api.example.org', '', 'ftp://api.example.org', 'https://api.example.org/v2'])(
  '--api %s is refused with a sentence',
  (text) => expect(() => parseApiUrl(text)).toThrow(`--api ${text} is not the address of a server`),
)
