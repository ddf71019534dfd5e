import type { World } from './data/world.ts'
import { answerOf } from './http/serve.ts'
import { issueAccessToken } from './http/tokens.ts'

const contentTypes: Record<string, string> = {
  POST: 'application/ld+json',
  PATCH: 'application/merge-patch+json',
}

/** Token of the world's super administrator, valid for a minute, even if the world's tokens expire at once. */
function tokenIn(world: World): string {
  const account = world.store.get(
    `SELECT * FROM users WHERE enabled = 1 AND roles LIKE '%"ROLE_SUPER_ADMIN"%' ORDER BY id LIMIT 1`,
  )
  if (account === undefined) throw new Error('This world has no super administrator.')
  return issueAccessToken(world, account, 60)
}

/**
 * A call of another client as the super administrator. It is processed like every call, so that histories, free places and
 * hub updates follow. Faults and the request log apply only to the client under test.
 */
export function answerElsewhere(world: World, method: string, address: string, body: string): Response {
  const headers = new Headers({ accept: 'application/ld+json', authorization: `Bearer ${tokenIn(world)}` })
  const contentType = contentTypes[method]
  if (contentType !== undefined) headers.set('content-type', contentType)
  return answerOf(world, new Request(address, { method, headers }), body)
}
