import { describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { company } from './generated/entities.ts'
import { readItem, readPage, resolveLink, samePage } from './hydra.ts'
import { identified } from './read.ts'

const read = identified(company)
const seven = { '@id': '/api/companies/7', name: 'Vaiana' }

describe('a page', () => {
  test('[API-09] [N03] is read without a view and without a total', () => {
    expect(readPage({ 'hydra:member': [seven] }, read)).toEqual({ items: [{ ...seven, id: 7 }] })
    expect(
      readPage({ 'hydra:member': [], 'hydra:view': { 'hydra:next': null }, 'hydra:totalItems': null }, read),
    ).toEqual({ items: [] })
  })

  test('[N01] is read from a bare array', () => expect(readPage([seven], read).items).toEqual([{ ...seven, id: 7 }]))

  test('[API-81] [N11] is read from a bare object with number keys', () =>
    expect(readPage({ 0: seven, 2: { '@id': '/api/companies/9' } }, read).items.map(({ id }) => id)).toEqual([7, 9]))

  test.each([0, 1, -3, 2.5, '1e400', 'beaucoup'])('[N03] the total %j of two rows is ignored', (total) => {
    const body = { 'hydra:member': [seven, { '@id': '/api/companies/8' }], 'hydra:totalItems': total }
    expect(readPage(body, read)).not.toHaveProperty('total')
  })

  test('[API-75] [N09] [N14] keeps only rows with an identity', () => {
    const rows = [
      { '@id': '/api/companies/7', '@type': ['Company'] },
      { '@id': '/api/.well-known/genid/5f' },
      { name: 'x' },
      null,
      'x',
    ]
    expect(readPage({ member: rows }, read).items.map(({ id }) => id)).toEqual([7])
  })

  const withoutRows = [[], [{ error: 'x' }], { 'hydra:member': [{ name: 'x' }, null] }, { 'hydra:member': { 0: 'x' } }]
  test.each(withoutRows)('[N01] [N09] %j does not say that the collection is empty', (body) =>
    expect(() => readPage(body, read)).toThrow(new ApiError({ kind: 'unreadable' })),
  )

  test.each([{ 'hydra:member': [] }, { member: {} }])('[API-05] %j has no rows', (body) => {
    expect(readPage(body, read).items).toEqual([])
  })

  test('the members may be under the name of the resource', () =>
    expect(readPage({ temperatureZones: [seven] }, read, ['zones', 'temperatureZones']).items).toHaveLength(1))

  const noPages = [undefined, null, 'x', 7, {}, { 'hydra:member': 'x' }, { 'hydra:member': 7 }, { error: 'x' }]
  test.each(noPages)('[N19] [N33] %j is none', (body) =>
    expect(() => readPage(body, read)).toThrow(new ApiError({ kind: 'unreadable' })),
  )
})

test('an item is an object with an identity', () => {
  expect(readItem(seven, read)).toEqual({ ...seven, id: 7 })
  for (const body of [undefined, null, [], 'x', {}, { name: 'x' }]) {
    expect(() => readItem(body, read)).toThrow(new ApiError({ kind: 'unreadable' }))
  }
})

describe('a link', () => {
  const https = new URL('https://api.pf/api/')
  const resolved = (link: string, base = https) => resolveLink(link, base)?.href

  test.each([
    ['/api/companies?page=2&foo=b%2Fr', 'https://api.pf/api/companies?page=2&foo=b%2Fr'],
    ['/api/companies?q%5B%5D=id&q[]=name&page=2', 'https://api.pf/api/companies?q%5B%5D=id&q[]=name&page=2'],
    ['https://api.pf/api/companies?cursor=abc%3D%3D', 'https://api.pf/api/companies?cursor=abc%3D%3D'],
    ['https://api.pf:443/api/companies?page=2', 'https://api.pf/api/companies?page=2'],
  ])('[API-07] %s is followed as it is', (link, address) => expect(resolved(link)).toBe(address))

  test('[N07] a path without the prefix of the API gets it, and a path with it is not changed', () => {
    expect(resolved('/companies?page=2')).toBe('https://api.pf/api/companies?page=2')
    const below = new URL('https://pf/console/api/')
    expect(resolved('/api/companies?page=2', below)).toBe('https://pf/console/api/companies?page=2')
    expect(resolved('/console/api/companies?page=2', below)).toBe('https://pf/console/api/companies?page=2')
  })

  test.each(['https://api.pf/api/', 'https://api.pf:8443/api/'])(
    '[N06] an http link of the server %s is requested over https',
    (base) => expect(resolved('http://api.pf/api/companies?page=2', new URL(base))).toBe(`${base}companies?page=2`),
  )

  test.each([
    'https://evil.test/api/companies?page=2',
    '//evil.test/api/companies?page=2',
    String.raw`/\evil.test/api/companies`,
    String.raw`\\evil.test/api/companies`,
    '/\t/evil.test/api/companies',
    ' //evil.test/api/companies',
    'https://api.pf@evil.test/api/companies',
    'https://user@api.pf/api/companies',
    'https://user:secret@api.pf/api/companies',
    'https://api.pf:8443/api/companies',
    'http://api.pf:8080/api/companies',
    'https://api.pf.evil.test/api/companies',
    'https://xapi.pf/api/companies',
    'ftp://api.pf/api/companies',
    'data:application/json,[]',
    'javascript:alert(1)', // oxlint-disable-line no-script-url -- an address that must be refused
    'blob:https://api.pf/api/companies',
    'https://',
  ])('[API-82] [API-07] %s is not', (link) => expect(resolved(link)).toBeUndefined())

  test('is never requested outside the API', () => {
    for (const link of ['/../../x', '/api/../../x', '///evil', '/api//evil.test/x', '?page=2', 'companies']) {
      const address = resolveLink(link, https)
      expect(address === undefined || address.href.startsWith('https://api.pf/api/'), link).toBe(true)
    }
  })

  test('[N05] is compared by its parameters, in any order', () => {
    const same = (a: string, b: string) => samePage(new URL(a, https), new URL(b, https))
    expect(same('/api/x?page=1&q%5B%5D=id&q%5B%5D=name', '/api/x?q[0]=id&q[1]=name&page=1')).toBe(true)
    expect(same('/api/x?q[]=id', '/api/x?q[10]=id')).toBe(true)
    expect(same('/api/x?page=1', '/api/x?page=2')).toBe(false)
    expect(same('/api/x?page=1', '/api/y?page=1')).toBe(false)
    expect(same('/api/x?a=1&b=2', '/api/x?a=1&b=2&c=3')).toBe(false)
  })
})
