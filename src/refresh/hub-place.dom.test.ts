import { beforeEach, expect, test } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { hubPlace, isSameSite } from './hub.ts'

const on = { mercureHub: '', features: { mercure: true } }
const docs = '<https://inside.pf/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"'
const hub = 'https://hub.pf/.well-known/mercure'

beforeEach(() => setApiHost('https://api.pf'))

const place = (links: string, settings = on) => {
  const found = hubPlace(settings, links)
  return found && [found.url, found.origin]
}

test.each([
  ['as API Platform announces it', `${docs},<${hub}>; rel="mercure"`],
  ['in front of other links', `<${hub}>; rel="mercure", ${docs}`],
  ['with an unquoted relation', `${docs}, <${hub}>;rel=mercure`],
  ['with further parameters', `${docs}, <${hub}>; type="text/plain; x=1"; rel="mercure"; crossorigin`],
  ['behind a title that quotes a relation', `<${hub}>; title="x; rel=next"; rel="mercure", ${docs}`],
  ['with several relations', `${docs}, <${hub}>; rel="alternate Mercure"`],
])('[LIVE-05] the hub is found %s', (_how, links) => expect(place(links)).toEqual([hub, 'https://inside.pf']))

test('[LIVE-05] a relative address resolves to the server, as do the topics without a link to the documentation', () =>
  expect(place('</hub>; rel="mercure"')).toEqual(['https://api.pf/hub', 'https://api.pf']))

test.each([
  '',
  docs,
  '<>',
  'rel="mercure"',
  `<${hub}>; rel="mercury"`,
  `<${hub}>; title="x; rel=mercure"; rel="next"`,
  '<data:text/plain,x>; rel="mercure"',
  '<<>>;;,,"',
])('[LIVE-05] %j announces no hub', (links) => expect(place(links)).toBeUndefined())

test('[LIVE-05] config.json overrides the hub of the server, and can switch it off', () => {
  const mercureHub = 'https://other.pf/hub'
  expect(place(`<${hub}>; rel="mercure",${docs}`, { ...on, mercureHub })).toEqual([mercureHub, 'https://inside.pf'])
  expect(place('', { ...on, mercureHub })).toEqual([mercureHub, 'https://api.pf'])
  expect(place(`<${hub}>; rel="mercure"`, { mercureHub, features: { mercure: false } })).toBeUndefined()
})

test.each([
  ['https://console.example.pf/hub', true],
  ['https://console.example.pf:8443/hub', true],
  ['https://hub.console.example.pf/hub', true],
  ['https://example.pf/hub', true],
  ['https://hub.example.pf/hub', false],
  ['http://console.example.pf/hub', false],
  ['https://evilconsole.example.pf/hub', false],
  ['https://hub.other.pf/hub', false],
])('[LIVE-06] the cookie of %s is sent: %s', (address, isSent) =>
  expect(isSameSite(new URL(address), new URL('https://console.example.pf/livraisons'))).toBe(isSent),
)
