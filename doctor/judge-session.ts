/** Judges the first call, the sign-in, the refresh and the account. */
import { ApiError } from '#api/errors.ts'
import { isObject, text } from '#api/read.ts'
import { accessTokenIn, decodeToken } from '#api/token.ts'
import { propertiesOf } from './contract.ts'
import { finding, type Finding } from './findings.ts'
import { words } from './losses.copy.ts'
import { isOk, isSilence, isSuccess, type Answer, type Outcome } from './wire.ts'

const MINUTE = 60_000
/** Tolerance, because the console counts in minutes. */
const TOLERATED_SKEW_MS = MINUTE

/** Describes the unexpected outcome of a call. */
export function whatOf(outcome: Outcome): string {
  if (isSilence(outcome)) return `${words.silent} (${outcome.code})`
  return isSuccess(outcome) ? words.unreadable : words.answers(outcome.status)
}

const isRedirect = ({ status }: Answer) => status >= 300 && status < 400

/** `GET me` without a token: a server of this API answers 401 in JSON. */
export function judgeAddress(outcome: Outcome, base: URL): Finding {
  if (isSilence(outcome)) return finding(`address.${outcome.silence}`, { code: outcome.code })
  if (isRedirect(outcome)) return finding('address.redirects', { to: targetOf(outcome, base) })
  const { status, form } = outcome
  // A 429 or a 503 comes from the right server. The following calls report it.
  const isApi = status === 401 || (status >= 500 && form !== 'html')
  return isApi ? finding('address.right') : finding('address.other', { status })
}

/** Address without the path of the call, and without the query, which may contain private data. */
function targetOf({ headers }: Answer, base: URL): string {
  const target = URL.parse(headers.get('Location') ?? '', base)
  return target === null ? '?' : target.origin + target.pathname.replace(/\/api\/me\/?$/, '')
}

export function judgeSignIn(outcome: Outcome): Finding {
  if (isSilence(outcome)) return finding('signIn.failed', { what: whatOf(outcome) })
  const { status, form, body } = outcome
  // A 400 is about the form of the call, not about the account.
  if ([401, 403].includes(status)) {
    const { description } = new ApiError({ kind: 'status', status, body })
    return finding('signIn.refused', { sentence: description === undefined ? '' : words.said(description) })
  }
  if (!isSuccess(outcome) || form !== 'json') return finding('signIn.failed', { what: whatOf(outcome) })
  if (accessTokenIn(body) === undefined) return finding('signIn.tokenless')
  const usesOtherKey = isObject(body) && text(body['accessToken']) === undefined
  return usesOtherKey ? finding('signIn.key') : finding('signIn.right')
}

/** @param sent refresh token of the sign-in; undefined when there is none, and then no call was sent */
export function judgeRefresh(sent: string | undefined, outcome: Outcome | undefined, accessToken: string): Finding {
  const { iat, exp } = decodeToken(accessToken) ?? {}
  const minutes =
    iat === undefined || exp === undefined ? words.afterToken : words.afterMinutes(Math.round((exp - iat) / 60))
  if (sent === undefined || outcome === undefined) return finding('refresh.none', { minutes })
  if (!isOk(outcome) || accessTokenIn(outcome.body) === undefined)
    return finding('refresh.failed', { what: whatOf(outcome), minutes })
  const next = isObject(outcome.body) ? text(outcome.body['refresh_token']) : undefined
  return next !== undefined && next !== sent ? finding('refresh.rotates') : finding('refresh.right')
}

/** Clock difference, from the time at which the server issued the token, as the console measures it. */
export function judgeClock(accessToken: string, receivedAt: number): Finding {
  const iat = decodeToken(accessToken)?.iat
  if (iat === undefined) return finding('clock.unknown')
  const ahead = iat * 1000 - receivedAt
  if (Math.abs(ahead) <= TOLERATED_SKEW_MS) return finding('clock.right')
  const sense = ahead > 0 ? words.ahead : words.behind
  return finding('clock.off', { minutes: Math.round(Math.abs(ahead) / MINUTE), sense })
}

export function judgeRoles(roles: readonly string[]): Finding {
  const { values = [] } = propertiesOf('User').find(({ name }) => name === 'roles') ?? {}
  const known = roles.some((role) => values.includes(role))
  const named = roles.length === 0 ? '-' : roles.join(words.list)
  return known ? finding('account.right', { roles: named }) : finding('account.role', { roles: named })
}
