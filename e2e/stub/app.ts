import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { controlPlane } from './control.ts'
import { cut, dueFault, isCut, play } from './faults.ts'
import { logRequest } from './request-log.ts'
import { answerOf, contextOf } from './serve.ts'
import { defaultSettings, type Settings } from './types.ts'
import { Worlds } from './worlds.ts'

export type AppOptions = Partial<Settings> & {
  /** A file, or `:memory:`. */
  db?: string
  /** Opens /__stub/ and lets a request choose its world. */
  control?: boolean
}

type Environment = { Bindings: Partial<HttpBindings> }
export type StubApp = Hono<Environment> & { worlds: Worlds }

/** A test names its world by a header; a browser that cannot add one, by a cookie. */
function worldName(request: Request): string {
  const cookie = /(?:^|;\s*)stub-world=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return request.headers.get('x-stub-world') ?? cookie ?? 'default'
}

/** The whole server without a port: `server.ts` gives it one, unit tests call `app.fetch(request)`. */
export function createApp({ db = ':memory:', control = false, ...settings }: AppOptions = {}): StubApp {
  const worlds = new Worlds(db, { ...defaultSettings, ...settings })
  const app = new Hono<Environment>()
  if (control) app.route('/__stub', controlPlane(worlds))

  app.all('*', async ({ req, env }) => {
    const request = req.raw
    const world = worlds.get(control ? worldName(request) : 'default')
    const body = await request.text()
    const { pathname, search } = new URL(request.url)
    const fault = dueFault(world, request.method, pathname + search)
    // A test may end, and take its world along, while a call of its page is still held up.
    const answer = (): Response => (world.store.isOpen ? answerOf(world, request, body) : cut(env?.outgoing))
    const reply =
      fault === undefined ? answer() : await play(world, fault, contextOf(world, request), env?.outgoing, answer)
    logRequest(world, request, body, isCut(reply) ? 0 : reply.status)
    return reply
  })

  return Object.assign(app, { worlds })
}
