import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { mayHaveArrived } from '#api/errors.ts'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { type UserUpdate, useUpdateUser } from '#api/generated/users.writes.ts'
import { endSession } from '#api/session-end.ts'
import { noteRenaming } from '#api/token.ts'
import type { Undo } from '#api/write.ts'
import { hasSession, ownUsername, readUser, storeUser } from '#session/session.ts'
import { messages } from './copy.ts'

type Known = Partial<Pick<User, 'firstName' | 'roles'>>

function remember(holder: string | undefined, { firstName, roles }: Known) {
  // The session may have ended or changed to another user during the call.
  if (!hasSession() || ownUsername() !== holder) return
  const before = readUser()
  storeUser({ firstName: firstName ?? before.firstName, roles: roles ?? before.roles })
}

/** Updates the top bar and the rights from the answer, then by a refetch. Its failure is silent: the save has succeeded. */
export function followOwnUser(queryClient: QueryClient, saved: Known) {
  const holder = ownUsername()
  remember(holder, saved)
  queryClient
    .query({ ...users.me({ q: ['firstName', 'roles'] }), staleTime: 0, meta: { silent: true } })
    .then((me) => remember(holder, me))
    .catch(() => undefined)
}

/** Whether this is the signed-in user. False if the token has no user name. */
export const isOneself = ({ username }: Pick<User, 'username'>) => username !== undefined && username === ownUsername()

type Named = Partial<Pick<User, 'username'>>

/**
 * The new name of the signed-in user, when saving has changed it. The server then refuses the session's token, which carries
 * the old one. It may already carry the new name: after a lost answer the person has signed in with it, and saves again.
 */
export function newUsername(before: User, { username }: Named) {
  return username && username !== before.username && isOneself(before) ? username : undefined
}

/**
 * Waits for a save of the signed-in user. When the answer is lost, the server may have stored a new user name and refuse
 * the token from now on. The session then requests that name instead of the old one.
 */
export async function noteLostRename<T>(before: User, sent: Named, save: Promise<T>): Promise<T> {
  try {
    const answer = await save
    noteRenaming()
    return answer
  } catch (error) {
    noteRenaming(mayHaveArrived(error) ? newUsername(before, sent) : undefined)
    throw error
  }
}

interface Saving {
  /** True on the own profile. Elsewhere the user name says whether this is the signed-in user. */
  own?: boolean
  /** Address after the sign-in that a new user name asks for. */
  address: string
  undo?: Undo
}

/**
 * Saves a user. After a save of the signed-in one the top bar and the rights follow, or the session ends, because the user name has
 * changed. The function resolves to the known values of the own user while the session goes on.
 */
export function useSaveUser(user: User, { own = false, address, undo }: Saving) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateUser({ success: messages.updated, refetch: 'none', undo })
  return async (body: UserUpdate) => {
    const isOwn = own || isOneself(user)
    const saving = update({ id: user.id, body })
    const known = { ...body, ...(await (isOwn ? noteLostRename(user, body, saving) : saving)) }
    if (!isOwn) return undefined
    const username = newUsername(user, known)
    if (username === undefined) {
      followOwnUser(queryClient, known)
      return known
    }
    endSession({ why: 'renamed', username, address })
    return undefined
  }
}
