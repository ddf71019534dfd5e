import { exchange, type Answer } from './http.ts'
import { isExpired, readToken } from './token.ts'

/** A read that was begun before anything is drawn; it is the answer to the first call that asks for the same. */
interface Begun {
  address: string
  bearer: string
  at: number
  answer: Promise<Answer>
  cut: AbortController
}

/** A screen that asks later than this shows what is true then. */
const FRESH_MS = 3_000

let begun: Begun | undefined

/** Begins to read `url` as the person whose token is stored and good; otherwise the call itself will see to it. */
export function beginReading(url: URL) {
  const token = readToken()
  if (token === undefined || isExpired(token)) return
  const bearer = token.accessToken
  const cut = new AbortController()
  const answer = exchange(url, { method: 'GET', bearer, signal: cut.signal })
  begun = { address: url.href, bearer, at: Date.now(), answer, cut }
  // Whoever takes it is told what went wrong.
  answer.catch(() => undefined)
}

/** The answer under way to this very read, once; undefined when there is none. */
export function takeBegun(url: URL, bearer: string | undefined, signal: AbortSignal | undefined) {
  const found = begun
  if (found?.address !== url.href || found.bearer !== bearer) return undefined
  begun = undefined
  if (Date.now() - found.at > FRESH_MS) return undefined
  signal?.addEventListener('abort', () => found.cut.abort())
  return found.answer
}
