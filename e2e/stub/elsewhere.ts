import type { World } from './data/world.ts'
import { answerOf } from './http/serve.ts'
import { issueAccessToken } from './http/tokens.ts'

const contentTypes: Record<string, string> = {
  POST: 'application/ld+json',
  PATCH: 'application/merge-patch+json',
}

/** A token of the world's super administrator. It is valid for a minute, also where tokens expire at once. */
function tokenIn(world: World): string {
  const account = world.store.get(
    `SELECT * FROM users WHERE enabled = 1 AND roles LIKE '%"ROLE_SUPER_ADMIN"%' ORDER BY id LIMIT 1`,
  )
  if (account === undefined) throw new Error('This world has no super administrator.')
  return issueAccessToken(world, account, 60)
}

/**
 * A call of another client, in the name of the super administrator. It takes the same way as every call, so that
 * histories, places and announcements follow. Faults and the request log belong to the client under test.
 */
export function answerElsewhere(world: World, method: string, address: string, body: string): Response {
  const headers = new Headers({ accept: 'application/ld+json', authorization: `Bearer ${tokenIn(world)}` })
  const contentType = contentTypes[method]
  if (contentType !== undefined) headers.set('content-type', contentType)
  return answerOf(world, new Request(address, { method, headers }), body)
}
