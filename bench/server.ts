import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { createConsole } from '../deploy/console.ts'
import { createApp } from '../e2e/stub/app.ts'

/** The built console, or another program, in front of the stub, served as by `npm start`, with the settings of a benchmark. */

/** Cache headers like those of the console's files: the page is revalidated, the script is cached for good. */
const floorFiles: Record<string, Record<string, string>> = {
  '/floor.html': { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  '/floor.js': {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  },
}

export interface Knobs {
  /** Delay before each answer, of the API and of static files. */
  delayMs: number
  /** Delay before each answer of the API. */
  apiDelayMs: number
  /** Answers « Charger plus » with this number of rows at once, as if many pages had been loaded. */
  rowsPerPage: number | undefined
}

/** TLS, because browsers require it for HTTP/2. They are configured to accept the certificate. */
function withHttp2() {
  const home = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(home, 'key.pem'), join(home, 'cert.pem')]
  const files = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files], { stdio: 'ignore' })
  const serverOptions = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(home, { recursive: true })
  return { createServer: createSecureServer, serverOptions } as const
}

export async function startServer(dist = 'dist', protocol: 'HTTP/1.1' | 'HTTP/2' = 'HTTP/1.1') {
  const stub = createApp({ db: ':memory:', seed: 'large' })
  const { store } = stub.worlds.get('default')
  const knobs: Knobs = { delayMs: 0, apiDelayMs: 0, rowsPerPage: undefined }
  /** The time of the stub alone for each answer, in ms. */
  const apiTimes: number[] = []

  async function api(request: Request) {
    const url = new URL(request.url)
    if (knobs.rowsPerPage !== undefined && url.searchParams.get('itemsPerPage') === '10')
      url.searchParams.set('itemsPerPage', String(knobs.rowsPerPage))
    if (knobs.apiDelayMs > 0) await wait(knobs.apiDelayMs)
    const start = performance.now()
    const answer = await stub.fetch(new Request(url, request))
    apiTimes.push(performance.now() - start)
    return answer
  }

  const site = createConsole({ dist, api })
  const isHttp2 = protocol === 'HTTP/2'
  const options = { port: 0, hostname: '127.0.0.1', fetch: answerTo }
  const server = serve(isHttp2 ? { ...options, ...withHttp2() } : options)

  async function answerTo(request: Request) {
    if (knobs.delayMs > 0) await wait(knobs.delayMs)
    const { pathname } = new URL(request.url)
    const floorHeaders = floorFiles[pathname]
    if (floorHeaders)
      return new Response(readFileSync(new URL(`.${pathname}`, import.meta.url)), { headers: floorHeaders })
    // gzip and not brotli, because the budget is counted in gzip.
    const headers = new Headers(request.headers)
    headers.set('accept-encoding', 'gzip')
    const answer = await site.fetch(new Request(request, { headers }))
    // Other programs do not follow the console's rules for scripts.
    if (dist !== 'dist') answer.headers.delete('content-security-policy')
    return answer
  }

  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `${isHttp2 ? 'https' : 'http'}://localhost:${port}`,
    knobs,
    apiTimes,
    /** Keeps only the first of the 100,000 orders. */
    keepOrders: (count: number) => store.exec(`DELETE FROM orders WHERE id > ${count}`),
    /** Puts every twelfth order into a machine: six of ten deposited, two reminded, one due, one overdue. */
    fillMachines: () =>
      store.exec(`UPDATE orders SET status = CASE (id / 12) % 10 WHEN 0 THEN 'overtime' WHEN 1 THEN 'overtimedue'
        WHEN 2 THEN 'reminder' WHEN 3 THEN 'reminder' ELSE 'operin' END WHERE id % 12 = 0`),
    addCompanies: (count: number) =>
      store.exec(`WITH RECURSIVE n(i) AS (VALUES (1001) UNION ALL SELECT i + 1 FROM n WHERE i < 1000 + ${count})
        INSERT INTO companies (id, name, "cleveronCompanyId", "orderEventUrl", "contactName", "contactEmail",
          "contactPhone", "createdAt", "mailProviderActive", "smsProviderActive")
        SELECT i, 'Société ' || i, 'CMP-' || i, 'https://hooks.example.test/', 'Hina Teriipaia',
          'contact' || i || '@example.test', '89400000', '2023-05-01T08:00:00+00:00', 1, 0 FROM n`),
    /** Adds machines on all islands up to this number, two of three on Tahiti. Each has a zone with one slot format. */
    addMachines: (count: number) => {
      const isNew = `FROM n WHERE i > (SELECT max(id) FROM lockers WHERE id < 10000)`
      const n = `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
      store.exec(`${n} INSERT INTO lockers (id, "createdAt", "cleveronApmId", type, location, "shortLocation", city, latitude, longitude)
        SELECT i, '2024-11-20T13:46:00+00:00', 'APM' || i, 501, 'Lieu ' || i, 'Machine ' || i, 'Ville ' || (i % 20),
          CASE WHEN i % 3 THEN -17.5 - (i * 37 % 100) * 0.0035 ELSE -8.8 - (i * 53 % 100) * 0.18 END,
          CASE WHEN i % 3 THEN -149.62 + (i * 61 % 100) * 0.005 ELSE -154 + (i * 29 % 100) * 0.18 END ${isNew}`)
    },
    signIn: async () => {
      const answer = await stub.request('/api/login_check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'superadmin', password: 'Motdepasse!2023' }),
      })
      return (await answer.json()) as { accessToken: string; refresh_token: string }
    },
    close: () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      stub.worlds.close()
    },
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>
