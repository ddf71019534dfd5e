import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../data/resource.ts'
import type { Row, Store } from '../data/store.ts'
import { epoch, type World } from '../data/world.ts'
import { isObject, textIn, type Json, type JsonObject } from '../types.ts'
import { unauthorized } from './problem.ts'

const refreshDays = 30

const encode = (value: JsonObject): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Key of all new databases of this process, so that a token stays valid when the control plane resets its world. */
const processSecret = randomBytes(32).toString('hex')

/** The signing key is stored in the database, so that tokens stay valid after a restart. */
function secretOf(store: Store): string {
  const row = store.get(`SELECT value FROM settings WHERE key = 'jwt-secret'`)
  if (row !== undefined) return String(row['value'])
  // Another process may have written its key to the same file meanwhile. That key is used.
  store.run(`INSERT OR IGNORE INTO settings VALUES ('jwt-secret', ?)`, processSecret)
  return secretOf(store)
}

const signature = (store: Store, text: string): Buffer => createHmac('sha256', secretOf(store)).update(text).digest()

const rolesOf = (user: Row): string[] => JSON.parse(String(user['roles'])) as string[]

/** Claims as captured: iat, exp, roles, username. The real server signs with RS256; a client cannot check either. */
export function issueAccessToken(world: World, user: Row, ttl = world.settings.ttl): string {
  forgetPast(world)
  const header = encode({ typ: 'JWT', alg: 'HS256' })
  for (let extra = 0; ; extra += 1) {
    const iat = epoch(world)
    const claims = { iat, exp: iat + ttl + extra, roles: rolesOf(user), username: String(user['username']) }
    const text = `${header}.${encode(claims)}`
    const token = `${text}.${signature(world.store, text).toString('base64url')}`
    // Two tokens of the same second are equal. A token that the control plane made expire must not be issued again.
    if (world.expiredTokens.has(token)) continue
    world.issuedTokens.set(token, claims.exp)
    return token
  }
}

export function issueRefreshToken(world: World, user: number): string {
  const token = randomBytes(64).toString('hex')
  world.store.run('INSERT INTO refresh_tokens VALUES (?, ?, ?)', token, user, epoch(world) + refreshDays * 86_400)
  return token
}

/** Expires every access token issued so far, with the answer `Expired JWT Token`. */
export function expireAccessTokens(world: World): void {
  for (const [token, exp] of world.issuedTokens) world.expiredTokens.set(token, exp)
  world.issuedTokens.clear()
}

/** Removes expired tokens from these lists, which would otherwise grow with every sign-in. */
function forgetPast(world: World): void {
  const now = epoch(world)
  for (const tokens of [world.issuedTokens, world.expiredTokens])
    for (const [token, exp] of tokens) if (exp <= now) tokens.delete(token)
}

function claimsOf(world: World, token: string): JsonObject {
  const parts = token.split('.')
  const [header = '', payload = '', given = ''] = parts
  const expected = signature(world.store, `${header}.${payload}`)
  const actual = Buffer.from(given, 'base64url')
  const genuine = parts.length === 3 && actual.length === expected.length && timingSafeEqual(actual, expected)
  if (!genuine) throw unauthorized('Invalid JWT Token')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json
  if (!isObject(claims)) throw unauthorized('Invalid JWT Token')
  return claims
}

/** The checks and texts of the JWT bundle. Each refusal has the header `WWW-Authenticate: Bearer`. */
export function authenticate(world: World, authorization: string | null): Actor {
  const [scheme, token, ...rest] = (authorization ?? '').trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || rest.length > 0)
    throw unauthorized('JWT Token not found')
  const claims = claimsOf(world, token)
  const isExpired = world.expiredTokens.has(token) || Number(claims['exp']) <= epoch(world)
  if (isExpired) throw unauthorized('Expired JWT Token')
  const user = world.store.get('SELECT * FROM users WHERE username = ?', textIn(claims['username']))
  if (user === undefined || user['enabled'] !== 1) throw unauthorized('Invalid credentials.')
  return { id: Number(user['id']), username: String(user['username']), roles: rolesOf(user) }
}
