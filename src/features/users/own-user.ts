import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { hasSession, ownUsername, readUser, storeUser } from '#session/session.ts'

type Known = Partial<Pick<User, 'firstName' | 'roles'>>

function remember(holder: string | undefined, { firstName, roles }: Known) {
  // The user may have signed out, or another one in, while the call was running.
  if (!hasSession() || ownUsername() !== holder) return
  const before = readUser()
  storeUser({ firstName: firstName ?? before.firstName, roles: roles ?? before.roles })
}

/**
 * Updates the top bar and the rights after the own user was saved: at once from the answer, then from a new reading. When
 * that reading fails, nothing is shown, because the save has succeeded.
 */
export function followOwnUser(queryClient: QueryClient, saved: Known) {
  const holder = ownUsername()
  remember(holder, saved)
  queryClient
    .query({ ...users.me({ q: ['firstName', 'roles'] }), staleTime: 0, meta: { silent: true } })
    .then((me) => remember(holder, me))
    .catch(() => undefined)
}

/** Whether this is the signed-in user. The token may not contain the user name; then it is false. */
export const isOneself = ({ username }: Pick<User, 'username'>) => username !== undefined && username === ownUsername()

/** The new name of the signed-in user, when saving has changed it. The server then refuses the session's token. */
export function newUsername(before: User, { username }: Partial<Pick<User, 'username'>>) {
  return username && username !== before.username ? username : undefined
}
