import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsole } from './console.ts'

const script = `console.log('${'long '.repeat(300)}')`
const index = '<!doctype html><div id="root"></div>'

let home: string
let app: ReturnType<typeof createConsole>

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'console-'))
  const dist = join(home, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'index.html'), index)
  writeFileSync(join(dist, 'logo.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), script)
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}')
  app = createConsole({ dist, api: () => new Response('api') })
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('screens', () => {
  test.each(['/', '/connexion', '/societes/12', '/reinitialisation-mot-de-passe/eyJ0.eyJ1.abc', '/livraisons?page=2'])(
    '%s is index.html, which the browser revalidates each time',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(index)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('a missing file is not a screen', async () => {
    expect((await get('/assets/main-old.js')).status).toBe(404)
    expect((await get('/assets/unknown')).status).toBe(404)
    expect((await get('/favicon.ico')).status).toBe(404)
  })

  test('answer HEAD without a body', async () => {
    const head = await app.request('/connexion', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('files', () => {
  test('with a hash in their names never expire, the rest are revalidated', async () => {
    expect((await get('/assets/main-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const logo = await get('/logo.svg')
    expect(logo.headers.get('cache-control')).toBe('no-cache')
    expect(logo.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    const again = await get('/logo.svg', { 'if-none-match': logo.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('come in the best encoding that the browser accepts', async () => {
    const read = async (accepted: string) => {
      const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted })
      return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const brotli = await read('gzip, deflate, br, zstd')
    expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', script])
    const zip = await read('gzip, br;q=0')
    expect([zip.encoding, gunzipSync(zip.bytes).toString()]).toEqual(['gzip', script])
    expect(await read('identity')).toEqual({ encoding: null, bytes: Buffer.from(script) })
  })

  test('of a new build are served without a restart', async () => {
    const path = join(home, 'dist', 'build.txt')
    writeFileSync(path, 'one')
    expect(await (await get('/build.txt')).text()).toBe('one')
    writeFileSync(path, 'second')
    expect(await (await get('/build.txt')).text()).toBe('second')
  })

  test.each([
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets%00/main-1a2b.js',
    '/.vite/manifest.json',
    '/%E0%A4%A.js',
  ])('%s is refused', async (path) => {
    const answer = await get(path)
    expect([400, 404]).toContain(answer.status)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('config.json', () => {
  const file = () => join(home, 'dist', 'config.json')
  const policy = async () => (await get('/connexion')).headers.get('content-security-policy')

  test('is empty without a file', async () => {
    const answer = await get('/config.json')
    expect(await answer.json()).toEqual({})
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await policy()).toContain(`connect-src 'self';`)
  })

  test('has the values of the program, overridden by the file of the build', async () => {
    const config = { temperatureBands: { MT: [2, 8] }, idleMinutes: 5 }
    const started = createConsole({ dist: join(home, 'dist'), api: () => new Response(), config })
    const read = async () => (await started.request('/config.json')).json()
    expect(await read()).toEqual(config)
    writeFileSync(file(), '{"$schema":"./config.schema.json","idleMinutes":0}')
    expect(await read()).toEqual({ ...config, $schema: './config.schema.json', idleMinutes: 0 })
    rmSync(file())
  })

  test.each(['{{{', '[]', '<!doctype html>'])('%s is sent unchanged: the console reports the error', async (text) => {
    writeFileSync(file(), text)
    expect(await (await get('/config.json')).text()).toBe(text)
    rmSync(file())
  })

  test('has the hosts that the policy allows', async () => {
    const config = {
      apiHost: 'https://api.example.org/',
      sentryDsn: 'https://key@errors.example.org/4',
      mercureHub: 'https://hub.example.org/.well-known/mercure',
    }
    writeFileSync(file(), JSON.stringify(config))
    expect(await (await get('/config.json')).json()).toEqual(config)
    expect(await policy()).toContain(
      `connect-src 'self' https://api.example.org https://errors.example.org https://hub.example.org;`,
    )
    expect(await policy()).toContain(`img-src 'self' data: https://api.example.org;`)
    rmSync(file())
  })

  test.each([
    'not json',
    'null',
    '{"apiHost":"javascript:alert(1)"}',
    `{"apiHost":"'unsafe-eval'; script-src *"}`,
    '{"apiHost":"https://api.example.org;script-src"}',
    '{"apiHost":"https://api.example.org%3Bscript-src"}',
    '{"apiHost":"https://*"}',
    '{"apiHost":"https://*.example.org"}',
    '{"apiHost":"https://api.example.org https://evil.example"}',
    '{"apiHost":"https://api.exam\\nple.org"}',
    '{"apiHost":"https://api.example.org,evil.example"}',
    '{"sentryDsn":"https://key@*/4"}',
    '{"mercureHub":"https://*/.well-known/mercure"}',
    '{"mercureHub":"https://hub.example.org;script-src/"}',
  ])('written as %s adds nothing', async (text) => {
    writeFileSync(file(), text)
    expect(await policy()).toContain(`connect-src 'self';`)
    expect(await policy()).toContain(`img-src 'self' data:;`)
    rmSync(file())
  })
})

describe('security headers', () => {
  test('are on every answer that is not the API', async () => {
    for (const path of ['/', '/connexion', '/logo.svg', '/assets/main-1a2b.js', '/config.json', '/assets/none.js']) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy'), path).toContain(
        `default-src 'none'; script-src 'self' 'wasm-unsafe-eval';`,
      )
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    }
    const { status, headers } = await app.request('/connexion', { method: 'POST' })
    expect([status, headers.get('x-content-type-options'), headers.get('allow')]).toEqual([405, 'nosniff', 'GET, HEAD'])
  })

  test('have these values', async () => {
    const sent = Object.fromEntries((await get('/')).headers)
    const volatile = ['etag', 'content-type', 'content-length', 'cache-control', 'vary']
    for (const name of volatile) delete sent[name]
    expect(sent).toMatchInlineSnapshot(`
      {
        "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      }
    `)
  })
})

test('the control plane of the stub is served only on request', async () => {
  expect(await (await get('/__stub/worlds')).text()).toBe(index)
  const open = createConsole({ dist: home, api: () => new Response('api'), control: () => new Response('control') })
  expect(await (await open.request('/__stub/worlds')).text()).toBe('control')
})
