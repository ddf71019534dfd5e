/** Examination of a server: sends calls and collects findings. It writes nothing on the server. */
import { toQueryString } from '#api/query-string.ts'
import { isObject, list, text } from '#api/read.ts'
import { accessTokenIn } from '#api/token.ts'
import { cleaned } from './clean.ts'
import { reads } from './contract.ts'
import { readDocumentation } from './documentation.ts'
import { finding, type Finding } from './findings.ts'
import { judgeReadings } from './judge-readings.ts'
import { judgeCors, judgeDocumentation, judgeError, judgeHub, judgeSpeed, neededHeaders } from './judge-server.ts'
import { judgeAddress, judgeClock, judgeRefresh, judgeRoles, judgeSignIn, whatOf } from './judge-session.ts'
import { probeSize } from './probe-size.ts'
import { readEverything, type Get } from './readings.ts'
import { createWire, isOk, isSilence, type Answer, type Stopwatch, type Transport, type Wire } from './wire.ts'

export interface Examination {
  /** Ends in `/api/`. */
  base: URL
  user: string
  password: string
  origin?: string
  transport: Transport
  /** Milliseconds since 1970. */
  now: () => number
  measure: Stopwatch
}

/** Returns the findings, without the password and the tokens. */
export async function examine(given: Examination): Promise<Finding[]> {
  const secrets = [given.password]
  const findings = await examineAll(given, createWire(given.transport, given.measure), secrets)
  return cleaned(findings, secrets)
}

async function examineAll(given: Examination, wire: Wire, secrets: string[]): Promise<Finding[]> {
  const { base, origin } = given
  const headers = origin === undefined ? undefined : { Origin: origin }
  const plain = await wire.send({ method: 'GET', url: new URL('me', base), headers })
  const address = judgeAddress(plain, base)
  if (address.level === 'failure' || isSilence(plain)) return [address]
  const found = [address, ...plainHttp(base), await cors(given, wire, plain)]
  const session = await openSession(given, wire, secrets)
  found.push(...session.findings)
  if (session.bearer === undefined) return found
  return [...found, ...(await readAll(given, wire, session.bearer))]
}

const plainHttp = ({ protocol, hostname }: URL): Finding[] =>
  protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname) ? [finding('address.plain')] : []

async function cors({ base, origin }: Examination, wire: Wire, plain: Answer): Promise<Finding> {
  if (origin === undefined) return finding('cors.unasked')
  if (origin === base.origin) return finding('cors.same')
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': neededHeaders.join(','),
  }
  return judgeCors(origin, await wire.send({ method: 'OPTIONS', url: new URL('companies', base), headers }), plain)
}

interface Session {
  findings: Finding[]
  bearer?: string
}

async function openSession(given: Examination, wire: Wire, secrets: string[]): Promise<Session> {
  const { base, user, password, now } = given
  const signIn = await wire.send({
    method: 'POST',
    url: new URL('login_check', base),
    body: { username: user, password },
  })
  const receivedAt = now()
  const judged = judgeSignIn(signIn)
  const pair = isOk(signIn) && isObject(signIn.body) ? signIn.body : {}
  const access = accessTokenIn(pair)
  if (judged.level === 'failure' || access === undefined) return { findings: [judged] }
  const refreshToken = text(pair['refresh_token'])
  const url = new URL('token/refresh', base)
  const renewal =
    refreshToken === undefined
      ? undefined
      : await wire.send({ method: 'POST', url, body: { refresh_token: refreshToken } })
  const renewed = renewal !== undefined && isOk(renewal) && isObject(renewal.body) ? renewal.body : {}
  secrets.push(
    ...[access, refreshToken, accessTokenIn(renewed), text(renewed['refresh_token'])].filter(
      (each) => each !== undefined,
    ),
  )
  return {
    findings: [judged, judgeRefresh(refreshToken, renewal, access), judgeClock(access, receivedAt)],
    bearer: accessTokenIn(renewed) ?? access,
  }
}

const isMe = ({ path }: { path: string }) => path === '/me'
/** Id that no record has. */
const NO_ID = 0

async function readAll({ base }: Examination, wire: Wire, bearer: string): Promise<Finding[]> {
  const get: Get = (path, query) =>
    wire.send({ method: 'GET', url: path instanceof URL ? path : new URL(path + toQueryString(query), base), bearer })
  const docs = await get('docs.jsonld')
  const documented = readDocumentation(isOk(docs) ? docs.body : undefined)
  const readings = await readEverything(get, base)
  const me = readings.done.find(({ operation }) => isMe(operation))
  if (me === undefined) throw new Error('The contract has no GET /me.')
  if (me.rows[0] === undefined) return [finding('account.failed', { what: whatOf(me.outcome) })]
  const error = await get(`companies/${NO_ID}`)
  const answers = readings.done.flatMap(({ outcome }) => (isSilence(outcome) ? [] : [outcome]))
  const entities = [...new Set(reads.flatMap(({ answer }) => answer ?? []))]
  return [
    judgeRoles(list(text)(me.rows[0]['roles']) ?? []),
    ...judgeReadings(readings, { documented, error, size: await probeSize(readings, get) }),
    ...[judgeError(error)].filter((each) => each !== undefined),
    ...judgeDocumentation(docs, documented, entities),
    judgeHub(answers),
    ...[judgeSpeed(wire.times)].filter((each) => each !== undefined),
  ]
}
