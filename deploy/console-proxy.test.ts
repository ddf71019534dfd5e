import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createConsole } from './console.ts'
import { apiOf } from './proxy.ts'

/** The console in front of another server, over real connections, like `API_URL=… npm start`. */

/** Answers of the other server, by path. Further paths return the request as JSON. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {}

const server = createServer((request, response) => {
  const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? echo
  void answer(request, response)
})

async function echo(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request
  response.end(JSON.stringify({ method, url, headers, body: await text(request) }))
}

const portOf = (listening: { address: () => unknown }) => (listening.address() as AddressInfo).port

let upstream: string
let port: number
let close: () => void

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  upstream = `http://127.0.0.1:${portOf(server)}`
  const forward = apiOf(new URL(upstream))
  const { fetch: answer } = createConsole({ dist: 'no-build', api: forward, hub: forward })
  const front = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await once(front, 'listening')
  port = portOf(front)
  close = () => front.close()
})
afterAll(() => {
  close()
  server.close()
  server.closeAllConnections()
})

/** Sends these lines unchanged, unlike `fetch`, and returns the whole answer. */
async function send(request: string, headers: string[] = ['Host: localhost'], body = '') {
  const socket = connect(port, '127.0.0.1')
  socket.write([request, ...headers, 'Connection: close', '', body].join('\r\n'))
  return text(socket)
}

const statusOf = (answer: string) => Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])

describe('a request that no browser sends', () => {
  test('with two Host headers is refused', async () => {
    const statusWith = async (...headers: string[]) => statusOf(await send('GET /api/companies HTTP/1.1', headers))
    expect(await statusWith('Host: localhost')).toBe(200)
    expect(await statusWith('Host: localhost', 'hOST: elsewhere.example')).toBe(400)
  })

  test.each(['/api/companies', '/.well-known/mercure', '/connexion'])(
    'whose address has credentials is refused (%s), without an error in the log',
    async (path) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue()
      expect(statusOf(await send(`GET http://x@evil${path} HTTP/1.1`))).toBe(400)
      expect(statusOf(await send(`GET http://:secret@evil${path} HTTP/1.1`))).toBe(400)
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test('may have a full address in its first line', async () => {
    const answer = await send('GET http://localhost/api/companies HTTP/1.1')
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('"url":"/api/companies"')
  })

  test.each(['/api/companies', '/.well-known/mercure', '/connexion'])(
    'TRACE %s is a method that is not allowed, without an error in the log',
    async (path) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue()
      const answer = await send(`TRACE ${path} HTTP/1.1`)
      expect(statusOf(answer)).toBe(405)
      expect(answer).toMatch(/^allow: .*GET/im)
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test('that waits for « 100 Continue » before its body is answered', async () => {
    const socket = connect(port, '127.0.0.1')
    const lines = ['Host: localhost', 'Expect: 100-continue', 'Content-Length: 8', 'Connection: close']
    socket.write(['POST /api/companies HTTP/1.1', ...lines, '', ''].join('\r\n'))
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write('{"id":1}')
    const answer = await text(socket)
    expect(statusOf(answer)).toBe(200)
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
      return (await fetch(`http://127.0.0.1:${port}/api/orders`)).headers.get('link')
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
    const hub = await fetch(`http://127.0.0.1:${port}/.well-known/mercure?topic=x`, { signal: given.signal })
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
