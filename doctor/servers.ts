/** Servers for the tests: the stub without and with one fault. */
import { createApp, type AppOptions, type StubApp } from '../e2e/stub/app.ts'
import type { Fault } from '../e2e/stub/faults/fault.ts'
import { password } from '../e2e/stub/seed/records.ts'
import { examine, type Examination } from './examine.ts'
import type { FindingName } from './findings.ts'

/** Fixed time of every examination, because reports are compared with files. */
export const moment = '2026-11-22T00:05:00Z'
const later = '2026-11-22T00:15:00Z'

const origin = 'https://console.example.test'
const address = 'https://api.example.test/api/'

export interface Server {
  settings?: AppOptions
  faults?: Omit<Fault, 'seen'>[]
  /** Intercepts calls between the doctor and the stub. */
  between?: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>
  asked?: Partial<Examination>
}

/** Expected findings, without « ok » and information. */
export interface BrokenServer extends Server {
  is: FindingName[]
}

const everywhere = { path: '^/api' }
const lists = { path: '^/api/(users|companies|lockers|orders)\\?', method: 'GET' }

/** Error of a failed fetch in Node. */
const fails = (code: string) => (): Promise<Response> =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))

/** Error of Node for a port that the Fetch standard forbids. */
const refusesPort = (): Promise<Response> =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('bad port') }))

/** Removes the parameters that match the expression from calls to the stub. */
const without =
  (parameters: RegExp): Server['between'] =>
  (request, answer) => {
    const url = new URL(request.url)
    for (const name of [...url.searchParams.keys()].filter((each) => parameters.test(each)))
      url.searchParams.delete(name)
    return answer(new Request(url, request))
  }

/** A list without its envelope. */
const unwrapped: Server['between'] = async (request, answer) => {
  const reply = await answer(request)
  if (request.method !== 'GET') return reply
  const body = (await reply.clone().json()) as { 'hydra:member'?: unknown[] }
  const { status, headers } = reply
  return body['hydra:member'] === undefined ? reply : Response.json(body['hydra:member'], { status, headers })
}

