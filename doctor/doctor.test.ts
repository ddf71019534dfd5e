import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FaultReply } from '../e2e/stub/faults/fault.ts'
import { reads } from './contract.ts'
import { sentences } from './findings.copy.ts'
import type { Finding } from './findings.ts'
import { asJson, asTable, exitCodeOf, verdictOf, type Report } from './report.ts'
import { broken, examined, moment, type Server } from './servers.ts'

/** Examines the stub in process, without a fault and with one fault at a time. */

const isFault = ({ level }: Finding) => level !== 'ok' && level !== 'info'
const namesOf = (findings: readonly Finding[]) => findings.map(({ name }) => name)

const reportOf = (findings: readonly Finding[]): Report => ({
  version: '1.1.0',
  server: 'https://api.example.test',
  user: 'superadmin',
  at: Date.parse(moment),
  findings,
})

const flavours: [string, Server][] = (['2.7', '3.4', '4'] as const).flatMap((flavour) =>
  (['drop', 'keep'] as const).map((nulls): [string, Server] => [
    `${flavour}, nulls: ${nulls}`,
    { settings: { flavour, nulls } },
  ]),
)

describe('a server that fits', () => {
  test.each(flavours)('[OPS-01] is one of flavour %s: every check is ok', async (_, server) => {
    const { findings } = await examined(server)
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([])
    expect(exitCodeOf(findings)).toBe(0)
  })

  test.each(['admin', 'membre', 'technicien', 'livreur'])('[OPS-01] fits the account %s', async (user) => {
    const { findings } = await examined({ settings: { scoped: true }, asked: { user } })
    expect(namesOf(findings.filter(isFault))).toEqual([])
  })

  test.each<[string, string, FaultReply]>([
    [
      'name the zone of a slot by its address where no screen reads it',
      '^/api/temperature_zones',
      { fields: { set: { temperatureZone: '/api/temperature_zones/1' } } },
    ],
    ['leave out of a list what only a detail shows', '^/api/companies\\?', { fields: { drop: ['orderEventUrl'] } }],
    ['have no documentation, which is no fault', 'docs.jsonld', { status: 404, description: 'Not Found' }],
  ])('[OPS-01] may %s', async (_, path, reply) => {
    const { findings } = await examined({ faults: [{ match: { path }, reply }] })
    expect(namesOf(findings.filter(({ level }) => level !== 'ok'))).toEqual(path === 'docs.jsonld' ? ['docs.none'] : [])
    expect(exitCodeOf(findings)).toBe(0)
  })

  test('[OPS-01] without rows is not judged on its fields, and says so', async () => {
    const { findings } = await examined({ settings: { seed: 'empty' } })
    expect(namesOf(findings.filter(isFault))).toEqual([])
    expect(namesOf(findings)).toEqual(expect.arrayContaining(['reads.unasked', 'fields.right', 'pages.short']))
  })

  test.each([
    '</.well-known/mercure>; crossorigin="use-credentials"; rel="mercure"',
    '<https://api.example.test/.well-known/mercure>; type=text/event-stream; rel="alternate Mercure"',
  ])('[LIVE-05] [OPS-01] names its hub at the address that the console uses, in %s', async (link) => {
    const { findings } = await examined({
      between: async (request, answer) => {
        const reply = await answer(request)
        reply.headers.append('Link', link)
        return reply
      },
    })
    expect(findings.find(({ topic }) => topic === 'mercure')).toMatchObject({
      name: 'mercure.hub',
      observed: expect.stringContaining('https://api.example.test/.well-known/mercure'),
    })
  })
})

/** Servers whose whole report is kept, because each ends in another way or fills the table otherwise. */
const printed = readdirSync('doctor/reports').flatMap((file) => (file === 'faults.txt' ? [] : file.replace('.txt', '')))

const lineOf = ({ level, name, observed, consequence }: Finding) =>
  [`  ${level} ${name}`, observed, consequence].filter((text) => text !== '').join('\n    ')

const examinations = new Map<string, Promise<Finding[]>>()

/** The findings of a broken server, which is examined once. */
function findingsOf(name: string) {
  const known = examinations.get(name) ?? examined(broken[name] ?? {}).then(({ findings }) => findings)
  examinations.set(name, known)
  return known
}

describe('a server with one fault', () => {
  test.each(Object.entries(broken))('[OPS-01] gets its right name: %s', async (name, { is }) => {
    expect(namesOf((await findingsOf(name)).filter(isFault))).toEqual(is)
  })

  test.each(printed)('[OPS-01] gets its report: %s', async (name) => {
    await expect(`${asTable(reportOf(await findingsOf(name)))}\n`).toMatchFileSnapshot(`reports/${name}.txt`)
  })

  test('[OPS-01] is described by its facts', async () => {
    const said = await Promise.all(
      Object.keys(broken).map(async (name) => [name, ...(await findingsOf(name)).filter(isFault).map(lineOf), '']),
    )
    await expect(said.flat().join('\n')).toMatchFileSnapshot('reports/faults.txt')
  })
})

