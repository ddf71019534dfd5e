import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.ts'
import { fullName } from '#lib/full-name.ts'
import { confirm } from '#ui/confirm.ts'
import { messages } from './copy.ts'

/** Only who is known to belong to no company and to own none; what the server did not say is not taken for « none » (T-21). */
export const isRemovable = ({ username, memberships, ownerships }: User, ownUsername: string | undefined) =>
  memberships?.length === 0 && ownerships?.length === 0 && (username === undefined || username !== ownUsername)

/** Asks, then deletes. @returns a function that tells whether the user is gone */
export function useRemoveUser() {
  const { mutateAsync: remove } = users.useRemoveUser({ success: messages.removed })
  return (user: User) =>
    confirm({
      title: messages.removeTitle,
      message: messages.removeQuestion(fullName(user)),
      danger: true,
      run: () => remove({ id: user.id }),
    })
}
