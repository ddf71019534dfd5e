import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiHeaders, bundleHeaders, type Hosts, securityHeaders } from './headers.ts'
import { isFilePath, type StaticFile, staticFiles } from './static-files.ts'

/** `connection` is what the Node server knows about it. The stub cuts it to play a broken network. */
type Handler = (request: Request, connection?: Partial<HttpBindings>) => Response | Promise<Response>

type Environment = { Bindings: Partial<HttpBindings> }

interface Options {
  /** The directory of the built console. */
  dist: string
  /** Answers everything below /api. */
  api: Handler
  /** Answers /bundles/apiplatform, where API Platform keeps the scripts of its documentation. */
  bundles?: Handler | undefined
  /** Answers /.well-known/mercure, where a server of API Platform announces changes. */
  hub?: Handler | undefined
  /** What `/config.json` says where the build has none. */
  config?: object | undefined
  /** Answers the control plane of the stub, for tests. */
  control?: Handler | undefined
}

/** The console sends a few kilobytes at most. */
const maxBodyBytes = 1024 * 1024

/**
 * The console behind one address: static files, `/config.json`, `/api`, and index.html for every address that is a
 * screen. Any other web server can do the same.
 */
export function createConsole({ dist, api, bundles, hub, control, config: preset = {} }: Options) {
  const find = staticFiles(dist)
  const app = new Hono<Environment>()

  app.use(async (context, next) => (hasTwoHosts(context) ? context.text('Bad Request', 400) : next()))
  app.use('/api/*', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }))
  app.all('/api/*', async ({ req, env }) => withHeaders(await api(req.raw, env), apiHeaders(req.path)))
  if (bundles !== undefined)
    app.get('/bundles/apiplatform/*', async ({ req, env }) => withHeaders(await bundles(req.raw, env), bundleHeaders))
  if (hub !== undefined)
    app.all('/.well-known/mercure', async ({ req, env }) => withHeaders(await hub(req.raw, env), apiHeaders(req.path)))
  if (control !== undefined) app.all('/__stub/*', ({ req, env }) => control(req.raw, env))

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders(await hosts()))) context.header(name, value)
    await next()
  })
  app.get('*', async (context) => {
    const path = decode(new URL(context.req.url).pathname)
    if (path === undefined) return context.text('Bad Request', 400)
    const file = await find(path)
    if (file !== undefined) return send(context, file, path)
    if (path === '/config.json') return context.json(preset, 200, { 'Cache-Control': 'no-cache' })
    const index = isFilePath(path) ? undefined : await find('/index.html')
    return index === undefined
      ? context.text('Not Found', 404, { 'Cache-Control': 'no-store' })
      : send(context, index, '/')
  })
  app.all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))

  /** The servers of config.json. A missing or broken file names none. */
  async function hosts(): Promise<Hosts> {
    try {
      const file = await find('/config.json')
      const config: unknown = JSON.parse(new TextDecoder().decode((await file?.encoded(''))?.bytes))
      return Object.fromEntries(Object.entries(config ?? {}).filter(([, value]) => typeof value === 'string'))
    } catch {
      return {}
    }
  }

  return app
}

/** Node keeps the first Host and drops the others, but a server in front may have judged the request by another one. */
const hasTwoHosts = ({ env }: Context<Environment>) =>
  (env?.incoming?.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1

const tooLarge = () =>
  withHeaders(Response.json({ title: 'Content Too Large', status: 413 }, { status: 413 }), apiHeaders(''))

/** The answer with these headers. A policy of the server's own stays: the browser then applies both. */
function withHeaders(answer: Response, added: Record<string, string>) {
  if (answer.type === 'error') return answer
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(added)) {
    if (name === 'Content-Security-Policy') headers.append(name, value)
    else headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

async function send(context: Context, file: StaticFile, path: string) {
  // The names of files in /assets hold a hash of their content, so they never change.
  context.header('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  context.header('Vary', 'Accept-Encoding')
  const { encoding, bytes } = await file.encoded(context.req.header('accept-encoding') ?? '')
  const tag = `"${file.tag}-${encoding}"`
  context.header('ETag', tag)
  if (context.req.header('if-none-match') === tag) return context.body(null, 304)
  context.header('Content-Type', file.type)
  if (encoding !== 'identity') context.header('Content-Encoding', encoding)
  return context.body(bytes)
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
