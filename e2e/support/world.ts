import type { APIRequestContext } from '@playwright/test'

/** A server of one's own on the stub: what is seeded, broken or counted here is seen by no other test. */

export interface Fault {
  method?: string
  /** A regular expression for path and query. */
  path?: string
  /** From which matching request on; alone, that one only. */
  nth?: number
  times?: number
}

export interface FaultReply {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  html?: string
  raw?: string
  delayMs?: number
  drop?: 'before' | 'after'
  truncate?: number
  /** A collection with wrong links or a wrong count. */
  paging?: { links?: 'ignored' | 'circle'; total?: number | null }
  expireToken?: boolean
  description?: string
  violations?: { propertyPath: string; message: string; code?: string | null }[]
}

export interface Settings {
  flavour: '2.7' | '3.4' | '4'
  nulls: 'drop' | 'keep'
  seed: 'demo' | 'large' | 'empty'
  loginKey: 'accessToken' | 'token'
  ttl: number
  singleUse: boolean
  clamp: number
  /** A fixed present, ISO 8601; empty for the real clock. */
  clock: string
}

/** One call the console has made. */
export interface Call {
  method: string
  /** Path and query as sent. */
  url: string
  path: string
  query: string
  headers: Record<string, string>
  body: unknown
  status: number
}

export interface Session {
  token: { accessToken: string; refresh_token: string }
  user: { firstName: string; roles: string[] }
}

export type World = ReturnType<typeof createWorld>

const password = 'Motdepasse!2023'

/** Marks the calls of the tests themselves, so that they are not taken for the console's. */
const ownHeader = 'x-stub-test'

export function createWorld(http: APIRequestContext, id: string) {
  const home = `/__stub/worlds/${id}`

  async function control(method: string, path = '', data?: unknown): Promise<unknown> {
    const answer = await http.fetch(`${home}${path}`, { method, data })
    if (!answer.ok()) throw new Error(`${method} ${home}${path}: ${answer.status()} ${await answer.text()}`)
    return answer.status() === 204 ? undefined : await answer.json()
  }

  async function ask(method: string, path: string, headers: Record<string, string>, data?: unknown): Promise<unknown> {
    const own = { ...headers, 'x-stub-world': id, [ownHeader]: '1' }
    const answer = await http.fetch(path, { method, headers: own, data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return await answer.json()
  }

  return {
    id,
    /** Starts over with other settings; `seed` says what it holds. */
    reset: (settings: Partial<Settings> = {}) => control('POST', '', settings),
    /** Changes settings and keeps the data. */
    set: (settings: Partial<Settings>) => control('PATCH', '', settings),
    /** Adds complete records by collection; a known id is replaced. */
    seed: (records: Record<string, object[]>) => control('POST', '/seed', records),
    fault: (match: Fault, reply: FaultReply) => control('POST', '/faults', { match, reply }),
    mend: () => control('DELETE', '/faults'),
    expireTokens: () => control('POST', '/expire-tokens'),
    remove: () => control('DELETE'),

    /** The records of a collection as the server holds them. */
    async table(name: string) {
      return (await control('GET', `/db/${name}`)) as Record<string, unknown>[]
    },
    /** What the console has asked for, oldest first; `GET /api/companies` keeps only what starts like that. */
    async requests(start = '') {
      const all = (await control('GET', '/requests')) as Call[]
      return all.filter(({ method, url, headers }) => !(ownHeader in headers) && `${method} ${url}`.startsWith(start))
    },
    /** The link in the last message that was sent. */
    async lastLink() {
      const messages = (await control('GET', '/outbox')) as { link: string | null }[]
      return messages.at(-1)?.link ?? ''
    },
    forgetRequests: () => control('DELETE', '/requests'),

    /** Signs in as the console would, and gives what it would store. */
    async signIn(username: string): Promise<Session> {
      const answer = (await ask('POST', '/api/login_check', {}, { username, password })) as Record<string, string>
      const accessToken = answer['accessToken'] ?? answer['token'] ?? ''
      const headers = { accept: 'application/ld+json', authorization: `Bearer ${accessToken}` }
      const me = (await ask('GET', '/api/me', headers)) as { firstName?: string; roles?: string[] }
      return {
        token: { accessToken, refresh_token: answer['refresh_token'] ?? '' },
        user: { firstName: me.firstName ?? '', roles: me.roles ?? [] },
      }
    },
  }
}
