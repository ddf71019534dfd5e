import { expect, test, vi } from 'vitest'
import { ConfigIsPage, ConfigUnreadable, loadConfig, parseConfig } from './config.ts'

const features = { camera: true, bulk: true, mercure: true, analysis: true, import: true, offline: true, alerts: true }
const sameOrigin = {
  apiHost: '',
  documentationUrl: '/api/docs',
  sentryDsn: '',
  home: '',
  features,
  temperatureBands: {},
  waitLimits: { created: 24, ready_for_delivery: 24, picked_up: 12, left_for_customer_service: 168 },
  mercureHub: '',
  idleMinutes: 0,
}

test('[API-01] all entries are optional, and by default the API has the origin of the console', () => {
  for (const given of [{}, { apiHost: '' }, { apiHost: null }, { other: 1 }])
    expect(parseConfig(given)).toEqual(sameOrigin)
})

test('the host of the API may end in a slash, and gives the address of the documentation', () => {
  expect(parseConfig({ apiHost: ' https://api.pf/ ' })).toEqual({
    ...sameOrigin,
    apiHost: 'https://api.pf',
    documentationUrl: 'https://api.pf/api/docs',
  })
  expect(parseConfig({ documentationUrl: 'https://docs.pf/x' }).documentationUrl).toBe('https://docs.pf/x')
  expect(parseConfig({ sentryDsn: 'https://key@sentry.pf/1' }).sentryDsn).toBe('https://key@sentry.pf/1')
})

test('without the file (404) every setting has its default', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }))
  await expect(loadConfig()).resolves.toEqual(sameOrigin)
})

test.each([
  ['answered with 503', () => new Response('{}', { status: 503 })],
  ['broken', () => new Response('{{{')],
  ['a list', () => Response.json([])],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file that is %s is an error', async (_name, answer) => {
  vi.stubGlobal('fetch', answer)
  await expect(loadConfig()).rejects.toThrow(ConfigUnreadable)
})

const webPages = ['<!doctype html><div id="root"></div>', '\n<!DOCTYPE html>', '<html lang="fr">']
test.each(webPages)('[OPS-03] a page in place of the file (%j) is said by name', async (page) => {
  vi.stubGlobal('fetch', async () => new Response(page))
  const failure = loadConfig()
  await expect(failure).rejects.toThrow(ConfigIsPage)
  await expect(failure).rejects.toThrow(ConfigUnreadable)
  await expect(failure).rejects.toThrow('/config.json est une page HTML\u{A0}: ')
})

test('a failed read is repeated once, bypassing the browser cache', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('Gone', { status: 410 }))
    .mockResolvedValueOnce(Response.json({ apiHost: 'https://api.pf' }))
  vi.stubGlobal('fetch', fetched)
  await expect(loadConfig()).resolves.toMatchObject({ apiHost: 'https://api.pf' })
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual([
    ['/config.json', undefined],
    ['/config.json', 'reload'],
  ])
})
