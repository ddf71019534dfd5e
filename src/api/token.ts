import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { isObject, list, number, text } from './read.ts'

export const TOKEN_KEY = 'eb_token'

/** The token pair as it is stored (spec section 3, G-17). */
export interface Token {
  accessToken: string
  /** Absent when the server gave none: then nothing can be refreshed. */
  refresh_token?: string
  /** This computer's clock minus the server's, in ms, learnt from `iat` when the token arrived (G-41). */
  clockSkewMs?: number
}

/** What the console reads in an access token. For display and timing only: the server judges every call. */
export interface DecodedToken {
  /** Seconds since 1970. */
  exp?: number
  iat?: number
  roles: string[]
  username?: string
}

/** Decodes a JWT's payload; undefined for an opaque or damaged token, which then has no known expiry (G-17). */
export function decodeToken(accessToken: string): DecodedToken | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(claims)) return undefined
    const decoded: DecodedToken = { roles: list(text)(claims['roles']) ?? [] }
    const exp = number(claims['exp'])
    const iat = number(claims['iat'])
    const username = text(claims['username'])
    if (exp !== undefined) decoded.exp = exp
    if (iat !== undefined) decoded.iat = iat
    if (username !== undefined) decoded.username = username
    return decoded
  } catch {
    return undefined
  }
}

/** Expired when `exp` is in the past (spec section 4), by the server's clock. */
export function isExpired({ accessToken, clockSkewMs = 0 }: Token, now = Date.now()): boolean {
  const exp = decodeToken(accessToken)?.exp
  return exp !== undefined && exp * 1000 < now - clockSkewMs
}

/** The server's present, as far as this computer's clock was compared with it when the token arrived. */
export const serverNow = () => Date.now() - (readToken()?.clockSkewMs ?? 0)

function parseToken(value: unknown): Token | undefined {
  if (!isObject(value)) return undefined
  const accessToken = text(value['accessToken'])
  const refreshToken = text(value['refresh_token'])
  const clockSkewMs = number(value['clockSkewMs'])
  if (!accessToken) return undefined
  return {
    accessToken,
    ...(refreshToken && { refresh_token: refreshToken }),
    ...(clockSkewMs !== undefined && { clockSkewMs }),
  }
}

export const readToken = (): Token | undefined => readJson(TOKEN_KEY, parseToken)

/** Whose token a stored text holds: undefined when it holds none, '' when the token does not say. */
export function holderOf(stored: string | null): string | undefined {
  try {
    const token = parseToken(JSON.parse(stored ?? ''))
    return token && (decodeToken(token.accessToken)?.username ?? '')
  } catch {
    return undefined
  }
}

export const clearToken = () => removeItem(TOKEN_KEY)

/** Why a token left the storage, for other tabs: to them it is not the same as signing out. */
export type Farewell = { refused: true } | { renamed: string }

/** A token that the server accepts no more says why as it goes. */
export function dropToken(token: Token, farewell: Farewell) {
  writeJson(TOKEN_KEY, { ...token, ...farewell })
  clearToken()
}

/** Reads in a stored text what `dropToken` leaves for other tabs to hear. */
export function farewellIn(stored: string | null): Farewell | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    const renamed = isObject(value) ? text(value['renamed']) : undefined
    if (renamed) return { renamed }
    return isObject(value) && value['refused'] === true ? { refused: true } : undefined
  } catch {
    return undefined
  }
}

/** The access token in the answer of a sign-in or a refresh: `accessToken`, or `token` as the stock bundle names it. */
export const accessTokenIn = (answer: unknown) =>
  isObject(answer) ? text(answer['accessToken']) || text(answer['token']) : undefined

/**
 * Stores what a sign-in or a refresh answered, both tokens in one write.
 * @param refreshed the token that was refreshed: its refresh token stays when no new one came (G-17)
 * @returns undefined when the answer holds no token
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
  }
  writeJson(TOKEN_KEY, token)
  return token
}
