/** Servers for the tests: the stub without and with one fault. */
import { createApp, type AppOptions, type StubApp } from '../e2e/stub/app.ts'
import type { Fault, FaultReply } from '../e2e/stub/faults/fault.ts'
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

/** The stub with one wrong answer. */
const wrong = (match: string | Fault['match'], reply: FaultReply, ...is: FindingName[]): BrokenServer => ({
  faults: [{ match: typeof match === 'string' ? { path: match } : match, reply }],
  is,
})
const companies = { path: '^/api/companies(/\\d+)?\\?', method: 'GET' }
const otherReads = { path: '^/api/(?!me|docs)', method: 'GET' }
const noRecord = { path: '/companies/0' }
const denied = { status: 403, description: 'Access Denied.' }
const fails500 = { status: 500, description: 'x' }
const page = '<!DOCTYPE html><html></html>'
const needsEmail = { status: 400, description: 'The key "email" must be provided.' }
const moved = { status: 301, headers: { Location: 'https://new.example.test/api/me' } }
/** The list also has the names of zones, below the bookings. */
const threeFields: FindingName[] = ['fields.missing', 'fields.missing', 'fields.missing']

export const broken: Record<string, BrokenServer> = {
  'fields-dropped': wrong(companies, { fields: { drop: ['name', 'orderEventUrl'] } }, ...threeFields),
  'fields-retyped': {
    faults: [
      { match: { path: '^/api/users' }, reply: { fields: { set: { phone: 87_000_000, enabled: 'oui' } } } },
      { match: { path: '^/api/orders' }, reply: { fields: { set: { hold: '2880', createdAt: 1_795_000_000 } } } },
      { match: { path: '^/api/temperature_zones' }, reply: { fields: { set: { size: 'XL' } } } },
    ],
    is: ['fields.unreadable', 'fields.converted', 'fields.unlisted'],
  },
  'no-cors': wrong('^/api', { withoutHeaders: ['Access-Control-Allow-Origin'] }, 'cors.refused'),
  'cors-without-methods': wrong(
    { method: 'OPTIONS' },
    { withoutHeaders: ['Access-Control-Allow-Methods'] },
    'cors.methods',
  ),
  'links-in-http': wrong(lists, { paging: { links: 'http' } }, 'pages.http'),
  'links-without-prefix': wrong(lists, { paging: { links: 'unprefixed' } }, 'pages.unprefixed'),
  'links-absent': wrong(lists, { paging: { links: 'none' } }, 'pages.none'),
  'pages-ignored': wrong(lists, { paging: { links: 'ignored' } }, 'pages.repeated'),
  'pages-in-a-circle': wrong(lists, { paging: { links: 'circle' } }, 'pages.circle'),
  'second-page-fails': wrong('/orders.*&page=2', fails500, 'pages.dead'),
  'no-total': wrong(lists, { paging: { total: null } }, 'pages.total'),
  'clamp-30': { settings: { clamp: 30 }, is: ['pages.clamp'] },
  'clock-ten-minutes-ahead': { settings: { clock: later }, is: ['clock.off'] },
  'key-token': { settings: { loginKey: 'token' }, is: ['signIn.key'] },
  'refresh-tokens-rotate': { settings: { singleUse: true }, is: ['refresh.rotates'] },
  'no-refresh-token': wrong('login_check', { fields: { drop: ['refresh_token'] } }, 'refresh.none'),
  'refresh-fails': wrong('token/refresh', { status: 404, html: page }, 'refresh.failed'),
  'no-token': wrong('login_check', { fields: { drop: ['accessToken'] } }, 'signIn.tokenless'),
  'sign-in-fails': wrong('login_check', { status: 503, html: page }, 'signIn.failed'),
  'html-errors': wrong(noRecord, { status: 404, html: page }, 'errors.html'),
  'mute-errors': wrong(noRecord, { status: 404, raw: '' }, 'errors.mute'),
  'record-for-any-id': wrong(noRecord, { status: 200, body: { '@id': '/api/companies/0' } }, 'errors.none'),
  'three-seconds-a-call': { asked: { measure: () => () => 3000 }, is: ['speed.slow'] },
  'wrong-password': { asked: { password: 'wrong password' }, is: ['signIn.refused'] },
  'disabled-account': { asked: { user: 'user18' }, is: ['signIn.refused'] },
  'sign-in-not-understood': wrong('login_check', needsEmail, 'signIn.failed'),
  'role-that-reads-nothing': wrong(otherReads, denied, 'account.mute'),
  'role-that-reads-no-users': wrong('^/api/users', denied, 'reads.refused'),
  'unknown-role': wrong('/me\\?', { fields: { set: { roles: ['ROLE_PARTNER'] } } }, 'account.role', 'fields.unlisted'),
  'own-account-fails': wrong('/me\\?', fails500, 'account.failed'),
  'no-bookings-call': wrong('^/api/booking_slots', { status: 404, description: 'Not Found' }, 'reads.absent'),
  'orders-fail': wrong('^/api/orders', fails500, 'reads.failed'),
  'rows-without-identity': wrong('^/api/users\\?', { fields: { drop: ['@id', 'id'] } }, 'reads.unidentified'),
  'lists-without-envelope': { between: unwrapped, is: ['generation.bare', 'pages.total'] },
  'selectors-ignored': { between: without(/^q\[/), is: ['fields.bare', 'filters.selectors'] },
  'filters-ignored': { between: without(/^(status|barcode|cleveronCompanyId)$/), is: ['filters.ignored'] },
  'order-ignored': { between: without(/^order\[/), is: ['filters.order'] },
  redirects: wrong('^/api', moved, 'address.redirects'),
  'another-site': wrong('^/api', { status: 200, html: page }, 'address.other'),
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
