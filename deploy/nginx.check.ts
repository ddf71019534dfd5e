import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, cpSync, chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../e2e/stub/app.ts'
import { findNginx } from '../tools/nginx.ts'
import { securityHeaders } from './headers.ts'

/** deploy/nginx.conf as it stands, in a real nginx: only what is marked CHANGE is changed. */

let home: string
let origin: string
let nginx: ChildProcess | undefined
let api: ReturnType<typeof serve> | undefined
let hashed: string

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers may run as somebody else.
  chmodSync(home, 0o755)
  const dist = join(home, 'dist')
  cpSync('dist', dist, { recursive: true })
  writeFileSync(join(dist, 'assets', 'left.js.map'), '{"sources":["secret"]}')
  hashed = readdirSync(join(dist, 'assets')).find((name) => /^start-.*\.js$/.test(name)) ?? ''

  const [port, apiPort] = [await freePort(), await freePort()]
  const stub = createApp({ db: ':memory:' })
  api = serve({ fetch: stub.fetch, port: apiPort, hostname: '127.0.0.1' })
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/consigne/dist;', `${dist};`)
    .replace('127.0.0.1:8000;', `127.0.0.1:${apiPort};`)
  for (const folder of ['logs', 'tmp']) mkdirSync(join(home, folder))
  writeFileSync(join(home, 'site.conf'), site)
  writeFileSync(join(home, 'nginx.conf'), wrapping(home))
  origin = `http://127.0.0.1:${port}`
  nginx = spawn(findNginx() ?? 'nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')], {
    stdio: 'inherit',
  })
  while (!(await isUp())) await new Promise((later) => setTimeout(later, 50))
})

afterAll(async () => {
  nginx?.kill('SIGQUIT')
  api?.close()
  rmSync(home, { recursive: true, force: true })
})

const isUp = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

/** What a distribution's own nginx.conf does around a site, with everything below one directory. */
function wrapping(prefix: string) {
  return `
daemon off;
worker_processes 1;
pid ${prefix}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/tmp/${name};`).join('\n  ')}
  include ${prefix}/site.conf;
}
`
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
const index = () => readFileSync('dist/index.html', 'utf8')

describe('screens', () => {
  test.each([
    '/',
    '/connexion',
    '/societes/detail/12',
    '/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc',
    '/livraisons?page=2',
  ])('%s is index.html, asked for again each time', async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, index()])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test.each(['/assets/start-old.js', '/assets/unknown', '/favicon.ico', '/machines/none.svg'])(
    '%s, which is not there, is no screen and is not remembered',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('id="root"')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('files', () => {
  test('with a hash in their names never expire, and come compressed', async () => {
    const answer = await get(`/assets/${hashed}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(readFileSync(join('dist/assets', hashed), 'utf8'))
    const known = await get(`/assets/${hashed}`, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
  })

  test('compressed beforehand are sent as they are', async () => {
    const text = 'before'.repeat(200)
    writeFileSync(join(home, 'dist/assets/made.js'), 'not this one')
    writeFileSync(join(home, 'dist/assets/made.js.gz'), gzipSync(text))
    expect(await (await get('/assets/made.js')).text()).toBe(text)
    expect(gunzipSync(readFileSync(join(home, 'dist/assets/made.js.gz'))).toString()).toBe(text)
  })

  test('of everything else are checked again', async () => {
    const logo = await get('/logo.svg')
    expect(logo.headers.get('cache-control')).toBe('no-cache')
    expect(logo.headers.get('content-type')).toBe('image/svg+xml')
  })

  test.each(['/assets/left.js.map', '/.vite/manifest.json', '/.env', '/..%2fsite.conf', '/assets/..%2f..%2fsite.conf'])(
    '%s is not public',
    async (path) => {
      const answer = await get(path)
      expect([400, 404]).toContain(answer.status)
      expect(await answer.text()).not.toMatch(/secret|listen|start-/)
    },
  )
})

describe('config.json', () => {
  test('is empty when nobody wrote one, and never remembered without asking', async () => {
    const answer = await get('/config.json')
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  test('is the file of this deployment', async () => {
    writeFileSync(join(home, 'dist/config.json'), '{"apiHost":"https://api.example.org"}')
    const answer = await get('/config.json')
    expect(await answer.json()).toEqual({ apiHost: 'https://api.example.org' })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    rmSync(join(home, 'dist/config.json'))
  })
})

test('the security headers are those of npm start, on every answer that is not the API', async () => {
  for (const path of ['/', '/connexion', '/logo.svg', `/assets/${hashed}`, '/config.json', '/assets/none.js']) {
    const { headers } = await get(path)
    const sent = Object.keys(securityHeaders()).map((name) => [name, headers.get(name)])
    expect(Object.fromEntries(sent), path).toEqual(securityHeaders())
  }
})

describe('/api', () => {
  test('goes to the API as it was sent, and its answer comes back as it is', async () => {
    const refused = await get('/api/companies?page=1&q%5B%5D=id')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('content-security-policy')).toBeNull()

    const signedIn = await fetch(`${origin}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' }),
    })
    const { accessToken } = (await signedIn.json()) as { accessToken: string }
    const list = await get('/api/companies?page=1&q%5B%5D=id', { authorization: `Bearer ${accessToken}` })
    expect(list.status).toBe(200)
    expect(((await list.json()) as Record<string, unknown[]>)['hydra:member']?.length).toBeGreaterThan(0)
  })

  test('that is down is told by a status, not by a page of ours', async () => {
    await new Promise((closed) => api?.close(closed))
    const answer = await get('/api/companies')
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('id="root"')
  })
})
