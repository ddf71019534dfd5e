import { exchange, type Answer } from './http.ts'
import { isExpired, readToken } from './token.ts'

/** A read that was started before anything is drawn. The first call for the same data gets its answer. */
interface Begun {
  address: string
  bearer: string
  at: number
  answer: Promise<Answer>
  cut: AbortController
}

/** A later call does not use this answer. */
const FRESH_MS = 3_000

let begun: Begun | undefined

/** Starts to read `url` with the stored token, if it is valid. Otherwise the call itself handles the session. */
export function beginReading(url: URL) {
  const token = readToken()
  if (token === undefined || isExpired(token)) return
  const bearer = token.accessToken
  const cut = new AbortController()
  const answer = exchange(url, { method: 'GET', bearer, signal: cut.signal })
  begun = { address: url.href, bearer, at: Date.now(), answer, cut }
  // The call that takes this answer also gets its failure.
  answer.catch(() => undefined)
}

/** The running answer to this read, given out once; undefined when there is none. */
export function takeBegun(url: URL, bearer: string | undefined, signal: AbortSignal | undefined) {
  const found = begun
  if (found?.address !== url.href || found.bearer !== bearer) return undefined
  begun = undefined
  if (Date.now() - found.at > FRESH_MS) return undefined
  signal?.addEventListener('abort', () => found.cut.abort())
  return found.answer
}