export const broken: Record<string, BrokenServer> = {
  'fields-dropped': {
    faults: [
      {
        match: { path: '^/api/companies(/\\d+)?\\?', method: 'GET' },
        reply: { fields: { drop: ['name', 'orderEventUrl'] } },
      },
    ],
    // The list also has the names of zones, below the bookings.
    is: ['fields.missing', 'fields.missing', 'fields.missing'],
  },
  'fields-retyped': {
    faults: [
      { match: { path: '^/api/users' }, reply: { fields: { set: { phone: 87_000_000, enabled: 'oui' } } } },
      {
        match: { path: '^/api/orders' },
        reply: { fields: { set: { hold: '2880', createdAt: 1_795_000_000 } } },
      },
      { match: { path: '^/api/temperature_zones' }, reply: { fields: { set: { size: 'XL' } } } },
    ],
    is: ['fields.unreadable', 'fields.converted', 'fields.unlisted'],
  },
  'no-cors': {
    faults: [{ match: everywhere, reply: { withoutHeaders: ['Access-Control-Allow-Origin'] } }],
    is: ['cors.refused'],
  },
  'cors-without-methods': {
    faults: [{ match: { method: 'OPTIONS' }, reply: { withoutHeaders: ['Access-Control-Allow-Methods'] } }],
    is: ['cors.methods'],
  },
  'links-in-http': { faults: [{ match: lists, reply: { paging: { links: 'http' } } }], is: ['pages.http'] },
  'links-without-prefix': {
    faults: [{ match: lists, reply: { paging: { links: 'unprefixed' } } }],
    is: ['pages.unprefixed'],
  },
  'links-absent': { faults: [{ match: lists, reply: { paging: { links: 'none' } } }], is: ['pages.none'] },
  'pages-ignored': { faults: [{ match: lists, reply: { paging: { links: 'ignored' } } }], is: ['pages.repeated'] },
  'pages-in-a-circle': { faults: [{ match: lists, reply: { paging: { links: 'circle' } } }], is: ['pages.circle'] },
  'second-page-fails': {
    faults: [{ match: { path: '/orders.*&page=2' }, reply: { status: 500, description: 'x' } }],
    is: ['pages.dead'],
  },
  'no-total': { faults: [{ match: lists, reply: { paging: { total: null } } }], is: ['pages.total'] },
  'clamp-30': { settings: { clamp: 30 }, is: ['pages.clamp'] },
  'clock-ten-minutes-ahead': { settings: { clock: later }, is: ['clock.off'] },
  'key-token': { settings: { loginKey: 'token' }, is: ['signIn.key'] },
  'refresh-tokens-rotate': { settings: { singleUse: true }, is: ['refresh.rotates'] },
  'no-refresh-token': {
    faults: [{ match: { path: 'login_check' }, reply: { fields: { drop: ['refresh_token'] } } }],
    is: ['refresh.none'],
  },
  'refresh-fails': {
    faults: [{ match: { path: 'token/refresh' }, reply: { status: 404, html: '<html></html>' } }],
    is: ['refresh.failed'],
  },
  'no-token': {
    faults: [{ match: { path: 'login_check' }, reply: { fields: { drop: ['accessToken'] } } }],
    is: ['signIn.tokenless'],
  },
  'sign-in-fails': {
    faults: [{ match: { path: 'login_check' }, reply: { status: 503, html: '<html></html>' } }],
    is: ['signIn.failed'],
  },
  'html-errors': {
    faults: [{ match: { path: '/companies/0' }, reply: { status: 404, html: '<!DOCTYPE html><html></html>' } }],
    is: ['errors.html'],
  },
  'mute-errors': {
    faults: [{ match: { path: '/companies/0' }, reply: { status: 404, raw: '' } }],
    is: ['errors.mute'],
  },
  'record-for-any-id': {
    faults: [{ match: { path: '/companies/0' }, reply: { status: 200, body: { '@id': '/api/companies/0' } } }],
    is: ['errors.none'],
  },
  'three-seconds-a-call': { asked: { measure: () => () => 3000 }, is: ['speed.slow'] },
  'wrong-password': { asked: { password: 'wrong password' }, is: ['signIn.refused'] },
  'disabled-account': { asked: { user: 'user18' }, is: ['signIn.refused'] },
  'sign-in-not-understood': {
    faults: [
      { match: { path: 'login_check' }, reply: { status: 400, description: 'The key "email" must be provided.' } },
    ],
    is: ['signIn.failed'],
  },
  'role-that-reads-nothing': {
    faults: [
      { match: { path: '^/api/(?!me|docs)', method: 'GET' }, reply: { status: 403, description: 'Access Denied.' } },
    ],
    is: ['account.mute'],
  },
  'role-that-reads-no-users': {
    faults: [{ match: { path: '^/api/users' }, reply: { status: 403, description: 'Access Denied.' } }],
    is: ['reads.refused'],
  },
  'unknown-role': {
    faults: [{ match: { path: '/me\\?' }, reply: { fields: { set: { roles: ['ROLE_PARTNER'] } } } }],
    is: ['account.role', 'fields.unlisted'],
  },
  'own-account-fails': {
    faults: [{ match: { path: '/me\\?' }, reply: { status: 500, description: 'x' } }],
    is: ['account.failed'],
  },
  'no-bookings-call': {
    faults: [{ match: { path: '^/api/booking_slots' }, reply: { status: 404, description: 'Not Found' } }],
    is: ['reads.absent'],
  },
  'orders-fail': {
    faults: [{ match: { path: '^/api/orders' }, reply: { status: 500, description: 'x' } }],
    is: ['reads.failed'],
  },
  'rows-without-identity': {
    faults: [{ match: { path: '^/api/users\\?' }, reply: { fields: { drop: ['@id', 'id'] } } }],
    is: ['reads.unidentified'],
  },
  'lists-without-envelope': { between: unwrapped, is: ['generation.bare', 'pages.total'] },
  'selectors-ignored': { between: without(/^q\[/), is: ['fields.bare', 'filters.selectors'] },
  'filters-ignored': { between: without(/^(status|barcode|cleveronCompanyId)$/), is: ['filters.ignored'] },
  'order-ignored': { between: without(/^order\[/), is: ['filters.order'] },
  redirects: {
    faults: [{ match: everywhere, reply: { status: 301, headers: { Location: 'https://new.example.test/api/me' } } }],
    is: ['address.redirects'],
  },
  'another-site': {
    faults: [{ match: everywhere, reply: { status: 200, html: '<!DOCTYPE html><html></html>' } }],
    is: ['address.other'],
  },
  'name-not-found': { between: fails('ENOTFOUND'), is: ['address.name'] },
  'certificate-expired': { between: fails('CERT_HAS_EXPIRED'), is: ['address.certificate'] },
  'certificate-of-another-name': { between: fails('ERR_TLS_CERT_ALTNAME_INVALID'), is: ['address.certificate'] },
  'no-https': { between: fails('ERR_SSL_WRONG_VERSION_NUMBER'), is: ['address.tls'] },
  'nothing-listens': { between: fails('ECONNREFUSED'), is: ['address.refused'] },
  'never-answers': { between: fails('UND_ERR_CONNECT_TIMEOUT'), is: ['address.timeout'] },
  'port-refused': {
    between: refusesPort,
    asked: { base: new URL('https://api.example.test:6000/api/') },
    is: ['address.port'],
  },
  'cuts-connections': { between: fails('UND_ERR_SOCKET'), is: ['address.cut'] },
}

/** Examines a stub without a port. */
export async function examined({ settings, faults = [], between, asked }: Server) {
  const app: StubApp = createApp({ control: true, clock: moment, ...settings })
  const world = app.worlds.get('default')
  world.faults.push(...faults.map((fault) => ({ ...fault, seen: 0 })))
  const answer = async (request: Request) => app.fetch(request)
  const findings = await examine({
    base: new URL(address),
    user: 'superadmin',
    password,
    origin,
    transport: (request) => (between === undefined ? answer(request) : between(request, answer)),
    now: () => Date.parse(moment),
    measure: () => () => 20,
    ...asked,
  })
  return { findings, requests: world.requests.list() }
}
