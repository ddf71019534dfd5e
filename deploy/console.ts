import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiHeaders, bundleHeaders, type Hosts, securityHeaders } from './headers.ts'
import { HUB_PATH } from './proxy.ts'
import { isFilePath, type StaticFile, staticFiles } from './static-files.ts'

/** `connection`: bindings of the Node server. The stub cuts the connection to simulate a broken network. */
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
  /** Defaults of `/config.json`. */
  config?: object | undefined
  /** Answers the control plane of the stub, for tests. */
  control?: Handler | undefined
}

/** The console sends a few kilobytes at most. */
const maxBodyBytes = 1024 * 1024

/**
 * The console behind one address: static files, `/config.json`, `/api`, and index.html for every address of a screen. Any
 * other web server can do the same.
 */
export function createConsole({ dist, api, bundles, hub, control, config: preset = {} }: Options) {
  const find = staticFiles(dist)
  const app = new Hono<Environment>()

  app.use(async (context, next) => {
    if (hasTwoHosts(context) || namesUser(context)) return context.text('Bad Request', 400)
    // TRACE would echo the token of a call. Neither browsers nor the HTTP client of Node send it.
    return context.req.method === 'TRACE' ? notAllowed(context, apiMethods) : next()
  })
  app.use('/api/*', bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }))
  app.all('/api/*', async ({ req, env }) => withHeaders(await api(req.raw, env), apiHeaders(req.path)))
  if (bundles !== undefined)
    app.get('/bundles/apiplatform/*', async ({ req, env }) => withHeaders(await bundles(req.raw, env), bundleHeaders))
  if (hub !== undefined)
    app.all(HUB_PATH, async ({ req, env }) => withHeaders(await hub(req.raw, env), apiHeaders(req.path)))
  if (control !== undefined) app.all('/__stub/*', ({ req, env }) => control(req.raw, env))

  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders(context.req.path, await hosts())))
      context.header(name, value)
    await next()
  })
  app.get('*', async (context) => {
    const path = decode(new URL(context.req.url).pathname)
    if (path === undefined) return context.text('Bad Request', 400)
    const entries = path === '/config.json' ? await readConfig() : undefined
    if (entries !== undefined) return context.json({ ...preset, ...entries }, 200, { 'Cache-Control': 'no-cache' })
    const file = await find(path)
    if (file !== undefined) return send(context, file, path)
    const index = isFilePath(path) ? undefined : await find('/index.html')
    return index === undefined
      ? context.text('Not Found', 404, { 'Cache-Control': 'no-store' })
      : send(context, index, '/')
  })
  app.all('*', (context) => notAllowed(context))

  /** Content of config.json: empty when the file is missing, undefined when it is invalid. */
  async function readConfig(): Promise<Record<string, unknown> | undefined> {
    const file = await find('/config.json')
    if (file === undefined) return {}
    try {
      const value: unknown = JSON.parse(new TextDecoder().decode((await file.encoded('')).bytes))
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
    } catch {
      return undefined
    }
  }

  /** Servers of config.json. Empty when the file is missing or invalid. */
  async function hosts(): Promise<Hosts> {
    const entries = Object.entries((await readConfig()) ?? {})
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  }

  return app
}

/** Whether a request has several Host headers. Node keeps the first one, but a server in front may have used another one. */
const hasTwoHosts = ({ env }: Context<Environment>) =>
  (env?.incoming?.rawHeaders ?? []).filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length > 1

/** Whether a full address in the request line (`GET http://localhost/ HTTP/1.1`) has credentials, which `Request` rejects. */
function namesUser({ req }: Context) {
  const { username, password } = new URL(req.url)
  return username !== '' || password !== ''
}

const apiMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

const notAllowed = (context: Context, allowed = 'GET, HEAD') =>
  context.text('Method Not Allowed', 405, { Allow: allowed })

const tooLarge = () =>
  withHeaders(Response.json({ title: 'Content Too Large', status: 413 }, { status: 413 }), apiHeaders(''))

/** Adds headers to an answer. An existing policy is kept: the browser then applies both. */
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
  // Immutable, because file names in /assets contain a hash of their content.
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
