import { expect, test, vi } from 'vitest'
import { loadConfig, parseConfig } from './config.ts'

const sameOrigin = { apiHost: '', documentationUrl: '/api/docs', sentryDsn: '' }

test('[API-01] everything is optional: by default the API is where the console is', () => {
  for (const given of [undefined, null, {}, [], 'x', { apiHost: '' }, { apiHost: null }])
    expect(parseConfig(given)).toEqual(sameOrigin)
})

test('a host, with or without a slash, and what hangs on it', () => {
  expect(parseConfig({ apiHost: ' https://api.pf/ ' })).toEqual({
    apiHost: 'https://api.pf',
    documentationUrl: 'https://api.pf/api/docs',
    sentryDsn: '',
  })
  expect(parseConfig({ documentationUrl: 'https://docs.pf/x' }).documentationUrl).toBe('https://docs.pf/x')
  expect(parseConfig({ sentryDsn: 'https://key@sentry.pf/1' }).sentryDsn).toBe('https://key@sentry.pf/1')
})

// oxlint-disable-next-line no-script-url -- an address that must be refused
const script = 'javascript:alert(1)'

test.each([script, 'data:text/html,x', 'ftp://api.pf', '//api.pf', 'api.pf', '/api'])(
  '%s is no address to open or to call',
  (address) => {
    expect(parseConfig({ apiHost: address, documentationUrl: address, sentryDsn: address })).toEqual(sameOrigin)
  },
)

test.each([
  ['missing', () => new Response('Not found', { status: 404 })],
  ['broken', () => new Response('{{{')],
  ['another page', () => new Response('<!DOCTYPE html>')],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file that is %s changes nothing', async (_name, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadConfig()).resolves.toEqual(sameOrigin)
})

test('is read from the console itself', async () => {
  const fetched = vi.fn(async () => Response.json({ apiHost: 'https://api.pf' }))
  vi.stubGlobal('fetch', fetched)
  await expect(loadConfig()).resolves.toMatchObject({ apiHost: 'https://api.pf' })
  expect(fetched).toHaveBeenCalledWith('/config.json', expect.anything())
})
