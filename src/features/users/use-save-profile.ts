import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { type UserUpdate, useUpdateUser } from '#api/generated/users.writes.ts'
import { messages } from './copy.ts'
import { followOwnUser, newUsername, noteLostRename } from './own-user.ts'

/**
 * Saves the own profile. The saved values are shown without reading them again, because a failed reading would hide the
 * success. `onRenamed` runs after a change of the user name, because the user has to sign in again.
 */
export function useSaveProfile(account: User, onRenamed: (username: string) => unknown) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateUser({ success: messages.updated, part: 'last on screen' })
  return async (body: UserUpdate) => {
    const known = { ...body, ...(await noteLostRename(account, body, update({ id: account.id, body }))) }
    const renamed = newUsername(account, known)
    if (renamed !== undefined) return onRenamed(renamed)
    queryClient.setQueryData(users.me().queryKey, { ...account, ...known })
    return followOwnUser(queryClient, known)
  }
}
