import { describe, expect, test } from 'vitest'
import { createConsole } from './console.ts'

const dist = 'no-build'
const app = createConsole({ dist, api: () => new Response('api') })

const get = (path: string) => app.request(path)

test('a body of more than 1 MB is refused, whether it has a length or not', async () => {
  const body = 'x'.repeat(1024 * 1024)
  const send = (sent: string, headers: Record<string, string>) => {
    const init = { method: 'POST', body: new Blob([sent]).stream(), headers, duplex: 'half' }
    return app.request('/api/companies', init)
  }
  for (const chunk of [body, `${body}x`]) {
    const status = chunk === body ? 200 : 413
    expect((await send(chunk, { 'content-length': String(chunk.length) })).status).toBe(status)
    expect((await send(chunk, { 'transfer-encoding': 'chunked' })).status).toBe(status)
  }
})

test('the documentation of the API finds its scripts, styles and fonts', async () => {
  expect((await get('/bundles/apiplatform/swagger-ui.js')).status).toBe(404)
  const documented = createConsole({ dist, api: () => new Response('api'), bundles: () => new Response('bundle') })
  const answer = await documented.request('/bundles/apiplatform/swagger-ui.js')
  expect(await answer.text()).toBe('bundle')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await documented.request('/bundles/other/x.js')).status).toBe(404)
  expect((await documented.request('/bundles/apiplatform/x.js', { method: 'POST' })).status).toBe(405)
})

describe('answers of the API', () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')

  test.each(['/api/companies/1', '/api/media/1.svg', '/api/docs/evil.html', '/api/docs.json', '/api/DOCS'])(
    '%s runs no script and is not of our origin',
    async (path) => {
      expect(await policyOf(path)).toMatch(/^default-src 'none'; .*; sandbox$/)
      expect(await policyOf(path)).not.toContain('script')
    },
  )

  test.each(['/api', '/api/', '/api/docs', '/api/docs.html', '/api/docs?ui=re_doc'])(
    '%s is documentation: it may run scripts, but is not of our origin',
    async (path) => {
      expect(await policyOf(path)).toMatch(/; sandbox allow-scripts /)
      expect(await policyOf(path)).not.toContain('allow-same-origin')
    },
  )

  test('have no sniffed type, not even errors', async () => {
    expect((await get('/api/companies')).headers.get('x-content-type-options')).toBe('nosniff')
    const down = createConsole({ dist, api: () => new Response(null, { status: 502 }) })
    const { status, headers } = await down.request('/api/companies')
    expect([status, headers.get('x-content-type-options')]).toEqual([502, 'nosniff'])
  })

  test('keep their own security policy beside that of the console', async () => {
    const own = { 'Content-Security-Policy': `img-src 'none'` }
    const strict = createConsole({ dist, api: () => new Response('api', { headers: own }) })
    const { headers } = await strict.request('/api/companies')
    expect(headers.get('content-security-policy')).toMatch(/^img-src 'none', default-src 'none'; .*; sandbox$/)
  })
})
