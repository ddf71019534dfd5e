import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installedServers } from '../tools/programs.ts'
import { apiHeaders, bundleHeaders, securityHeaders } from './headers.ts'
import { startSite } from './site.ts'

const index = () => readFileSync('dist/index.html', 'utf8')
const hashed = () => readdirSync('dist/assets').find((name) => /^first-.*\.js$/.test(name)) ?? ''

/** The headers of an answer that are expected to be there. */
const sentOf = ({ headers }: Response, expected: Record<string, string>) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))

/** The samples for the web servers, each in its real server. */
describe.each(installedServers())('%s', (server) => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite(server)
  }, 30_000)
  afterAll(() => site.stop())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })

  const [silence, down] = server === 'Apache' ? [502, 503] : [504, 502]

  /** Sends these lines unchanged, unlike `fetch`, and returns the start of the answer. */
  async function send(request: string, ...headers: string[]) {
    const socket = connectSocket(Number(new URL(site.origin).port), '127.0.0.1')
    socket.write([request, `Host: ${new URL(site.origin).host}`, ...headers, '', ''].join('\r\n'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString()
  }

  describe('screens', () => {
    test.each([
      '/',
      '/connexion',
      '/societes/detail/12',
      '/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc',
      '/livraisons?page=2',
    ])('%s is index.html, which the browser revalidates each time', async (path) => {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([200, index()])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    })

    test.each(['/assets/start-old.js', '/assets/unknown', '/none.ico', '/machines/none.svg'])(
      '%s is missing: it is not a screen, and the browser does not keep the answer',
      async (path) => {
        const answer = await get(path)
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain('id="root"')
        expect(answer.headers.get('cache-control')).toBe('no-store')
      },
    )
  })

  describe('files', () => {
    test('with a hash in their names never expire, and are compressed', async () => {
      const answer = await get(`/assets/${hashed()}`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toMatch(/javascript/)
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(await answer.text()).toBe(readFileSync(join('dist/assets', hashed()), 'utf8'))
      const known = await get(`/assets/${hashed()}`, { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(known.status).toBe(304)
    })

    test('of the camera have the content type of WebAssembly', async () => {
      const wasm = readdirSync('dist/assets').find((name) => name.endsWith('.wasm'))
      expect((await get(`/assets/${wasm}`)).headers.get('content-type')).toBe('application/wasm')
    })

    // Apache compresses each answer.
    test.skipIf(server === 'Apache')('that are compressed already are sent unchanged', async () => {
      const content = 'before'.repeat(200)
      writeFileSync(join(site.home, 'dist/assets/made.js'), 'not this one')
      writeFileSync(join(site.home, 'dist/assets/made.js.gz'), gzipSync(content))
      expect(await (await get('/assets/made.js')).text()).toBe(content)
      expect(gunzipSync(readFileSync(join(site.home, 'dist/assets/made.js.gz'))).toString()).toBe(content)
    })

    test('[APP-05] of the service worker and of the manifest are checked at every visit', async () => {
      const worker = await get('/worker.js')
      expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(await worker.text()).toBe(readFileSync('dist/worker.js', 'utf8'))
      const manifest = await get('/manifest.webmanifest')
      expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
      for (const answer of [worker, manifest]) expect(answer.headers.get('cache-control')).toBe('no-cache')
      const known = await get('/worker.js', { 'if-none-match': worker.headers.get('etag') ?? '' })
      expect(known.status).toBe(304)
    })

    test('without a hash are revalidated', async () => {
      const logo = await get('/logo.svg')
      expect(logo.headers.get('cache-control')).toBe('no-cache')
      expect(logo.headers.get('content-type')).toBe('image/svg+xml')
    })

    test.each(['/assets/left.js.map', '/.vite/manifest.json', '/.env'])('%s is not public', async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toMatch(/secret|start-/)
    })

    test.each(['/..%2ferror.log', '/assets/..%2f..%2ferror.log'])('%s does not leave the folder', async (path) => {
      const answer = await get(path)
      // Caddy takes the address for a screen.
      const isScreen = server === 'Caddy' && (await answer.text()) === index()
      expect([400, 404]).toContain(isScreen ? 404 : answer.status)
    })
  })

  describe('config.json', () => {
    test('is that of the build', async () => {
      const answer = await get('/config.json')
      expect([answer.status, await answer.json()]).toEqual([200, { $schema: './config.schema.json' }])
    })

    // Apache answers 404, which the console takes for an empty file.
    test.skipIf(server === 'Apache')('is empty without a file, and is revalidated each time', async () => {
      rmSync(join(site.home, 'dist/config.json'))
      const answer = await get('/config.json')
      expect([answer.status, await answer.json()]).toEqual([200, {}])
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    })

    test('is the file of the deployment', async () => {
      writeFileSync(join(site.home, 'dist/config.json'), '{"apiHost":"https://api.example.org"}')
      const answer = await get('/config.json')
      expect(await answer.json()).toEqual({ apiHost: 'https://api.example.org' })
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      rmSync(join(site.home, 'dist/config.json'))
    })
  })

  test('the security headers are those of npm start, on every answer that is not the API', async () => {
    for (const path of [
      '/',
      '/connexion',
      '/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc',
      '/logo.svg',
      '/favicon.ico',
      `/assets/${hashed()}`,
      '/config.json',
      '/worker.js',
      '/manifest.webmanifest',
      '/assets/none.js',
    ])
      expect(sentOf(await get(path), securityHeaders(path)), path).toEqual(securityHeaders(path))
    const posted = await fetch(`${site.origin}/connexion`, { method: 'POST' })
    expect(posted.status).toBe(405)
    expect(sentOf(posted, securityHeaders('/connexion'))).toEqual(securityHeaders('/connexion'))
  })

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
    /** Signs in, and returns the header of its token. */
    async function signIn() {
      const body = JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${site.origin}/api/login_check`, { method: 'POST', headers, body })
      return { authorization: `Bearer ${((await answer.json()) as { accessToken: string }).accessToken}` }
    }

    test('goes to the API as it was sent, and its answer comes back as it is', async () => {
      const refused = await get('/api/companies?page=1&q%5B%5D=id')
      expect(refused.status).toBe(401)
      const list = await get('/api/companies?page=1&q%5B%5D=id', await signIn())
      expect(list.status).toBe(200)
      expect(((await list.json()) as Record<string, unknown[]>)['hydra:member']?.length).toBeGreaterThan(0)
    })

    test.each(['/api/companies', '/api/docs', '/api/docs.html', '/api/media/1.svg', '/api/forgot-password/eyJ0'])(
      '%s has the headers of npm start',
      async (path) => {
        expect(sentOf(await get(path), apiHeaders(path))).toEqual(apiHeaders(path))
      },
    )

    test('serves its documentation with its scripts', async () => {
      expect(await (await get('/api/docs')).text()).toBe('/api/docs')
      const answer = await get('/bundles/apiplatform/swagger-ui.js')
      expect(await answer.text()).toBe('/bundles/apiplatform/swagger-ui.js')
      expect(sentOf(answer, bundleHeaders)).toEqual(bundleHeaders)
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
      expect(sentOf(hub, apiHeaders(''))).toEqual(apiHeaders(''))
      const reader = hub.body?.getReader()
      const read = async () => new TextDecoder().decode((await reader?.read())?.value)
      expect(await read()).toBe(':\n')
      await new Promise((later) => setTimeout(later, 1_500))
      const headers = { ...(await signIn()), 'content-type': 'application/merge-patch+json' }
      await fetch(`${site.origin}/api/companies/1`, { method: 'PATCH', headers, body: '{"name":"Vaima Mercure"}' })
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
    // Two of them come from the tests above.
    await vi.waitFor(() => expect(logged(/^GET \/+reinitialisation-mot-de-passe\/\*\*\* /)).toHaveLength(5))
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
