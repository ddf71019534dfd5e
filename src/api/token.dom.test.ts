import { beforeEach, describe, expect, test } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'
import { writeJson } from '#lib/storage.ts'
import { jwt } from './test-calls.ts'
import { clearToken, decodeToken, holderOf, isExpired, readToken, serverNow, storeToken } from './token.ts'

const now = Date.now()
const seconds = Math.floor(now / 1000)
beforeEach(clearToken)

describe('an access token', () => {
  // Written with the letters of an address: these names contain `+` and `/`, and need one or two `=`.
  test.each(['téva', '?>?>', 'x?>?>', 'xx?>?>'])(
    '[AUTH-28] [AUTH-29] contains its expiry and the roles, the current one first: %s',
    (username) => {
      const claims = { exp: 1700003600, iat: 1700000000, roles: ['ROLE_USER', 'ROLE_ADMIN'], username }
      expect(decodeToken(jwt(claims))).toEqual(claims)
    },
  )

  test('claims of a wrong type count as absent', () => {
    expect(decodeToken(jwt({ roles: 'ROLE_ADMIN', exp: 'soon', iat: null }))).toEqual({ roles: [] })
    expect(decodeToken(jwt({ roles: { 0: 'ROLE_TECH', 3: 'ROLE_SHIPPER' } }))?.roles).toEqual([
      'ROLE_TECH',
      'ROLE_SHIPPER',
    ])
  })

  test.each(['', 'opaque', 'a.b.c', '..', `x.${btoa('{')}.y`, `x.${btoa('"text"')}.y`, `x.${btoa('[]')}.y`, 'x.é.y'])(
    '[AUTH-37] %j is opaque: it has no known expiry and no roles',
    (token) => {
      expect(decodeToken(token)).toBeUndefined()
      expect(isExpired({ accessToken: token })).toBe(false)
    },
  )

  test('[AUTH-30] has expired when its expiry is past', () => {
    expect(isExpired({ accessToken: jwt({ exp: seconds - 1 }) })).toBe(true)
    expect(isExpired({ accessToken: jwt({ exp: seconds + 60 }) })).toBe(false)
    expect(isExpired({ accessToken: jwt({}) })).toBe(false)
    expect(isExpired({ accessToken: jwt({ exp: 9e12 }) })).toBe(false)
  })

  test('[AUTH-43] expires by the clock of the server', () => {
    const ahead = 2 * 3_600_000
    const token = storeToken({ accessToken: jwt({ iat: seconds - ahead / 1000, exp: seconds - ahead / 1000 + 3600 }) })
    expect(token && isExpired(token)).toBe(false)
    expect(token && isExpired(token, now + 3_500_000)).toBe(false)
    expect(token && isExpired(token, now + 3_700_000)).toBe(true)
    expect(Math.round((Date.now() - serverNow()) / 60_000)).toBe(120)
    clearToken()
    expect(Math.round((Date.now() - serverNow()) / 60_000)).toBe(0)
  })
})

describe('storing', () => {
  const apiBase = `${window.location.origin}/api/`

  const before = { accessToken: 'A', refresh_token: 'R' }

  test.each([
    ['[AUTH-06] [AUTH-27] both tokens', { accessToken: 'B', refresh_token: 'S' }, undefined, 'S'],
    ['[AUTH-06] [AUTH-27] both tokens under the other key', { token: 'B', refresh_token: 'S' }, before, 'S'],
    ['[AUTH-32] [N23] the old refresh token after a refresh without a new one', { token: 'B' }, before, 'R'],
    ['[AUTH-32] [N23] the old one instead of an empty one', { token: 'B', refresh_token: '' }, before, 'R'],
    ['nothing of the previous person after a sign-in', { accessToken: 'B' }, undefined, undefined],
  ])('keeps %s', (_what, answer, renewed, refreshToken) => {
    storeToken(before)
    const token = { apiBase, accessToken: 'B', ...(refreshToken && { refresh_token: refreshToken }) }
    expect(storeToken(answer, renewed)).toEqual(token)
    expect(readToken()).toEqual(token)
  })

  const answersWithout = [undefined, null, 'x', [], {}, { accessToken: '' }, { token: null }, { accessToken: {} }]
  test.each(answersWithout)('an answer of %j has no token', (answer) => {
    expect(storeToken(answer)).toBeUndefined()
    expect(readToken()).toBeUndefined()
  })

  test('[AUTH-37] an unreadable value counts as absent', () => {
    for (const stored of ['{{{', {}, [], 7, { accessToken: '' }, { refresh_token: 'R' }]) {
      writeJson(storageKeys.token, stored)
      expect(readToken()).toBeUndefined()
    }
  })
})

test('reads the user of a stored token', () => {
  expect(holderOf(JSON.stringify({ accessToken: jwt({ username: 'teva' }) }))).toBe('teva')
  expect(holderOf(JSON.stringify({ accessToken: 'opaque' }))).toBe('')
  for (const nothing of [null, '', '{{{', '{}', 'null']) expect(holderOf(nothing)).toBeUndefined()
})
