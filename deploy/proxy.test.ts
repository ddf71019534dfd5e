// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { apiOf, parseApiUrl } from './proxy.ts'

const open: { close: () => void }[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

/** A server of somebody else that answers as told; gives the handler that forwards to it. */
async function upstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { forward: apiOf(parseApiUrl(`http://127.0.0.1:${port}`)), host: `127.0.0.1:${port}` }
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:4173${path}`, init)

test('method, path, query, headers and body arrive as sent; only Host is the other server', async () => {
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

test('a redirect is handed on, never followed', async () => {
  const { forward } = await upstream((request, response) => {
    if (request.url !== '/api/old') throw new Error('The redirect was followed.')
    response.writeHead(302, { Location: 'http://elsewhere.example/' }).end()
  })
  const answer = await forward(ask('/api/old'))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://elsewhere.example/'])
})

test('an answer is streamed, not collected', async () => {
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

test('a server that is down is a plain 502', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const answer = await apiOf(parseApiUrl('http://127.0.0.1:9'))(ask('/api/companies'))
  expect(answer.status).toBe(502)
  expect(said).toHaveBeenCalledOnce()
})

test.each([
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['https://api.example.org/api', 'https://api.example.org'],
  ['http://localhost:8080/api/', 'http://localhost:8080'],
])('API_URL %s is %s', (text, origin) => expect(parseApiUrl(text).origin).toBe(origin))

test.each(['api.example.org', '', 'ftp://api.example.org', 'https://api.example.org/v2'])(
  'API_URL %s is refused in plain words',
  (text) => expect(() => parseApiUrl(text)).toThrow('API_URL is not the address of a server'),
)
