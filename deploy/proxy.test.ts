import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createConsole } from './console.ts'
import { apiOf, parseApiUrl, withoutToken } from './proxy.ts'

/** The console in front of another server, over real connections, like `API_URL=… npm start`. */

/** Answers of the other server, by path. Further paths return the request as JSON. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/api/silent': () => {},
}

const server = createServer((request, response) => {
  const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? echo
  void answer(request, response)
})

async function echo(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }))
}

const addressOf = (listening: { address: () => unknown }) => `127.0.0.1:${(listening.address() as AddressInfo).port}`

let upstream: string
let front: Server
let origin: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  upstream = `http://${addressOf(server)}`
  const forward = apiOf(parseApiUrl(upstream))
  const { fetch: answer } = createConsole({ dist: 'no-build', api: forward, hub: forward })
  front = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }) as Server
  await once(front, 'listening')
  origin = `http://${addressOf(front)}`
})
afterAll(() => {
  for (const open of [front, server]) {
    open.close()
    open.closeAllConnections()
  }
})

/** Sends these lines unchanged, unlike `fetch`, and returns the whole answer. */
async function send(request: string, headers: string[] = ['Host: localhost'], body = '') {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write([request, ...headers, 'Connection: close', '', body].join('\r\n'))
  return text(socket)
}

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])
const quiet = () => vi.spyOn(console, 'error').mockReturnValue()

