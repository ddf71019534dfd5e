import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { listenProblem } from '../../deploy/listen.ts'
import { createApp, type AppOptions } from './app.ts'
import { flavours, loginKeys, nullings, oneOf, seeds } from './data/choices.ts'

/** `npm run stub -- --port 4010 --db data/stub.sqlite`; README.md explains the options. */
const optionsOf = () =>
  parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      db: { type: 'string', default: ':memory:' },
      flavour: { type: 'string', default: '2.7' },
      nulls: { type: 'string', default: 'drop' },
      seed: { type: 'string', default: 'demo' },
      'login-key': { type: 'string', default: 'accessToken' },
      ttl: { type: 'string', default: '3600' },
      clamp: { type: 'string', default: '0' },
      'single-use': { type: 'boolean', default: false },
      scoped: { type: 'boolean', default: false },
      mercure: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
    },
  }).values

try {
  start(optionsOf())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('e2e/stub/README.md lists the options.')
  process.exitCode = 1
}

function start(values: ReturnType<typeof optionsOf>): void {
  const options: AppOptions = {
    db: values.db,
    flavour: oneOf('flavour', values.flavour, flavours),
    nulls: oneOf('nulls', values.nulls, nullings),
    seed: oneOf('seed', values.seed, seeds),
    loginKey: oneOf('login-key', values['login-key'], loginKeys),
    ttl: Number(values.ttl),
    clamp: Number(values.clamp),
    singleUse: values['single-use'],
    scoped: values.scoped,
    mercure: values.mercure,
    control: values.control,
  }
  const app = createApp(options)
  const { host } = values
  const server = serve({ fetch: app.fetch, port: Number(values.port), hostname: host }, ({ port }) => {
    console.log(`Stub API on http://${host}:${port}/api (${values.flavour}, ${values.seed}, ${values.db})`)
    const shared = app.worlds.shareFile(port)
    if (shared !== undefined) console.log(shared)
    if (values.control) console.log(`Control page on http://${host}:${port}/__stub`)
  })
  server.on('error', (error) => {
    console.error(listenProblem(error, { port: Number(values.port), host, command: 'npm run stub' }))
    process.exitCode = 1
  })

  function stop(): void {
    app.worlds.closeHubs()
    server.close()
    app.worlds.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
