import { resourceAt, resources } from '../data/registry.ts'
import type { Call, Resource } from '../data/resource.ts'
import { readMe, resendNotification, updatePassword } from './account.ts'
import { forgotPassword, resetPassword } from './forgot-password.ts'
import { context, documentation, entrypoint } from './hypermedia.ts'
import type { Format } from './negotiate.ts'
import { createItem, loadRow, readChildren, readCollection, readItem, removeItem, updateItem } from './operations.ts'
import { Problem } from './problem.ts'
import { login, loginCheck, refresh, register, symfony, type Visit } from './sign-in.ts'

type Params = Record<string, string>
type Handler =
  | { kind: 'visit'; run: (visit: Visit) => Response }
  /** Pages of the framework that describe the API. They need no token. */
  | { kind: 'open'; run: (call: Call, params: Params) => Response }
  | { kind: 'resource'; resource: Resource; run: (call: Call, params: Params) => Response }
type Route = { method: string; pattern: RegExp; path: string; handler: Handler }

export type Match = { handler: Handler; params: Params; suffix: Format | undefined }

const makeRoute = (method: string, path: string, handler: Handler): Route => ({
  method,
  path,
  pattern: new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/.]+)')}(?:\\.(?<_format>jsonld|json|html))?$`),
  handler,
})

const visit = (method: string, path: string, run: (visit: Visit) => Response): Route =>
  makeRoute(method, path, { kind: 'visit', run })

const open = (path: string, run: (call: Call, params: Params) => Response): Route =>
  makeRoute('GET', path, { kind: 'open', run })

function on(resource: Resource, method: string, path: string, run: (call: Call, params: Params) => Response): Route {
  return makeRoute(method, path, { kind: 'resource', resource, run })
}

const withRow =
  (run: (call: Call) => Response) =>
  (call: Call, params: Params): Response =>
    run({ ...call, row: loadRow(call, params['id'] ?? '') })

/** A 405 lists the allowed methods in this order (capture 71). */
function routesOf(resource: Resource): Route[] {
  const path = `/${resource.path}`
  const children = Object.entries(resource.children ?? {}).map(([name, child]) =>
    on(resource, 'GET', `${path}/:id/${name}`, (call, params) => readChildren(call, Number(params['id']), child)),
  )
  return [
    on(resource, 'GET', path, readCollection),
    ...(resource.schemas.create === 'ClientCreate' ? [] : [on(resource, 'POST', path, createItem)]),
    on(
      resource,
      'GET',
      `${path}/:id`,
      withRow((call) => readItem(call)),
    ),
    on(resource, 'PATCH', `${path}/:id`, withRow(updateItem)),
    on(resource, 'DELETE', `${path}/:id`, withRow(removeItem)),
    ...children,
  ]
}

const users = resourceAt('users')

const meAsRow = (call: Call): Response => readMe({ ...call, row: loadRow(call, String(call.actor.id)) })

const routes: Route[] = [
  visit('POST', '/login_check', loginCheck),
  visit('POST', '/login', login),
  visit('POST', '/register', register),
  visit('POST', '/token/refresh', refresh),
  visit('POST', '/forgot-password', forgotPassword),
  visit('POST', '/forgot-password/:token', resetPassword),
  open('', entrypoint),
  open('/docs', documentation),
  open('/contexts/:name', context),
  on(users, 'GET', '/me', meAsRow),
  on(users, 'PATCH', '/users/:id/update-password', withRow(updatePassword)),
  on(resourceAt('orders'), 'GET', '/orders/:id/resend-notification', withRow(resendNotification)),
  ...resources.flatMap(routesOf),
]

const sameMethod = (route: Route, method: string): boolean => route.method === (method === 'HEAD' ? 'GET' : method)

/** Answers like Symfony's router: 404 for an unknown path, 405 with `Allow` for a wrong method (captures 45 and 71). */
export function findRoute(method: string, path: string, address: string): Match {
  const fitting = routes.flatMap((candidate) => {
    const match = candidate.pattern.exec(path)
    return match === null ? [] : [{ candidate, groups: match.groups ?? {} }]
  })
  const found = fitting.find(({ candidate }) => sameMethod(candidate, method))
  const missing = `No route found for "${method} ${address}"`
  if (fitting.length === 0) throw symfony(404, missing)
  if (found === undefined) {
    const allowed = fitting.map(({ candidate }) => candidate.method).join(', ')
    const message = `${missing}: Method Not Allowed (Allow: ${allowed})`
    throw new Problem(405, message, { source: 'symfony', headers: { Allow: allowed } })
  }
  const { _format, ...params } = found.groups
  return { handler: found.candidate.handler, params, suffix: _format as Format | undefined }
}

export const isRoute = (path: string): boolean => routes.some(({ pattern }) => pattern.test(path))
