import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { apiBase } from './addresses.ts'
import { isObject, list, number, object, text } from './read.ts'

/** The stored pair of tokens (G-17). */
export interface Token {
  accessToken: string
  /** Absent when the server sent none: the session then cannot be refreshed. */
  refresh_token?: string
  /** This computer's clock minus the server's, in ms, computed from `iat` when the token arrived (G-41). */
  clockSkewMs?: number
  /** Address of the API that issued the tokens, with `/api/`. app/early.ts uses it before config.json has been read. */
  apiBase?: string
  /** The new user name after a change whose answer was lost, for which the server may refuse this token. */
  renaming?: string
}

/** Claims of an access token, for display and timing only: the server checks every call. */
export interface DecodedToken {
  /** Seconds since 1970. */
  exp?: number
  iat?: number
  roles: string[]
  username?: string
}

const readClaims = object<Partial<DecodedToken>>({ exp: number, iat: number, roles: list(text), username: text })

/** Decodes the payload of a JWT. Undefined for an opaque or damaged token, which then has no known expiry (G-17). */
export function decodeToken(accessToken: string): DecodedToken | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const claims = readClaims(JSON.parse(new TextDecoder().decode(bytes)))
    return claims && { roles: [], ...claims }
  } catch {
    return undefined
  }
}

/** Whether `exp` is in the past by the server's clock (AUTH-30). */
export function isExpired({ accessToken, clockSkewMs = 0 }: Token, now = Date.now()): boolean {
  const exp = decodeToken(accessToken)?.exp
  return exp !== undefined && exp * 1000 < now - clockSkewMs
}

/** Time of the server at a time of this computer, by the clock difference measured when the token arrived. */
export const serverNow = (now = Date.now()) => now - (readToken()?.clockSkewMs ?? 0)

const readStored = object<Partial<Token>>({
  accessToken: text,
  refresh_token: text,
  clockSkewMs: number,
  apiBase: text,
  renaming: text,
})

function parseToken(value: unknown): Token | undefined {
  const { accessToken, ...rest } = readStored(value) ?? {}
  return accessToken === undefined ? undefined : { accessToken, ...rest }
}

export const readToken = (): Token | undefined => readJson(storageKeys.token, parseToken)

/** User name in a stored token: undefined without a token, '' when the token has no name. */
export function holderOf(stored: string | null): string | undefined {
  try {
    const token = parseToken(JSON.parse(stored ?? ''))
    return token && (decodeToken(token.accessToken)?.username ?? '')
  } catch {
    return undefined
  }
}

export const clearToken = () => removeItem(storageKeys.token)

/** Notes in the stored token that the user name may have changed to `username`. Without an argument it removes the note. */
export function noteRenaming(username?: string) {
  const token = readToken()
  if (token === undefined) return
  const { renaming, ...rest } = token
  if (renaming !== username) writeJson(storageKeys.token, { ...rest, ...(username && { renaming: username }) })
}

/** The access token in an answer: `accessToken`, or `token` as in the standard bundle. */
export const accessTokenIn = (answer: unknown) =>
  isObject(answer) ? text(answer['accessToken']) || text(answer['token']) : undefined

/**
 * Stores both tokens of a sign-in or a refresh in one write.
 * @param refreshed the token before a refresh. Its refresh token is kept when the answer has none (G-17).
 * @returns undefined when the answer has no token
 */
export function storeToken(answer: unknown, refreshed?: Token): Token | undefined {
  const accessToken = accessTokenIn(answer)
  if (!isObject(answer) || !accessToken) return undefined
  const refreshToken = text(answer['refresh_token']) || refreshed?.refresh_token
  const iat = decodeToken(accessToken)?.iat
  const token: Token = {
    accessToken,
    ...(refreshToken && { refresh_token: refreshToken }),
    ...(iat !== undefined && { clockSkewMs: Date.now() - iat * 1000 }),
    apiBase: apiBase().href,
  }
  writeJson(storageKeys.token, token)
  return token
}
