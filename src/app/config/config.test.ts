import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
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

test('[API-01] [OPS-03] all entries are optional, the file of the build sets none, and by default the API has the origin of the console', () => {
  for (const given of [{}, built, { apiHost: '' }, { apiHost: null }, { other: 1 }])
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

/** The schema is for editors and for people who deploy, the parser for the browser. Both must accept the same files. */

const schema = JSON.parse(readFileSync('public/config.schema.json', 'utf8')) as object
const isValid = new Ajv({ allErrors: true }).compile(schema)

/** Names of the entries that the parser ignores, or an error for an unreadable file. */
function ignoredOf(value: unknown): string[] {
  const ignored: string[] = []
  try {
    parseConfig(value, (name) => ignored.push(name))
  } catch (error) {
    if (!(error instanceof ConfigUnreadable)) throw error
    return ['unreadable']
  }
  return ignored
}

// oxlint-disable-next-line no-script-url -- an address that must be refused
const script = 'javascript:alert(1)'

const built: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'))
const [, example = ''] = /```json\n(\{[^`]*"apiHost"[^`]*\})\n```/.exec(readFileSync('README.md', 'utf8')) ?? []

const good: unknown[] = [
  // The file of the build, which sets nothing, and the example of the README.
  built,
  JSON.parse(example),
  {},
  { $schema: './config.schema.json' },
  { apiHost: '', documentationUrl: '', sentryDsn: '', home: '' },
  { apiHost: ' https://api.example.org/ ' },
  { apiHost: 'HTTP://localhost:8000' },
  { apiHost: 'http://[::1]:8000' },
  { apiHost: 'https://api_1.exämple.org' },
  { apiHost: 'https://api.example.org:65535' },
  { documentationUrl: 'https://docs.example.org/v1?x=1#part' },
  { sentryDsn: 'https://key@errors.example.org/42' },
  { home: '/livraisons' },
  { home: ' /livraisons ' },
  { home: '/livraisons?status=overtime&page=2' },
  { home: '/lockers/detail/3' },
  { features: {} },
  { features: Object.fromEntries(Object.keys(parseConfig({}).features).map((name) => [name, false])) },
  { temperatureBands: {} },
  { waitLimits: {} },
  { waitLimits: { created: 0, ready_for_delivery: 1, picked_up: 0.5, left_for_customer_service: 1000 } },
  { mercureHub: '', idleMinutes: 0 },
  { mercureHub: 'https://hub.example.org/.well-known/mercure', idleMinutes: 2.5 },
  { temperatureBands: { HT: [15, 30], MT: [2, 8], LT: [-15, -25.5] } },
]

const bandOf = (key: string) => `temperatureBands.${key}`
const limitOf = (status: string) => `waitLimits.${status}`

const wrong: [value: unknown, ignored: string[]][] = [
  [[], ['unreadable']],
  [null, ['unreadable']],
  ['{}', ['unreadable']],
  [{ apiHost: 'api.example.org' }, ['unreadable']],
  [{ apiHost: '/api' }, ['unreadable']],
  [{ apiHost: script }, ['unreadable']],
  [{ apiHost: 'https://*.example.org' }, ['unreadable']],
  [{ apiHost: 'https://api.example.org;script-src' }, ['unreadable']],
  [{ apiHost: 'https://api.example.org%3Bscript-src' }, ['unreadable']],
  [{ apiHost: 'https://api\n.example.org' }, ['unreadable']],
  [{ apiHost: 'https://a.example,b.example' }, ['unreadable']],
  [{ apiHost: '//api.example.org' }, ['unreadable']],
  [{ apiHost: 'https://api.example.org:65536' }, ['unreadable']],
  [{ apiHost: 42 }, ['unreadable']],
  [{ apiHost: null }, ['apiHost']],
  [{ apihost: 'https://api.example.org' }, ['apihost']],
  [{ $schema: 1.5, comment: 'x' }, ['$schema', 'comment']],
  [{ documentationUrl: 'docs' }, ['documentationUrl']],
  [{ documentationUrl: script }, ['documentationUrl']],
  [{ sentryDsn: 'ftp://key@errors.example.org/42' }, ['sentryDsn']],
  [{ sentryDsn: {} }, ['sentryDsn']],
  [{ home: 'livraisons' }, ['home']],
  [{ home: '/' }, ['home']],
  [{ home: '//evil.example' }, ['home']],
  [{ home: '/\\evil.example' }, ['home']],
  [{ home: '/%2Fevil.example' }, ['home']],
  [{ home: '/livraisons#x' }, ['home']],
  [{ features: [] }, ['features']],
  [{ features: { camera: 'false' } }, ['features.camera']],
  [{ features: { bulk: 0, mercure: null, print: true } }, ['features.bulk', 'features.mercure', 'features.print']],
  [{ temperatureBands: [2, 8] }, ['temperatureBands']],
  [{ temperatureBands: { MT: [2], LT: [-25, '-15'], HT: [15, 20, 30] } }, ['MT', 'LT', 'HT'].map(bandOf)],
  [{ temperatureBands: { MT: { min: 2, max: 8 }, LT: null, HT: [] } }, ['MT', 'LT', 'HT'].map(bandOf)],
  [{ waitLimits: [24] }, ['waitLimits']],
  [{ waitLimits: { created: -1, picked_up: '12', operin: 24 } }, ['created', 'picked_up', 'operin'].map(limitOf)],
  [{ mercureHub: '/.well-known/mercure' }, ['mercureHub']],
  [{ mercureHub: true }, ['mercureHub']],
  [{ idleMinutes: -1 }, ['idleMinutes']],
  [{ idleMinutes: '15' }, ['idleMinutes']],
  [{ idleMinutes: null }, ['idleMinutes']],
  [{ home: 7, features: { camera: 1 }, idle: 5 }, ['home', 'features.camera', 'idle']],
]

test.each(good.map((value) => [value]))('[OPS-03] schema and parser accept %j', (value) => {
  expect(isValid(value), JSON.stringify(isValid.errors)).toBe(true)
  expect(ignoredOf(value)).toEqual([])
})

test.each(wrong)('[OPS-03] the schema refuses %j, the parser ignores it, and both name %j', (value, ignored) => {
  expect(isValid(value)).toBe(false)
  expect(ignoredOf(value).toSorted()).toEqual(ignored.toSorted())
})

test('schema and parser have the same entries', () => {
  const { properties } = schema as { properties: Record<string, { properties?: object }> }
  const config = parseConfig({})
  expect(Object.keys(properties).toSorted()).toEqual(['$schema', ...Object.keys(config)].toSorted())
  for (const group of ['features', 'waitLimits'] as const)
    expect(Object.keys(properties[group]?.properties ?? {}).toSorted()).toEqual(Object.keys(config[group]).toSorted())
})

test('an ignored entry counts as absent, and the rest applies', () =>
  expect(parseConfig({ home: '//evil.example', features: { camera: 'no', bulk: false } })).toEqual({
    ...sameOrigin,
    features: { ...features, bulk: false },
  }))

test('[OPS-03] each ignored entry is logged once, by name, in the browser console', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // The first reading fails, so the file is read twice.
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('{{{'))
    .mockResolvedValueOnce(Response.json({ hom: '/livraisons', features: { camera: 1 } }))
  vi.stubGlobal('fetch', fetched)
  await loadConfig()
  expect(said.mock.calls.map(([sentence]) => /entry (\S+) is unknown/.exec(String(sentence))?.[1])).toEqual([
    'features.camera',
    'hom',
  ])
})
