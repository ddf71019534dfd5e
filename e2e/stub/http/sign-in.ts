import { hashPassword, isPassword, isStrong, weakPassword } from '../data/passwords.ts'
import { resourceAt } from '../data/registry.ts'
import { violation } from '../data/rules.ts'
import type { Row } from '../data/store.ts'
import { epoch, timestamp, type World } from '../data/world.ts'
import { isObject, type Json, type JsonObject } from '../types.ts'
import { readJson } from './json.ts'
import { Problem, codes, invalid, unauthorized } from './problem.ts'
import { docsLink, type HeaderList } from './reply.ts'
import { issueAccessToken, issueRefreshToken } from './tokens.ts'
import { insert } from './write.ts'

/** Request to a controller outside API Platform. It needs no token, and reads and answers only JSON. */
export type Visit = { world: World; origin: string; path: string; headers: Headers; body: string; token: string }

export const symfony = (status: number, message: string): Problem => new Problem(status, message, { source: 'symfony' })

export function plainReply(visit: Visit, status: number, body: JsonObject | null): Response {
  const headers: HeaderList = [['Cache-Control', 'no-cache, private']]
  if (body !== null) headers.push(['Content-Type', 'application/json'])
  if (visit.world.settings.flavour === '2.7') headers.push(['Link', docsLink(visit.origin)])
  return new Response(body === null ? null : JSON.stringify(body), { status, headers })
}

const isJson = (visit: Visit): boolean => /json/i.test(visit.headers.get('content-type') ?? '')

export function bodyOf(visit: Visit): Json {
  const value = readJson(visit.body)
  if (value === undefined) throw symfony(400, 'Invalid JSON.')
  return value
}

function credential(body: JsonObject, key: string): string {
  const value = body[key]
  if (value === undefined) throw symfony(400, `The key "${key}" must be provided.`)
  if (typeof value !== 'string') throw symfony(400, `The key "${key}" must be a string.`)
  return value
}

/** Symfony's json_login ignores a request with another content type; no other route matches, hence 404 (capture 06). */
function signIn(visit: Visit, identifier: 'username' | 'email', key: string): Response {
  if (!isJson(visit)) throw symfony(404, 'Not Found')
  const body = bodyOf(visit)
  if (!isObject(body)) throw symfony(400, 'Invalid JSON.')
  const name = credential(body, identifier)
  const password = credential(body, 'password')
  const user = visit.world.store.get(`SELECT * FROM users WHERE "${identifier}" = ?`, name)
  if (user === undefined) throw unauthorized('Invalid credentials.')
  if (!isPassword(password, String(user['password']))) throw unauthorized('Invalid credentials.')
  // Checked only after the password (capture 03), otherwise the answer would reveal which accounts exist.
  if (user['enabled'] !== 1) throw unauthorized('Account is disabled.')
  return tokens(visit, user, key, issueRefreshToken(visit.world, Number(user['id'])))
}

const tokens = (visit: Visit, user: Row, key: string, refreshToken: string): Response =>
  plainReply(visit, 200, { [key]: issueAccessToken(visit.world, user), refresh_token: refreshToken })

export const loginCheck = (visit: Visit): Response => signIn(visit, 'username', visit.world.settings.loginKey)

/** The specification fixes the key of the token (capture 07). */
export const login = (visit: Visit): Response => signIn(visit, 'email', 'accessToken')

/** Errors of this route have no WWW-Authenticate header (captures 09 and 10). */
export function refresh(visit: Visit): Response {
  const { store, settings } = visit.world
  const body = isJson(visit) && visit.body !== '' ? bodyOf(visit) : {}
  const token = isObject(body) ? body['refresh_token'] : undefined
  if (typeof token !== 'string' || token === '') throw unauthorized('Missing JWT Refresh Token', false)
  const stored = store.get('SELECT * FROM refresh_tokens WHERE token = ?', token)
  if (stored === undefined) throw unauthorized('JWT Refresh Token Not Found', false)
  if (Number(stored['expires']) <= epoch(visit.world)) throw unauthorized('Invalid JWT Refresh Token', false)
  const user = store.get('SELECT * FROM users WHERE id = ? AND enabled = 1', stored['user'] ?? null)
  if (user === undefined) throw unauthorized('Invalid credentials.', false)
  if (!settings.singleUse) return tokens(visit, user, settings.loginKey, token)
  return store.transaction(() => {
    store.run('DELETE FROM refresh_tokens WHERE token = ?', token)
    return tokens(visit, user, settings.loginKey, issueRefreshToken(visit.world, Number(user['id'])))
  })
}

/** A controller of the application, not of the framework: it answers plain JSON (capture 162). */
export function register(visit: Visit): Response {
  const { store } = visit.world
  const body = bodyOf(visit)
  if (!isObject(body)) throw symfony(400, 'Invalid JSON.')
  const email = credential(body, 'email')
  const password = credential(body, 'password')
  const taken = store.number('SELECT count(*) FROM users WHERE email = ? OR username = ?', email, email) > 0
  const violations = [
    ...(taken ? [violation('email', 'Cette valeur est déjà utilisée.', codes.unique)] : []),
    ...(isStrong(password) ? [] : [violation('password', weakPassword, codes.regex)]),
  ]
  if (violations.length > 0) throw invalid(violations)
  const names = { firstName: '', lastName: '', username: email, email, roles: ['ROLE_USER'] }
  const values = { ...names, password: hashPassword(password), createdAt: timestamp(visit.world) }
  return plainReply(visit, 201, { id: insert(store, resourceAt('users'), values) })
}
