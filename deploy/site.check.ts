import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedServers } from '../tools/servers.ts'
import { securityHeaders } from './headers.ts'
import { startSite } from './site.ts'

const index = () => readFileSync('dist/index.html', 'utf8')
const hashed = () => readdirSync('dist/assets').find((name) => /^first-.*\.js$/.test(name)) ?? ''

/** The samples for the web servers, each in its real server. */
describe.each(installedServers())('%s', (server) => {
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite(server)
  }, 30_000)
  afterAll(() => site.stop())

  const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })

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
    const expectHeaders = ({ headers }: Response, path: string) => {
      const sent = Object.keys(securityHeaders(path)).map((name) => [name, headers.get(name)])
      expect(Object.fromEntries(sent), path).toEqual(securityHeaders(path))
    }
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
      expectHeaders(await get(path), path)
    const posted = await fetch(`${site.origin}/connexion`, { method: 'POST' })
    expect(posted.status).toBe(405)
    expectHeaders(posted, 'POST /connexion')
  })
})
