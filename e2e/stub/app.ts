import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { controlPlane } from './control.ts'
import type { World } from './data/world.ts'
import { Worlds } from './data/worlds.ts'
import { dueFault } from './faults/fault.ts'
import { cut, isCut, play } from './faults/play-fault.ts'
import { Problem } from './http/problem.ts'
import { answerOf, contextOf, errorOf } from './http/serve.ts'
import { hubPath } from './hub/hub.ts'
import { defaultSettings, type Settings } from './types.ts'

export type AppOptions = Partial<Settings> & {
  /** The path of a file, or `:memory:`. */
  db?: string
  /** Serves the control plane at /__stub/, selects the world of a request, and logs requests. */
  control?: boolean
}

type Environment = { Bindings: Partial<HttpBindings> }
export type StubApp = Hono<Environment> & { worlds: Worlds }

const maxBodyBytes = 1024 * 1024
const tooLarge = (): Problem => new Problem(413, 'The request body is larger than 1 MB.')

/** World of a request. A test sets a header. A browser page uses a cookie, because it cannot set a header for every request. */
function worldName(request: Request): string {
  const cookie = /(?:^|;\s*)stub-world=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return request.headers.get('x-stub-world') ?? cookie ?? 'default'
}

/** The whole server without a port. `server.ts` gives it a port; unit tests call `app.fetch(request)`. */
export function createApp({ db = ':memory:', control = false, ...settings }: AppOptions = {}): StubApp {
  const worlds = new Worlds(db, { ...defaultSettings, ...settings })
  const app = new Hono<Environment>()
  const worldOf = (request: Request): World => worlds.get(control ? worldName(request) : 'default')

  function finish(world: World, request: Request, body: string, reply: Response): Response {
    // Bodies contain passwords: only a server that is started for tests keeps them.
    if (control) world.requests.add(request, body, isCut(reply) ? 0 : reply.status)
    return reply
  }

  function refuseBody({ req }: Context<Environment>): Response {
    const world = worldOf(req.raw)
    return finish(world, req.raw, '', errorOf(world, req.raw, tooLarge()))
  }

  if (control) {
    app.route('/__stub', controlPlane(worlds, worldName))
    app.get('/__stub/', ({ redirect }) => redirect('/__stub'))
  }

  app.all('*', bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody }), async ({ req, env }) => {
    const request = req.raw
    const world = worldOf(request)
    const body = await request.text()
    const { pathname, search } = new URL(request.url)
    const fault = dueFault(world.faults, request.method, pathname + search)
    // A test may end and remove its world while an answer is delayed.
    const answer = (asked: Request): Response => {
      if (!world.store.isOpen) return cut(env?.outgoing)
      return world.settings.mercure && pathname === hubPath ? world.hub.answer(asked) : answerOf(world, asked, body)
    }
    const reply =
      fault === undefined
        ? answer(request)
        : await play(world, fault, contextOf(world, request), env?.outgoing, request, answer)
    return finish(world, request, body, reply)
  })

  app.onError((error, { req, env }) => {
    // The client disconnected before its request had arrived. Not an error.
    if (env?.incoming?.destroyed === true || env?.outgoing?.destroyed === true) return cut(env.outgoing)
    console.error(error)
    return errorOf(worldOf(req.raw), req.raw, new Problem(500, 'Internal Server Error'))
  })

  return Object.assign(app, { worlds })
}
