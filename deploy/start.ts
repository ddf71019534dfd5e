import { serve } from '@hono/node-server'
import { createApp } from '../e2e/stub/app.ts'
import { buildIfStale } from './build.ts'
import { createConsole } from './console.ts'
import { demoAccounts, networkWarning } from './demo-accounts.ts'
import { claimPort, listenProblem } from './listen.ts'
import { type Options, readOptions, usage } from './options.ts'
import { apiOf } from './proxy.ts'

/** `npm start` serves the built console, and /api on the same address: the stub with its data on disk, or a real server. */

const dist = 'dist'

/**
 * How long a connection may be idle. A proxy in front keeps its connections for up to a minute, and a connection that ends
 * here first breaks the request that the proxy sends at that moment.
 */
const IDLE_MS = 65_000

/** The config.json of the demonstration: temperature bands of its zones. */
const demoConfig = { temperatureBands: { HT: [15, 30], MT: [2, 8], LT: [-25, -15] } }

interface Backend extends Pick<Parameters<typeof createConsole>[0], 'api' | 'bundles' | 'hub' | 'control' | 'config'> {
  /** Description of `/api` in the start message. */
  words: string
  /** Sentences to print once the port is known. */
  notices: (port: number) => (string | undefined)[]
  /** Closes connections that would stay open. */
  hangUp: () => void
  close: () => void
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.help) console.log(usage)
  else await start(options)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function start(options: Options) {
  const { port, host } = options
  await claimPort(port, host)
  const backend = options.apiUrl === undefined ? stub(options) : realServer(options.apiUrl)
  buildIfStale(dist)
  const { fetch } = createConsole({ dist, ...backend })
  const serverOptions = { keepAliveTimeout: IDLE_MS }
  const server = serve({ fetch, port, hostname: host, serverOptions }, ({ port: actual }) => {
    const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
    console.log(`Consigne: http://${name}:${actual} · ${backend.words}`)
    for (const notice of backend.notices(actual)) if (notice !== undefined) console.log(notice)
  })
  server.on('error', (error) => fail(listenProblem(error, { port, host, command: 'npm start' })))

  const stop = () => {
    backend.hangUp()
    server.close(() => {
      backend.close()
      process.exit(0)
    })
    // Answers under way may finish. Idle connections are closed, otherwise they would keep the process alive.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), 2_000).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function stub({ db, seed, scoped, mercure, control, host }: Options): Backend {
  const app = createApp({ db, seed, scoped, mercure, control })
  return {
    api: app.fetch,
    hub: app.fetch,
    control: control ? app.fetch : undefined,
    config: demoConfig,
    words: demoAccounts.words,
    notices: (port) => [
      app.worlds.shareFile(port),
      networkWarning(host),
      control ? `The stub is controlled at http://localhost:${port}/__stub` : undefined,
    ],
    hangUp: () => app.worlds.closeHubs(),
    close: () => app.worlds.close(),
  }
}

function realServer(url: URL): Backend {
  const forward = apiOf(url)
  return {
    api: forward,
    bundles: forward,
    hub: forward,
    words: `/api is ${url.origin}`,
    notices: () => [],
    hangUp: () => {},
    close: () => {},
  }
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
