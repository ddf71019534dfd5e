import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { type Hosts, securityHeaders } from './headers.ts'
import { isFilePath, type StaticFile, staticFiles } from './static-files.ts'

/** `connection` is what the Node server knows of it: a stub that plays a broken line has to cut it. */
type Handler = (request: Request, connection?: Partial<HttpBindings>) => Response | Promise<Response>

interface Options {
  /** The directory of the built console. */
  dist: string
  /** Answers everything below /api. */
  api: Handler
  /** Answers the control plane of the stub, for tests. */
  control?: Handler
}

/**
 * The console behind one address: static files, `/config.json`, `/api`, and index.html for every address that is a
 * screen. It does nothing that another web server could not do.
 */
export function createConsole({ dist, api, control }: Options) {
  const find = staticFiles(dist)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()

  app.all('/api/*', ({ req, env }) => api(req.raw, env))
  if (control !== undefined) app.all('/__stub/*', ({ req, env }) => control(req.raw, env))

  app.get('*', async (context) => {
    for (const [name, value] of Object.entries(securityHeaders(await hosts()))) context.header(name, value)
    const path = decode(new URL(context.req.url).pathname)
    if (path === undefined) return context.text('Bad Request', 400)
    const file = await find(path)
    if (file !== undefined) return send(context, file, path)
    if (path === '/config.json') return context.json({}, 200, { 'Cache-Control': 'no-cache' })
    const index = isFilePath(path) ? undefined : await find('/index.html')
    return index === undefined
      ? context.text('Not Found', 404, { 'Cache-Control': 'no-store' })
      : send(context, index, '/')
  })
  app.all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }))

  /** A missing or broken config.json means the defaults, for this server as for the console. */
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

async function send(context: Context, file: StaticFile, path: string) {
  // Files of /assets carry the hash of their content in their names: they never change.
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
