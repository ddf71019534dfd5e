import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiHeaders, bundleHeaders, securityHeaders } from './headers.ts'

/** Without the web servers: `npm run servers` asks the real ones. */
const site = readFileSync('deploy/nginx.conf', 'utf8')

/** Headers that each location adds, by its line. Nested locations are listed separately. */
const added = site.split(/^\s*location (?=.* \{$)/m).map((block) => {
  const headers = [...block.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)]
  return [block.split(' {')[0], Object.fromEntries(headers.map(([, name, text, variable]) => [name, text ?? variable]))]
})
const headersOf: Record<string, Record<string, string>> = Object.fromEntries(added.slice(1))

test('the sample for nginx sends exactly the headers of deploy/headers.ts', () => {
  const byPath = { 'Cache-Control': '$consigne_cache', 'Cross-Origin-Resource-Policy': '$consigne_resource_policy' }
  expect(headersOf['/']).toEqual({ ...securityHeaders(), ...byPath })
  expect(headersOf['/bundles/apiplatform/']).toEqual(bundleHeaders)
  const api = { ...apiHeaders(''), 'Content-Security-Policy': '$consigne_api_policy' }
  const ofServer = ['/api/', '= /api', '= /.well-known/mercure'].map((location) => headersOf[location])
  expect(ofServer).toEqual([api, api, api])
})

test('only the icon, which the sandboxed documentation of the API requests, is open to other origins', () => {
  const [, policies = ''] = /map \$uri \$consigne_resource_policy \{([^}]*)\}/.exec(site) ?? []
  expect(policies.trim().split(/[\s;]+/)).toEqual(['default', '"same-origin"', '/favicon.ico', '"cross-origin"', ''])
  const policyOf = (path: string) => securityHeaders(path)['Cross-Origin-Resource-Policy']
  expect([policyOf('/favicon.ico'), policyOf('/logo.svg')]).toEqual(['cross-origin', 'same-origin'])
})

test('the documentation of the API, and everything else below /api, have the policies of deploy/headers.ts', () => {
  const policies = /map \$uri \$consigne_api_policy \{([^}]*)\}/.exec(site)?.[1] ?? ''
  const [other, documentation] = [...policies.matchAll(/\s"(default-src.*)";/g)].map(([, policy]) => policy)
  expect(other).toBe(apiHeaders('/api/companies')['Content-Security-Policy'])
  expect(documentation).toBe(apiHeaders('/api/docs')['Content-Security-Policy'])
})

test('no nested location adds a header, because nginx would then drop the outer ones', () => {
  const adding = Object.entries(headersOf).filter(([, headers]) => Object.keys(headers).length > 0)
  expect(adding.map(([location]) => location)).toEqual([
    '/api/',
    '= /api',
    '= /.well-known/mercure',
    '/bundles/apiplatform/',
    '/',
  ])
})

test.each(['Caddyfile', 'apache.conf'])('the sample %s sends the headers of deploy/headers.ts', (name) => {
  const sample = readFileSync(`deploy/${name}`, 'utf8')
  const sent = ['/', '/favicon.ico'].flatMap((path) => Object.entries(securityHeaders(path)))
  const ofServer = ['/api/companies', '/api/docs'].flatMap((path) => Object.entries(apiHeaders(path)))
  for (const [header, value] of [...sent, ...ofServer, ...Object.entries(bundleHeaders)])
    expect(sample).toContain(`${header} "${value}"`)
})
