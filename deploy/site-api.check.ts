import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installedServers } from '../tools/servers.ts'
import { apiHeaders, bundleHeaders } from './headers.ts'
import { startSite } from './site.ts'

const index = () => readFileSync('dist/index.html', 'utf8')

describe.each(installedServers())('%s', (server) => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite(server)
  }, 30_000)
  afterAll(() => site.stop())

  const [silence, down] = server === 'Apache' ? [502, 503] : [504, 502]

  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })

  /** Sends these lines unchanged, unlike `fetch`, and returns the start of the answer. */
  async function send(request: string, ...headers: string[]) {
    const socket = connectSocket(Number(new URL(site.origin).port), '127.0.0.1')
    socket.write([request, `Host: ${new URL(site.origin).host}`, ...headers, '', ''].join('\r\n'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString()
  }

  describe('connections', () => {
    test('are HTTP/2 over TLS', async () => {
      const session = connect(site.secure, { rejectUnauthorized: false })
      const stream = session.request({ ':path': '/connexion' })
      const [headers] = (await once(stream, 'response')) as [Record<string, string>]
      expect([session.alpnProtocol, headers[':status'], headers['x-frame-options']]).toEqual(['h2', 200, 'DENY'])
      expect(await text(stream)).toBe(index())
      session.close()
    })

    test('without TLS lead to TLS', async () => {
      const answer = await fetch(`${site.plain}/societes?page=2`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/societes?page=2'])
    })

    test.each([
      [200, 'Connection: keep-alive'],
      [200, 'Connection: Upgrade, HTTP2-Settings'],
      [400, 'Host: elsewhere.example'],
    ])('are answered with %s to « %s »', async (status, line) => {
      expect(await send('GET /connexion HTTP/1.1', line)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    })

    test('for another host do not reach the API', async () => {
      const answer = await send('GET http://x@evil/api/companies HTTP/1.1')
      // Caddy answers a host that it does not serve with an empty page.
      expect(answer).toMatch(server === 'Caddy' ? /^HTTP\/1.1 200 [^]*\r\nContent-Length: 0\r\n/ : /^HTTP\/1.1 400/)
    })

    test('that name a header of their own do not pass it on', async () => {
      const answer = await send('GET /api/echo HTTP/1.1', 'Connection: close, X-Secret', 'X-Secret: hidden')
      expect(answer).toMatch(server === 'nginx' ? /^HTTP\/1.1 400/ : /^HTTP\/1.1 200/)
      expect(answer).not.toContain('hidden')
    })

    test.each<[number, string, ...string[]]>([
      [405, 'TRACE /api/companies HTTP/1.1'],
      [100, 'POST /api/echo HTTP/1.1', 'Expect: 100-continue', 'Content-Length: 2'],
    ])('are answered with %s to « %s », as by npm start', async (status, request, ...headers) => {
      expect(await send(request, ...headers)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    })
  })

  describe('/api', () => {
    test('goes to the API as it was sent, and its answer comes back as it is', async () => {
      const refused = await get('/api/companies?page=1&q%5B%5D=id')
      expect(refused.status).toBe(401)

      const signedIn = await fetch(`${site.origin}/api/login_check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' }),
      })
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      const list = await get('/api/companies?page=1&q%5B%5D=id', { authorization: `Bearer ${accessToken}` })
      expect(list.status).toBe(200)
      expect(((await list.json()) as Record<string, unknown[]>)['hydra:member']?.length).toBeGreaterThan(0)
    })

    test.each(['/api/companies', '/api/docs', '/api/docs.html', '/api/media/1.svg', '/api/forgot-password/eyJ0'])(
      '%s has the headers of npm start',
      async (path) => {
        const { headers } = await get(path)
        const sent = Object.keys(apiHeaders(path)).map((name) => [name, headers.get(name)])
        expect(Object.fromEntries(sent)).toEqual(apiHeaders(path))
      },
    )

    test('serves its documentation with its scripts', async () => {
      expect(await (await get('/api/docs')).text()).toBe('/api/docs')
      const answer = await get('/bundles/apiplatform/swagger-ui.js')
      expect(await answer.text()).toBe('/bundles/apiplatform/swagger-ui.js')
      const sent = Object.keys(bundleHeaders).map((name) => [name, answer.headers.get(name)])
      expect(Object.fromEntries(sent)).toEqual(bundleHeaders)
    })

    test('does not receive headers for one connection, and neither does the browser', async () => {
      const sent = {
        'proxy-authorization': 'Basic abc',
        'proxy-connection': 'keep-alive',
        te: 'trailers',
        trailer: 'x',
      }
      const kept = { authorization: 'Bearer abc', 'x-kept': '1' }
      const received = (await (await get('/api/echo', { ...sent, ...kept })).json()) as object
      expect(received).toMatchObject(kept)
      expect(Object.keys(received)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(proxy-|te$|trailer$)/)]),
      )
      expect((await get('/api/docs')).headers.get('upgrade')).toBeNull()
    })

    test('refuses a body of more than 1 MB', async () => {
      const statusOf = async (bytes: number) =>
        (await fetch(`${site.origin}/api/companies`, { method: 'POST', body: 'x'.repeat(bytes) })).status
      expect(await statusOf(1024 * 1024)).toBe(401)
      // Caddy before 2.7 answers 502.
      expect(server === 'Caddy' ? [413, 502] : [413]).toContain(await statusOf(1024 * 1024 + 1))
    })

    test('streams the events of its hub one by one, without the timeout of other answers', async () => {
      const hub = await get('/.well-known/mercure?topic=*')
      const sent = Object.keys(apiHeaders('')).map((name) => [name, hub.headers.get(name)])
      expect(Object.fromEntries(sent)).toEqual(apiHeaders(''))
      const reader = hub.body?.getReader()
      const read = async () => new TextDecoder().decode((await reader?.read())?.value)
      expect(await read()).toBe(':\n')
      await new Promise((later) => setTimeout(later, 1_500))
      const login = { username: 'superadmin', password: 'Motdepasse!2023' }
      const headers = { 'content-type': 'application/json' }
      const signedIn = await fetch(`${site.origin}/api/login_check`, {
        method: 'POST',
        headers,
        body: JSON.stringify(login),
      })
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      await fetch(`${site.origin}/api/companies/1`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/merge-patch+json' },
        body: '{"name":"Vaima Mercure"}',
      })
      expect(await read()).toContain('Vaima Mercure')
      await reader?.cancel()
    })

    test(`is a ${silence} when the server does not answer`, async () => {
      expect((await get('/api/silent')).status).toBe(silence)
    })

    test(`is a ${down}, and not a page of the console, when the server is down`, async () => {
      const lost = '/api/forgot-password/eyJ0.secret/silent'
      expect((await fetch(site.origin + lost, { method: 'POST' })).status).toBe(silence)
      await site.stopApi()
      const answer = await get('/api/companies')
      expect(answer.status).toBe(down)
      expect(await answer.text()).not.toContain('id="root"')
      expect((await fetch(site.origin + lost, { method: 'POST' })).status).toBe(down)
    })
  })

  test('no log holds the token of a reset link', async () => {
    for (const start of [site.origin, site.plain])
      await fetch(`${start}/reinitialisation-mot-de-passe/eyJ0.secret`, { redirect: 'manual' })
    await get(`/reinitialisation-mot-de-passe/eyJ0.${'secret'.repeat(60)}`)
    await get('/api//forgot-password/eyJ0.secret')
    await get('/api/forgot%2dpassword/eyJ0.secret')
    await get('/api%2Fforgot-password%2FeyJ0.secret')
    await send('GET /api/x/../forgot-password/eyJ0.secret HTTP/1.1')
    const log = () => readFileSync(join(site.home, 'access.log'), 'utf8')
    const logged = (pattern: RegExp) => entriesOf(log()).filter((entry) => pattern.test(entry))
    await vi.waitFor(() => expect(logged(/^GET \/+reinitialisation-mot-de-passe\/\*\*\* /)).toHaveLength(3))
    await vi.waitFor(() => expect(logged(/^GET \/api\/\/forgot-password\/\*\*\* /)).toHaveLength(1))
    await vi.waitFor(() => expect(logged(/^GET \/api\/\*\*\* /)).toHaveLength(3))
    expect(logged(/^POST \/api\/forgot-password\/\*\*\* 50[234]$/)).toHaveLength(2)
    const errors = readFileSync(join(site.home, 'error.log'), 'utf8')
    // Checks that the log of errors works: it contains the failures of other calls. Caddy writes both into one file.
    const failure = {
      nginx: /GET \/api\/companies/,
      Caddy: /"uri":"\/api\/companies".*"status":502/,
      Apache: /refused.*127\.0\.0\.1/,
    }
    expect(errors + log()).toMatch(failure[server])
    expect(log() + errors).not.toMatch(/secret/)
  })
})

/** Entries of a log as `GET /path 200`. Caddy writes JSON, the others write the format of Apache. */
function entriesOf(log: string) {
  const lines = log.matchAll(/"(?<method>\w+) (?<uri>\S+) HTTP\/[\d.]+" (?<status>\d+)/g)
  const caddy = log.matchAll(/"method":"(?<method>\w+)".*?"uri":"(?<uri>[^"]*)".*?"status":(?<status>\d+)/g)
  return [...lines, ...caddy].map(({ groups }) => `${groups?.['method']} ${groups?.['uri']} ${groups?.['status']}`)
}
