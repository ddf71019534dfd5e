import type { User } from '#api/generated/entities.ts'
import * as users from '#api/generated/users.writes.ts'
import { fullName } from '#lib/full-name.ts'
import { confirm } from '#ui/confirm.ts'
import { messages } from './copy.ts'

/** Only a user who belongs to no company and owns none can be deleted. A missing list does not count as an empty one. */
export const isRemovable = ({ username, memberships, ownerships }: User, ownUsername: string | undefined) =>
  memberships?.length === 0 && ownerships?.length === 0 && (username === undefined || username !== ownUsername)

/** Asks, then deletes. @returns a function whose answer is true when the user was deleted */
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
