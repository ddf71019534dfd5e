import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { hasSession, ownUsername, readUser, storeUser } from '#session/session.ts'

type Known = Partial<Pick<User, 'firstName' | 'roles'>>

function remember(holder: string | undefined, { firstName, roles }: Known) {
  // Somebody may have signed out, or in, while the answer was on its way.
  if (!hasSession() || ownUsername() !== holder) return
  const before = readUser()
  storeUser({ firstName: firstName ?? before.firstName, roles: roles ?? before.roles })
}

/**
 * The top bar and the rights follow what was saved of oneself: at once what the answer says, then what the server says
 * when it is asked again. When it cannot be asked, nothing changes to the success shown (G-90).
 */
export function followOwnUser(queryClient: QueryClient, saved: Known) {
  const holder = ownUsername()
  remember(holder, saved)
  queryClient
    .query({ ...users.me({ q: ['firstName', 'roles'] }), staleTime: 0, meta: { silent: true } })
    .then((me) => remember(holder, me))
    .catch(() => undefined)
}

/** Whether this is the person signed in, as far as the token says who that is. */
export const isOneself = ({ username }: Pick<User, 'username'>) => username !== undefined && username === ownUsername()

/** The new user name of the person signed in, when saving has changed it: the server does not know the session's token any more. */
export function newUsername(before: User, { username }: Partial<Pick<User, 'username'>>) {
  return username && username !== before.username ? username : undefined
}