describe('a call', () => {
  test('arrives as sent, and Host names the other server', async () => {
    const headers = { authorization: 'Bearer abc', 'content-type': 'application/ld+json' }
    const init = { method: 'POST', headers, body: '{"name":"é"}' }
    expect(await (await fetch(`${origin}/api/companies?q%5B%5D=id&page=2`, init)).json()).toMatchObject({
      method: 'POST',
      url: '/api/companies?q%5B%5D=id&page=2',
      headers: { ...headers, host: upstream.replace('http://', '') },
      body: '{"name":"é"}',
    })
  })

  test('gets status, headers, every cookie and a redirect, which is not followed', async () => {
    answers['/api/old'] = (_request, response) =>
      response
        .writeHead(302, { Location: 'http://elsewhere.example/', 'Set-Cookie': ['a=1; Path=/', 'b=2; HttpOnly'] })
        .end('{"violations":[]}')
    const answer = await fetch(`${origin}/api/old`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://elsewhere.example/'])
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly'])
    expect(await answer.text()).toBe('{"violations":[]}')
  })

  test('leaves the headers of one connection behind, those that Connection names included', async () => {
    answers['/api/hop'] = (request, response) =>
      response
        .writeHead(200, { Connection: 'keep-alive, X-Hop', 'Keep-Alive': 'timeout=5', 'X-Hop': '1', 'X-Kept': '2' })
        .end(Object.keys(request.headers).join(' '))
    const dropped = [
      'Proxy-Authorization: Basic abc',
      'Proxy-Connection: keep-alive',
      'TE: trailers',
      'Trailer: Expires',
    ]
    const lines = ['Host: localhost', ...dropped, 'Connection: close, X-Secret', 'X-Secret: 1', 'X-Sent: 2']
    const answer = await send('GET /api/hop HTTP/1.1', lines)
    expect(answer).toMatch(/x-sent/)
    expect(answer).not.toMatch(/proxy-|\bte\b|trailer|x-secret/i)
    expect(answer).toMatch(/^x-kept: 2/im)
    expect(answer).not.toMatch(/^(x-hop|keep-alive):/im)
  })
})

describe('a request that no browser sends', () => {
  test('with two Host headers is refused', async () => {
    expect(statusOf(await send('GET /api/companies HTTP/1.1'))).toBe(200)
    expect(statusOf(await send('GET /api/companies HTTP/1.1', ['Host: localhost', 'hOST: elsewhere.example']))).toBe(
      400,
    )
  })

  test.each(['/api/companies', '/.well-known/mercure', '/connexion'])(
    'to %s with credentials in its address, or with TRACE, is refused without an error in the log',
    async (path) => {
      const logged = quiet()
      expect(statusOf(await send(`GET http://x@evil${path} HTTP/1.1`))).toBe(400)
      expect(statusOf(await send(`GET http://:secret@evil${path} HTTP/1.1`))).toBe(400)
      const traced = await send(`TRACE ${path} HTTP/1.1`)
      expect(statusOf(traced)).toBe(405)
      expect(traced).toMatch(/^allow: .*GET/im)
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test('may have a full address in its first line', async () => {
    expect(await send('GET http://localhost/api/companies HTTP/1.1')).toContain('"url":"/api/companies"')
  })

  test('that waits for « 100 Continue » before its body is answered', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const lines = ['Host: localhost', 'Expect: 100-continue', 'Content-Length: 8', 'Connection: close']
    socket.write(['POST /api/companies HTTP/1.1', ...lines, '', ''].join('\r\n'))
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write('{"id":1}')
    const answer = await text(socket)
    expect(answer).toContain(String.raw`"body":"{\"id\":1}"`)
    expect(answer).not.toContain('100-continue')
  })
})

describe('[LIVE-05] the hub of the other server', () => {
  test('is announced at the address of the console, the only one that the browser may call', async () => {
    const documentation = `<${upstream}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`
    const elsewhere = '<https://hub.example.org/.well-known/mercure>; rel="mercure"'
    const linkFor = async (link: string) => {
      answers['/api/orders'] = (_request, response) => response.setHeader('Link', link).end('{}')
      return (await fetch(`${origin}/api/orders`)).headers.get('link')
    }
    expect(await linkFor(`${documentation},<${upstream}/.well-known/mercure>; rel="mercure"`)).toBe(
      `${documentation},</.well-known/mercure>; rel="mercure"`,
    )
    expect(await linkFor(`<${upstream}/.well-known/mercure?key=1>; rel="mercure"`)).toBe(
      '</.well-known/mercure?key=1>; rel="mercure"',
    )
    expect(await linkFor(elsewhere)).toBe(elsewhere)
    expect(await linkFor(`<${upstream}/.well-known/mercure-other>; rel="x"`)).toContain(upstream)
  })

  test('receives the topics, streams its events one by one, and is closed when the browser disconnects', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    let say: (line: string) => void = () => {}
    let asked = ''
    answers['/.well-known/mercure'] = (request, response) => {
      asked = request.url ?? ''
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n')
      say = (line) => response.write(line)
      response.on('close', leave)
    }
    const given = new AbortController()
    const hub = await fetch(`${origin}/.well-known/mercure?topic=x`, { signal: given.signal })
    const reader = hub.body?.getReader()
    const read = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe(':\n')
    expect(asked).toBe('/.well-known/mercure?topic=x')
    for (const line of ['data: 1\n\n', 'data: 2\n\n']) {
      say(line)
      expect(await read()).toBe(line)
    }
    given.abort()
    await left
  })
})

describe('a server that', () => {
  const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:4173${path}`, init)

  test('is down is a 502, and one that does not answer a 504', async () => {
    const logged = quiet()
    expect((await apiOf(parseApiUrl('http://127.0.0.1:9'))(ask('/api/companies'))).status).toBe(502)
    const late = await apiOf(parseApiUrl(upstream), { timeoutMs: 50 })(ask('/api/silent'))
    expect([late.status, await late.json()]).toEqual([504, { title: 'Gateway Timeout', status: 504 }])
    expect(logged).toHaveBeenCalledTimes(2)
  })

  test('does not answer has 60 s', async () => {
    quiet()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const settled = vi.fn()
    const answered = apiOf(parseApiUrl(upstream))(ask('/api/silent')).then((answer) => (settled(), answer))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await answered).status).toBe(504)
  })

  test('has begun its answer may take longer than that', async () => {
    answers['/api/export'] = (_request, response) => {
      response.write('first ')
      setTimeout(() => response.end('second'), 150)
    }
    const answer = await apiOf(parseApiUrl(upstream), { timeoutMs: 100 })(ask('/api/export'))
    expect(await answer.text()).toBe('first second')
  })

  test('breaks off ends the connection to the browser, and the log has one plain line', async () => {
    const logged = quiet()
    answers['/api/cut'] = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
      response.write('{"hydra:member":[', () => response.destroy())
    }
    await expect(fetch(`${origin}/api/cut`).then((cut) => cut.text())).rejects.toThrow(TypeError)
    expect(logged.mock.calls).toEqual([[`GET /api/cut: ${upstream} broke off its answer.`, expect.any(String)]])
  })

  test.each([
    '/api/forgot-password/eyJ0.eyJ1.abc',
    '/API/forgot-password//eyJ0.eyJ1.abc',
    '/api/forgot-password/eyJ0/abc',
    '/api/forgot%2dpassword/eyJ0.abc',
    '/api%2Fforgot-password%2feyJ0.abc',
  ])('fails leaves no token of %s in the log', async (path) => {
    const logged = quiet()
    await apiOf(parseApiUrl('http://127.0.0.1:9'))(ask(path, { method: 'POST' }))
    answers[path] = () => {}
    await apiOf(parseApiUrl(upstream), { timeoutMs: 10 })(ask(path, { method: 'POST' }))
    const lines = logged.mock.calls.flat().join('\n')
    expect(lines).toMatch(/forgot-password\/+\*\*\*: /)
    expect(lines).not.toMatch(/eyJ|abc/)
  })
})

test.each([
  ['/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc', '/reinitialisation-mot-de-passe/***'],
  ['/api/forgot-password', '/api/forgot-password'],
  ['/api/orders/%C3%A9', '/api/orders/%C3%A9'],
  ['/api/forgot%2dpassword/abc%E9', '/***'],
])('%s is logged as %s', (path, logged) => expect(withoutToken(path)).toBe(logged))

test.each([
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/api', 'https://api.example.org'],
  ['http://localhost:8080/api/', 'http://localhost:8080'],
])('--api %s is %s', (address, expected) => expect(parseApiUrl(address).origin).toBe(expected))

test.each(['api.example.org', '', 'ftp://api.example.org', 'https://api.example.org/v2'])(
  '--api %s is refused with a sentence',
  (address) => expect(() => parseApiUrl(address)).toThrow(`--api ${address} is not the address of a server`),
)