describe('every examination', () => {
  test('[OPS-01] has a JSON output, with the verdict and the name of each finding', async () => {
    expect(JSON.parse(asJson(reportOf(await findingsOf('wrong-password'))))).toMatchObject({
      server: 'https://api.example.test',
      user: 'superadmin',
      verdict: 'accountRefused',
      findings: [{ name: 'address.right' }, { name: 'cors.right' }, { name: 'signIn.refused', level: 'unjudged' }],
    })
  })

  test('[OPS-01] only reads, apart from one sign-in and one refresh', async () => {
    const { requests } = await examined({})
    const others = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
    expect(others).toEqual(['OPTIONS /api/companies', 'POST /api/login_check', 'POST /api/token/refresh'])
    // This GET sends an SMS.
    expect(requests.filter(({ path }) => path.includes('resend-notification'))).toEqual([])
  })

  test('[OPS-01] sends every read of the contract, in fewer than 50 calls', async () => {
    const { requests } = await examined({})
    const kinds = new Set(
      requests.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\d+/, '{id}')),
    )
    expect(kinds).toEqual(new Set(['/api/docs.jsonld', ...reads.map(({ path }) => `/api${path}`)]))
    expect(reads.length).toBeGreaterThan(14)
    expect(requests.length).toBeLessThan(50)
  })

  test('[OPS-01] opens more records while a field is empty in all of them, and still sends fewer than 60 calls', async () => {
    const details = { match: { path: '^/api/\\w+/\\d+\\?' }, reply: { fields: { drop: ['createdAt', 'myKey'] } } }
    const { requests } = await examined({ faults: [details] })
    const opened = (collection: string) =>
      requests.filter(({ path }) => new RegExp(`^/api/${collection}/\\d+$`).test(path))
    // Company 0 does not exist.
    expect(['users', 'companies', 'lockers', 'orders', 'temperature_zones'].map((name) => opened(name).length)).toEqual(
      [5, 6, 5, 5, 3],
    )
    expect(requests.length).toBeLessThan(60)
  })

  test('[OPS-01] never prints the password, even when the server repeats it', async () => {
    const password = 'Secret! of "many" words, which a table would break and JSON would escape'
    const repeated = [password, JSON.stringify({ password }), encodeURIComponent(password)].join(' / ')
    const message = `Wrong:\u001B[31m ${repeated}`
    const faults = [{ match: { path: 'login_check' }, reply: { status: 401, body: { code: 401, message } } }]
    const { findings } = await examined({ faults, asked: { password } })
    expect(findings.find(({ name }) => name === 'signIn.refused')?.observed).toContain(
      'Wrong: [31m *** / {"password":"***"} / ***',
    )
  })

  test('[OPS-01] never prints a token, even when the server repeats it', async () => {
    const sent = new Set<string>()
    const { findings } = await examined({
      settings: { singleUse: true },
      between: async (request, answer) => {
        const bearer = request.headers.get('Authorization')?.replace('Bearer ', '')
        const body: unknown = request.method === 'POST' ? await request.clone().json() : {}
        if (bearer !== undefined) sent.add(bearer)
        for (const value of Object.values(body as object)) sent.add(String(value))
        const reply = await answer(request)
        reply.headers.append('Link', `<https://hub.example.test/${[...sent].join('/')}>; rel="mercure"`)
        return reply
      },
    })
    expect(findings.find(({ name }) => name === 'mercure.hub')?.observed).toContain(
      'https://hub.example.test/superadmin/***/***',
    )
    const output = asTable(reportOf(findings)) + asJson(reportOf(findings))
    expect([...sent].filter((each) => each !== 'superadmin' && output.includes(each))).toEqual([])
  })

  test('[OPS-01] measures the response times of the server', async () => {
    const faults = [{ match: { method: 'GET' }, reply: { delayMs: 20 } }]
    const hundredfold = () => {
      const begun = performance.now()
      return () => (performance.now() - begun) * 100
    }
    const { findings } = await examined({ faults, asked: { measure: hundredfold } })
    expect(namesOf(findings.filter(isFault))).toEqual(['speed.slow'])
  })

  test('[OPS-01] needs no CORS headers for the origin of the API', async () => {
    const { findings, requests } = await examined({ asked: { origin: 'https://api.example.test' } })
    expect(namesOf(findings)).toContain('cors.same')
    expect(requests.filter(({ method }) => method === 'OPTIONS')).toEqual([])
  })

  test.each<[string, number, ...string[]]>([
    ['fit', 0, 'key-token'],
    ['hampered', 1, 'no-total'],
    // A server is judged by its answer only, or by its certificate.
    ['unfit', 2, 'no-cors', 'certificate-expired', 'certificate-of-another-name', 'redirects', 'another-site'],
    ['accountRefused', 3, 'wrong-password'],
    [
      'addressRefused',
      4,
      'name-not-found',
      'nothing-listens',
      'never-answers',
      'no-https',
      'cuts-connections',
      'port-refused',
    ],
  ])('[OPS-01] ends in the verdict %s, with the exit code %i', async (verdict, code, ...names) => {
    for (const name of names) {
      const findings = await findingsOf(name)
      expect([verdictOf(findings), exitCodeOf(findings)], name).toEqual([verdict, code])
    }
  })

  test('[OPS-01] finds a server unfit that other origins cannot call, whatever it says about the account', async () => {
    const { findings } = await examined({ ...broken['no-cors'], ...broken['wrong-password'] })
    expect(namesOf(findings.filter(isFault))).toEqual(['cors.refused', 'signIn.refused'])
    expect(verdictOf(findings)).toBe('unfit')
  })
})

test('each fault of the table of findings is shown by a broken server', () => {
  // Judged in replay.test.ts: the links of the stub never lead to another host.
  const elsewhere = ['pages.foreign']
  const shown = new Set<string>([...Object.values(broken).flatMap(({ is }) => is), ...elsewhere])
  const faults = Object.entries(sentences).filter(([, [level]]) => level !== 'ok' && level !== 'info')
  expect(faults.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([])
})
