import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { messages } from './copy.ts'
import { followOwnUser, newUsername } from './own-user.ts'

/**
 * Saves one's own profile. What was saved is shown without asking for it again: a failure would hide the success (ACC-06).
 * `onRenamed` hears of a new user name, with which one has to sign in again.
 */
export function useSaveProfile(account: User, onRenamed: (username: string) => unknown) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = users.useUpdateUser({ success: messages.updated, leaves: true })
  return async (body: users.UserUpdate) => {
    const known = { ...body, ...(await update({ id: account.id, body })) }
    const renamed = newUsername(account, known)
    if (renamed !== undefined) return onRenamed(renamed)
    queryClient.setQueryData(users.me().queryKey, { ...account, ...known })
    return followOwnUser(queryClient, known)
  }
}
